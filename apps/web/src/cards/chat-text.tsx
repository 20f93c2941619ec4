import { lazy, Suspense } from 'react';
import { LinkedText } from '../ui/linked-text.tsx';

// Few lines name cards, and the catalogue of cards is large.
const CardLink = lazy(async () => ({ default: (await import('./card-link.tsx')).CardLink }));

/** `[[Name of a card]]`, at most as long as the longest name. */
const CARD = /\[\[([^[\]]{1,60})\]\]/;

interface ChatTextProps {
  children: string;
  /** Cards open in another tab, so that their pages do not replace a game. */
  isInGame?: boolean;
}

/** A line of chat with clickable addresses and cards. Nothing else in it is interpreted. */
export function ChatText({ children, isInGame = false }: ChatTextProps) {
  // `split` with one group puts the names at odd indices.
  return children.split(CARD).map((part, index) =>
    index % 2 === 0 ? (
      <LinkedText key={index}>{part}</LinkedText>
    ) : (
      <Suspense key={index} fallback={part}>
        <CardLink name={part} opensTab={isInGame} />
      </Suspense>
    ),
  );
}
