import type { DeckCard } from '@amberhall/protocol';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { useCardLabels } from '../../cards/index.ts';
import { EnhancementIcon } from './enhancement-icon.tsx';
import styles from './card-line.module.css';
import { nameOfLine } from './deck-lines.ts';
import type { DeckLine } from './deck-lines.ts';
import { useIconName } from './use-icon-name.ts';

/** A card of a deck list. Hover or focus shows the card. */
export function CardLine({
  card,
  facts,
  onShow,
}: DeckLine & { onShow: (card: DeckCard | undefined) => void }) {
  const { t } = useTranslation(['decks', 'card']);
  const labels = useCardLabels();
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
        {facts && <HiddenText>{t(`card:type.${facts.type}`)}</HiddenText>}
        <span className={styles.name}>{nameOfLine({ card, facts })}</span>
        {facts && <HiddenText>{labels.text(facts.text)}</HiddenText>}
        {card.maverick && <span className={styles.mark}>{t('decks:maverick')}</span>}
        {card.anomaly && <span className={styles.mark}>{t('decks:anomaly')}</span>}
        {card.unknown && <span className={styles.mark}>{t('decks:unknownCard')}</span>}
        <Icons icons={card.enhancements} />
        {card.count > 1 && <b className={styles.copies}>{t('decks:copies', { count: card.count })}</b>}
      </button>
    </li>
  );
}

/** Up to five icons that were added to the copy; a question mark where they have not been assigned. */
function Icons({ icons = [] }: { icons: readonly string[] | undefined }) {
  const { t } = useTranslation('decks');
  const iconName = useIconName();
  if (icons.length === 0) return null;
  if (icons[0] === '') {
    return (
      <span className={styles.mark} title={t('decks:enhancement.needed')}>
        ?
      </span>
    );
  }
  return (
    <span className={styles.icons} title={t('decks:enhanced', { icons: icons.map(iconName).join(', ') })}>
      {icons.map((icon, place) => (
        // The same icon can appear twice.
        <EnhancementIcon key={`${icon} ${place}`} icon={icon} />
      ))}
    </span>
  );
}

/** Types differ by shape: triangle, diamond, circle, cross. */
export const TypeShape = ({ type = '' }: { type?: string | undefined }) => (
  <i className={styles.shape} data-type={type} aria-hidden="true" />
);
