import { lazy, Suspense } from 'react';
import { isSameName, splitAtMentions } from '../lib/mentions.ts';
import { useUser } from '../lib/session.ts';
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

/** A line of chat with clickable addresses and cards, and marked mentions of the reader. Nothing else is interpreted. */
export function ChatText({ children, isInGame = false }: ChatTextProps) {
  // `split` with one group puts the names at odd indices.
  return children.split(CARD).map((part, index) =>
    index % 2 === 0 ? (
      <LinkedText key={index} draw={(text) => <TextWithMentions text={text} />}>
        {part}
      </LinkedText>
    ) : (
      <Suspense key={index} fallback={part}>
        <CardLink name={part} opensTab={isInGame} />
      </Suspense>
    ),
  );
}

function TextWithMentions({ text }: { text: string }) {
  const username = useUser()?.username;
  return splitAtMentions(text).map((part, index) => {
    if (index % 2 === 0) return part;
    return isSameName(part, username) ? <mark key={index}>@{part}</mark> : `@${part}`;
  });
}
