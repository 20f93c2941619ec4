import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardFace, useCardLabels } from '../../cards/index.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { SearchableCard } from './card-search.ts';
import styles from './card-grid.module.css';
import { SetCodes } from './set-codes.tsx';

/** The cards that are drawn at first, and with each scroll to the end. */
const STEP = 40;

/** Drawn cards that lead to their pages. More are drawn when the end of the list comes into view. */
export function CardGrid({ cards }: { cards: readonly SearchableCard[] }) {
  const { t } = useTranslation('cards');
  const [shown, setShown] = useState(STEP);
  const more = () => setShown((count) => count + STEP);
  return (
    <>
      <ul className={styles.grid}>
        {cards.slice(0, shown).map((found) => (
          <GridCard key={found.card.id} {...found} />
        ))}
      </ul>
      {shown < cards.length && (
        <ScrollEnd onReach={more}>
          <Button variant="ghost" onClick={more}>
            {t('cards:more', { count: cards.length - shown })}
          </Button>
        </ScrollEnd>
      )}
    </>
  );
}

function GridCard({ card, name }: SearchableCard) {
  const { t } = useTranslation(['cards', 'card']);
  const labels = useCardLabels();
  const label = [
    name,
    ...(card.evilTwin ? [t('card:state.evilTwin')] : []),
    card.houses.map((house) => labels.house(house)).join(', '),
    labels.type(card.type),
  ];
  return (
    <li className={styles.item}>
      <Link to={`/cards/${card.id}`} className={styles.card}>
        <HiddenText>{label.join(', ')}</HiddenText>
        <span aria-hidden="true">
          <CardFace slug={card.id} facts={card} size="hand" width="var(--grid-card)" />
        </span>
      </Link>
      <SetCodes sets={card.sets} />
    </li>
  );
}

/** How far before the end the next cards are drawn. */
const MARGIN = '800px';

function ScrollEnd({ onReach, children }: { onReach: () => void; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onReach(),
      { rootMargin: MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className={styles.end}>
      {children}
    </div>
  );
}
