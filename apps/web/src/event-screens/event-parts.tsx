import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './event-screen.module.css';

const PARTS = ['pairings', 'standings', 'bracket', 'entrants'] as const;
type PartName = (typeof PARTS)[number];

interface EventPartsProps {
  /** The contents of the parts that the event has. */
  parts: Partial<Readonly<Record<PartName, ReactNode>>>;
  /** The bracket is drawn, and comes first. */
  isDrawn: boolean;
}

/** Pairings, standings, bracket and entrants. Phones show one of them at a time. */
export function EventParts({ parts, isDrawn }: EventPartsProps) {
  const { t } = useTranslation('events');
  const [part, setPart] = useState<PartName>('pairings');
  // The pairings of a large event are painted before the rest is drawn.
  const isRestDrawn = useDeferredValue(true, false);
  const beside = parts.standings === undefined ? 'entrants' : 'standings';
  const names = orderOf(beside).filter((name) => parts[name] !== undefined);
  return (
    <>
      <nav className={styles.tabs} aria-label={t('events:parts')}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === part} onClick={() => setPart(name)}>
            {t(`events:part.${name}`)}
          </button>
        ))}
      </nav>
      <div className={styles.columns}>
        {names.map((name) => (
          <div
            key={name}
            className={name === 'pairings' || name === beside ? undefined : styles.wide}
            data-chosen={name === part || undefined}
            data-drawn={(name === 'bracket' && isDrawn) || undefined}
          >
            {(name === 'pairings' || isRestDrawn) && parts[name]}
          </div>
        ))}
      </div>
    </>
  );
}

/** The part beside the pairings follows them. */
const orderOf = (beside: PartName): PartName[] => [
  'pairings',
  beside,
  ...PARTS.filter((name) => name !== 'pairings' && name !== beside),
];
