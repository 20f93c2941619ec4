import type { EventKind, EventSummary } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

/** @returns the words for what an event is */
export function useEventLabels() {
  const { t, i18n } = useTranslation('events');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    kindOf: ({ kind, cutSize }: { kind: EventKind; cutSize: EventSummary['cutSize'] }): string =>
      cutSize === null
        ? t(`events:kind.${kind}`)
        : t('events:withCut', {
            kind: t(`events:kind.${kind === 'swiss-with-cut' ? 'swiss' : kind}`),
            size: cutSize,
          }),
    shareOf: (share: number): string => percent.format(share),
  };
}
