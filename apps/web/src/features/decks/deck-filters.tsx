import { DECK_LABELS, HouseName } from '@amberhall/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { KNOWN_SETS } from '../../lib/sets.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './deck-filters.module.css';
import { isNarrowed, NOT_NARROWED } from './list-wish.ts';
import type { DeckNarrowing } from './list-wish.ts';
import { useSetName } from './use-set-name.ts';

/** Milliseconds without a key until a name counts as typed. */
const TYPED_MS = 500;

interface DeckFiltersProps {
  narrowing: DeckNarrowing;
  onChange: (narrowing: DeckNarrowing) => void;
}

export function DeckFilters({ narrowing, onChange }: DeckFiltersProps) {
  const { t } = useTranslation('decks');
  const { data: tags = [] } = useQuery(deckQueries.tags());
  const set = (change: Partial<DeckNarrowing>): void => onChange({ ...narrowing, ...change });
  const [name, setName] = useTyped(narrowing.name, (typed) => set({ name: typed }));
  return (
    <div className={styles.filters} role="search">
      <div className={styles.name}>
        <SearchField label={t('decks:filter')} value={name} onChange={setName} />
      </div>
      <Choice label={t('decks:set')} value={narrowing.set} onChange={(value) => set({ set: value })}>
        <option value="">{t('decks:allSets')}</option>
        {KNOWN_SETS.map((expansion) => (
          <SetOption key={expansion} expansion={expansion} />
        ))}
      </Choice>
      <Choice label={t('decks:house')} value={narrowing.house} onChange={(value) => set({ house: value })}>
        <option value="">{t('decks:anyHouse')}</option>
        {HouseName.options.map((house) => (
          <option key={house} value={house}>
            {t(`common:house.${house}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('decks:status')} value={narrowing.status} onChange={(value) => set({ status: value })}>
        <option value="">{t('decks:anyStatus')}</option>
        {DECK_LABELS.map((label) => (
          <option key={label} value={label}>
            {t(`decks:label.${label}`)}
          </option>
        ))}
      </Choice>
      {tags.length > 0 && (
        <Choice label={t('decks:tags')} value={narrowing.tag} onChange={(value) => set({ tag: value })}>
          <option value="">{t('decks:anyTag')}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Choice>
      )}
      <Chip pressed={narrowing.favorite} onPress={() => set({ favorite: !narrowing.favorite })}>
        {t('decks:favorites')}
      </Chip>
      {isNarrowed(narrowing) && (
        <Button size="small" variant="ghost" icon="close" onClick={() => onChange(NOT_NARROWED)}>
          {t('decks:clear')}
        </Button>
      )}
    </div>
  );
}

function SetOption({ expansion }: { expansion: number }) {
  const { name } = useSetName(expansion);
  return <option value={expansion}>{name}</option>;
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}

/** A text as it is being typed; `onTyped` hears of it after a pause. A change from elsewhere replaces it. */
function useTyped(text: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [settled, setSettled] = useState(text);
  if (settled !== text) {
    setSettled(text);
    setTyped(text);
  }
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => tell(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed, text]);
  return [typed, setTyped] as const;
}
