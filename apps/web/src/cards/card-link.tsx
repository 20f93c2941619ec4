import type { CatalogueCard } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { plainText } from '../lib/plain-text.ts';
import { CardFace } from './card-face.tsx';
import styles from './card-link.module.css';
import { cardName, cardQueries } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';

/** A link to the card with this name, in English or in the reader's language. An unknown name stays text. */
export function CardLink({ name, opensTab }: { name: string; opensTab: boolean }) {
  const { data: card } = useQuery({
    ...cardQueries.catalogue(),
    select: (catalogue) => cardNamed(name, catalogue),
  });
  // Loads the words of the drawn card before it is shown.
  useTranslation('card');
  const [place, setPlace] = useState<Place>();
  if (!card) return name;
  const hide = () => setPlace(undefined);
  return (
    <>
      <Link
        to={`/cards/${card.id}`}
        className={styles.link}
        {...(opensTab && { target: '_blank', rel: 'noopener' })}
        onPointerEnter={(event) => setPlace(placeBeside(event.currentTarget))}
        onPointerLeave={hide}
        onFocus={(event) => setPlace(placeBeside(event.currentTarget))}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {cardName(card.id, card)}
      </Link>
      {place &&
        createPortal(
          <span className={styles.preview} style={place} aria-hidden="true">
            <CardFace slug={card.id} facts={card} size="zoom" width={`${WIDTH}px`} />
          </span>,
          document.body,
        )}
    </>
  );
}

function cardNamed(name: string, catalogue: Catalogue): CatalogueCard | undefined {
  const sought = plainText(name.trim());
  return Object.values(catalogue).find(
    (card) =>
      plainText(card.name) === sought ||
      (card.localName !== undefined && plainText(card.localName) === sought),
  );
}

/** The size of the preview in pixels, and its distance from the link and from the edges of the screen. */
const [WIDTH, HEIGHT, GAP] = [260, 370, 8];

interface Place {
  left: number;
  top: number;
}

/** Below the link, or above it where there is no room below. */
function placeBeside(link: Element): Place {
  const { left, top, bottom } = link.getBoundingClientRect();
  const isBelow = bottom + HEIGHT + GAP * 2 <= innerHeight;
  return {
    left: Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP)),
    top: isBelow ? bottom + GAP : Math.max(GAP, top - HEIGHT - GAP),
  };
}
