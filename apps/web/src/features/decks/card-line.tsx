import type { DeckCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { nameFromSlug } from '../cards/index.ts';
import styles from './card-line.module.css';
import type { DeckLine } from './deck-lines.ts';

/** A card of a deck list. The pointer or the focus on it shows the card; leaving it hides it. */
export function CardLine({
  card,
  facts,
  onShow,
}: DeckLine & { onShow: (card: DeckCard | undefined) => void }) {
  const { t } = useTranslation('decks');
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        onPointerEnter={() => onShow(card)}
        onFocus={() => onShow(card)}
        onClick={() => onShow(card)}
        onBlur={() => onShow(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && onShow(undefined)}
      >
        <TypeShape type={facts?.type} />
        {facts && <HiddenText>{t(`common:cardType.${facts.type}`)}</HiddenText>}
        <span className={styles.name}>{facts?.name ?? nameFromSlug(card.id)}</span>
        <HiddenText>{facts?.text}</HiddenText>
        {card.maverick && <span className={styles.mark}>{t('decks:maverick')}</span>}
        {card.enhancements && card.enhancements.length > 0 && (
          <span className={styles.mark} title={t('decks:enhanced', { icons: card.enhancements.join(', ') })}>
            +{card.enhancements.length}
          </span>
        )}
        {card.count > 1 && <b className={styles.copies}>{t('decks:copies', { count: card.count })}</b>}
      </button>
    </li>
  );
}

/** Types are told apart by shape: triangle, diamond, circle, cross. */
export const TypeShape = ({ type = '' }: { type?: string | undefined }) => (
  <i className={styles.shape} data-type={type} aria-hidden="true" />
);
