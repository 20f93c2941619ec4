import type { CardView } from '@amberhall/engine/vocabulary';
import { entryOf } from './known-state.ts';
import { gainOfStatement } from './effect-gain.ts';

/** Does this upgrade make the creature it is attached to worse? */
export function hindersItsHost(upgrade: CardView): boolean {
  let gain = 0;
  for (const ability of entryOf(upgrade)?.abilities ?? []) {
    if (ability.kind === 'grant' || ability.kind === 'lose-keyword' || ability.kind === 'blank') {
      gain += gainOfStatement(ability);
    } else if (ability.kind === 'cannot' && typeof ability.who !== 'string') gain += gainOfStatement(ability);
  }
  return gain < 0;
}
