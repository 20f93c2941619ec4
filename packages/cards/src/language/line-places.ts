import type { LinePlace, Target } from '@amberhall/engine/language';

/** Positions in a battleline for creatures that are put or made there. */
export const anywhereInLine = 'anywhere' as const satisfies LinePlace;
export const onLeftFlank = { kind: 'flank', side: 'left' } as const satisfies LinePlace;
export const onRightFlank = { kind: 'flank', side: 'right' } as const satisfies LinePlace;
export const toTheLeft = (of: Target): LinePlace => ({ kind: 'next-to', of, side: 'left' });
export const toTheRight = (of: Target): LinePlace => ({ kind: 'next-to', of, side: 'right' });
/** The position that the creature had when it left play. */
export const inPlaceOf = (of: Target): LinePlace => ({ kind: 'in-place-of', of });
