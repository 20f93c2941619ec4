/** The notes about the counters and piles of one player. */
import type { PlayerId } from '@amberhall/protocol';
import { useGame } from '../game/game-context.tsx';
import { playerOf } from '../game/selectors.ts';
import { useBoardTranslation, useCardNames } from '../game/use-texts.ts';
import type { NoteContent, NoteRow } from './note-store.ts';

export function useKeysNote(): NoteContent {
  const { t } = useBoardTranslation();
  return { title: t('board:keys'), text: t('board:note.keys') };
}

/** Amber, and why a key costs what it does. */
export function usePoolNote(player: PlayerId): NoteContent {
  const { t } = useBoardTranslation();
  const cardName = useCardNames();
  const count = useGame((state) => playerOf(state, player)?.amber ?? 0);
  const cost = useGame((state) => playerOf(state, player)?.keyCost ?? 6);
  const changes = useGame((state) => playerOf(state, player)?.keyCostChanges);
  const rows = (changes ?? []).map(({ slug, by }) => ({ label: cardName(slug) ?? slug, value: signed(by) }));
  return {
    title: t('board:amberOfCost', { count, cost }),
    text: t('board:note.pool'),
    rows: rows.length > 0 ? [{ label: t('board:note.baseCost'), value: '' }, ...rows] : rows,
  };
}

const CHAINS_PER_CARD = 6;
/** The ladder shows this many steps. */
const STEPS_SHOWN = 4;

/** Chains, and what they cost [4.5]. */
export function useChainsNote(player: PlayerId): NoteContent {
  const { t } = useBoardTranslation();
  const count = useGame((state) => playerOf(state, player)?.chains ?? 0);
  const fewer = Math.ceil(count / CHAINS_PER_CARD);
  const steps = Math.max(STEPS_SHOWN, fewer);
  const rows = Array.from({ length: STEPS_SHOWN }, (_, index): NoteRow => {
    const step = steps - STEPS_SHOWN + index + 1;
    return {
      label: `${(step - 1) * CHAINS_PER_CARD + 1}–${step * CHAINS_PER_CARD}`,
      value: signed(-step),
      isCurrent: step === fewer,
    };
  });
  return {
    title: t('board:chainsCount', { count }),
    text: count === 0 ? t('board:note.noChains') : t('board:note.chains', { fewer }),
    rows,
  };
}

export function usePileNote(player: PlayerId, zone: 'deck' | 'discard' | 'archives' | 'purged'): NoteContent {
  const { t } = useBoardTranslation();
  const count = useGame((state) => {
    const side = playerOf(state, player);
    return (zone === 'deck' ? side?.deckSize : side?.[zone].length) ?? 0;
  });
  return { title: t(`board:pile.${zone}`, { count }), text: t(`board:note.${zone}`) };
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
