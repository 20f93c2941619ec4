import type { PlacedCard } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardFace, cardName, CardOverlay, cardQueries } from '../../cards/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import styles from './position-page.module.css';

type Listed = string | PlacedCard;

/** The cards of one zone of a position, with what lies on them. Nothing is shown of an empty zone. */
export function PositionCards({ title, cards }: { title: string; cards: readonly Listed[] }) {
  const { data: catalogue } = useQuery(cardQueries.catalogue());
  if (cards.length === 0) return null;
  return (
    <section>
      <h3 className={styles.zone}>
        {title} <span>{cards.length}</span>
      </h3>
      <ul className={styles.cards}>
        {cards.map((listed, place) => {
          const placed: PlacedCard = typeof listed === 'string' ? { card: listed } : listed;
          return (
            // The same card can lie there twice.
            <PositionCard key={`${placed.card} ${place}`} placed={placed} catalogue={catalogue} />
          );
        })}
      </ul>
    </section>
  );
}

interface PositionCardProps {
  placed: PlacedCard;
  catalogue: Catalogue | undefined;
}

function PositionCard({ placed, catalogue }: PositionCardProps) {
  const { card, house, enhancements, token } = placed;
  const facts = catalogue?.[card];
  const description = [cardName(card, facts), ...useMarks(placed, catalogue)].join(', ');
  return (
    <li title={description}>
      <HiddenText>{description}</HiddenText>
      <span className={styles.card} aria-hidden="true">
        <CardFace
          slug={card}
          facts={facts}
          size="board"
          house={house}
          enhancements={enhancements}
          width="var(--placed-width)"
        />
        <CardOverlay {...placed} isToken={token} />
      </span>
    </li>
  );
}

const STATES = ['exhausted', 'stunned', 'warded', 'enraged'] as const;
const AMOUNTS = ['damage', 'amber'] as const;

/** @returns what lies on a card, in words */
function useMarks(placed: PlacedCard, catalogue: Catalogue | undefined): string[] {
  const { t } = useTranslation(['board', 'card']);
  const { counters = {}, upgrades = [] } = placed;
  const nameOf = (slug: string): string => cardName(slug, catalogue?.[slug]);
  return [
    ...AMOUNTS.filter((mark) => (placed[mark] ?? 0) > 0).map((mark) =>
      t(`board:label.${mark}`, { count: placed[mark] ?? 0 }),
    ),
    ...STATES.filter((mark) => placed[mark]).map((mark) => t(`board:label.${mark}`)),
    ...Object.entries(counters).map(([kind, count]) =>
      t('board:label.counters', { counter: t(`card:counter.${kind}`), count }),
    ),
    ...(upgrades.length > 0 ? [t('board:label.upgrades', { items: upgrades.map(nameOf) })] : []),
  ];
}
