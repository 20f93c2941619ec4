import type { Measure } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../lib/format.ts';

/** @returns a function that tells the person about a measure: what, until when, and why */
export function useMeasureText(): (measure: Measure) => string {
  const { t, i18n } = useTranslation('moderation');
  return ({ kind, reason, until }) => {
    const what =
      until === null
        ? t(`moderation:toldPermanent.${kind}`)
        : t(`moderation:told.${kind}`, { date: formatMoment(until, i18n.language) });
    return `${what} ${t('moderation:why', { reason: t(`moderation:reason.${reason}`) })}`;
  };
}
