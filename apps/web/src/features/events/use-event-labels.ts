import type { EventKind, EventSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import type { RoundName } from './event-rounds.ts';

/** @returns the words for the parts of an event */
export function useEventLabels() {
  const { t, i18n } = useTranslation(['events', 'tournaments']);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    kindOf: ({ kind, cutSize }: { kind: EventKind; cutSize: EventSummary['cutSize'] }): string =>
      cutSize === null
        ? t(`events:kind.${kind}`)
        : t('events:withCut', {
            kind: t(`events:kind.${kind === 'swiss-with-cut' ? 'swiss' : kind}`),
            size: cutSize,
          }),
    roundOf: (name: RoundName): string => {
      if (name.kind === 'final') return t('events:final');
      if (name.kind === 'top') return t('events:top', { size: name.size });
      return t('tournaments:round', { number: name.number });
    },
    scoreOf: ([first, second]: readonly [number, number]): string => `${first} – ${second}`,
    shareOf: (share: number): string => percent.format(share),
  };
}
