import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PromptView } from '@amberhall/protocol';
import { cardQueries } from '../../../cards/index.ts';
import type { Catalogue } from '../../../cards/index.ts';
import { useGameActions } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import styles from './name-entry.module.css';

const MIN_LENGTH = 2;
const SUGGESTIONS = 12;

const traitsOf = (cards: Catalogue) =>
  [...new Set(Object.values(cards).flatMap(({ traits }) => traits))].toSorted();
const namesOf = (cards: Catalogue) =>
  Object.values(cards)
    .map(({ name }) => name)
    .toSorted();

/**
 * Returns the card names that contain the typed text, those that start with it first. Card names are English in
 * every language.
 */
export function suggestionsFor(typed: string, names: readonly string[]): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < MIN_LENGTH) return [];
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  const begins = (name: string) => Number(name.toLowerCase().startsWith(wanted));
  return found.toSorted((a, b) => begins(b) - begins(a)).slice(0, SUGGESTIONS);
}

/** Asks for the name of a card or of a trait. */
export function NameEntry({ prompt }: { prompt: PromptView }) {
  const { t } = useBoardTranslation();
  const { enterName } = useGameActions();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const isTrait = prompt.purpose === 'name-trait';
  const { data: names = [] } = useQuery({ ...cardQueries.catalogue(), select: isTrait ? traitsOf : namesOf });
  const exact = names.find((name) => name.toLowerCase() === typed.trim().toLowerCase());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (exact !== undefined) enterName(exact);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={styles.input}
        list={listId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t(isTrait ? 'board:nameTrait' : 'board:nameCard')}
        placeholder={t(isTrait ? 'board:nameTrait' : 'board:nameCard')}
        autoComplete="off"
        maxLength={100}
      />
      <datalist id={listId}>
        {suggestionsFor(typed, names).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <button type="submit" className={styles.submit} disabled={exact === undefined}>
        {t(isTrait ? 'board:selectTrait' : 'board:selectCard')}
      </button>
    </form>
  );
}
