import { useQuery } from '@tanstack/react-query';
import type { CatalogueCard } from '@amberhall/protocol';
import styles from './card-glossary.module.css';
import { CardText } from './card-text.tsx';
import { cardQueries } from './catalogue.ts';

/** The limit of entries: more would cover what is below the card. */
const MAX_ENTRIES = 3;

/** Explains the terms on a card. */
export function CardGlossary({ facts, width }: { facts: CatalogueCard; width: string }) {
  const { data: glossary = {} } = useQuery(cardQueries.glossary());
  const entries = (facts.terms ?? []).flatMap((term) => {
    const entry = glossary[term];
    return entry
      ? [{ term, name: withNumber(entry.name, facts.keywords[term]), meaning: entry.meaning }]
      : [];
  });
  if (entries.length === 0) return null;
  return (
    <dl className={styles.glossary} style={{ inlineSize: width }}>
      {entries.slice(0, MAX_ENTRIES).map(({ term, name, meaning }) => (
        <div key={term}>
          <dt>{name}</dt>
          <dd>
            <CardText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Hazardous X" is "Hazardous 3" on a card that says so. */
const withNumber = (name: string, value: number | undefined): string =>
  value === undefined ? name : name.replace(/ X$/, ` ${value}`);
