import type { DeckReason, DeckStatus } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';

/** @returns a function that explains a deck's status in the reader's language */
export function useDeckReasons(): (status: Pick<DeckStatus, 'reasons'>) => string[] {
  const { t, i18n } = useTranslation('decks');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const named = ({ cards = [], more = 0 }: DeckReason): string =>
    list.format(more === 0 ? cards : [...cards, t('decks:reason.more', { number: more })]);
  return ({ reasons }) =>
    reasons.map((reason) =>
      t(`decks:reason.${reason.code}`, {
        cards: named(reason),
        number: reason.number ?? 0,
        house: reason.house === undefined ? '' : t(`common:house.${reason.house}`),
      }),
    );
}
