import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardFace } from '../../cards/index.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { SearchableCard } from './card-search.ts';
import styles from './card-grid.module.css';
import { ScrollSteps } from './scroll-steps.tsx';
import { SetCodes } from './set-codes.tsx';
import { useCardTitle } from './use-card-title.ts';

export interface FoundCardsProps {
  cards: readonly SearchableCard[];
  /** The number of the user's decks by the slugs of their cards. */
  owned: ReadonlyMap<string, number>;
}

/** Drawn cards that lead to their pages. */
export function CardGrid({ cards, owned }: FoundCardsProps) {
  return (
    <ScrollSteps items={cards}>
      {(shown) => (
        <ul className={styles.grid}>
          {shown.map((found) => (
            <GridCard key={found.card.id} found={found} decks={owned.get(found.card.id)} />
          ))}
        </ul>
      )}
    </ScrollSteps>
  );
}

function GridCard({ found, decks }: { found: SearchableCard; decks: number | undefined }) {
  const { t } = useTranslation('cards');
  const titleOf = useCardTitle();
  const { card } = found;
  return (
    <li className={styles.item}>
      <Link to={`/cards/${card.id}`} className={styles.card}>
        <HiddenText>{titleOf(found)}</HiddenText>
        <span aria-hidden="true">
          <CardFace slug={card.id} facts={card} size="hand" width="var(--grid-card)" />
        </span>
      </Link>
      <SetCodes sets={card.sets} />
      {decks !== undefined && <p className={styles.owned}>{t('cards:owned', { number: decks })}</p>}
    </li>
  );
}
