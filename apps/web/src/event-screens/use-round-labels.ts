import { useTranslation } from 'react-i18next';
import type { RoundName } from './round-names.ts';

/** @returns the words for rounds and scores */
export function useRoundLabels() {
  const { t } = useTranslation(['events', 'tournaments']);
  return {
    roundOf: (name: RoundName): string => {
      if (name.kind === 'final') return t('events:final');
      if (name.kind === 'top') return t('events:top', { size: name.size });
      if (name.kind === 'losers-round') return t('tournaments:losersRound', { number: name.number });
      return t('tournaments:round', { number: name.number });
    },
    scoreOf: ([first, second]: readonly [number, number]): string => `${first} – ${second}`,
  };
}
