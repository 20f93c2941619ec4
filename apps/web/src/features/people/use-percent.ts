import { useTranslation } from 'react-i18next';

/** @returns a function for the share of won games in words of the reader's language, e.g. `60%` */
export function usePercent(): (score: { wins: number; losses: number }) => string {
  const { t, i18n } = useTranslation('decks');
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return ({ wins, losses }) => t('decks:percent', { number: format.format((100 * wins) / (wins + losses)) });
}
