import { useId, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PromptView } from '@amberhall/protocol';
import { cardQueries, useCardLabels } from '../../../cards/index.ts';
import { useGameActions } from '../game/game-context.tsx';
import { useBoardTranslation } from '../game/use-texts.ts';
import { cardChoices, choiceNamed, suggestionsFor, traitChoices } from './name-choices.ts';
import styles from './name-entry.module.css';

/** Asks for the name of a card or of a trait. */
export function NameEntry({ prompt }: { prompt: PromptView }) {
  const { t } = useBoardTranslation();
  const { enterName } = useGameActions();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const isTrait = prompt.purpose === 'name-trait';
  const { traits } = useCardLabels();
  const { data: cards } = useQuery(cardQueries.catalogue());
  const choices = useMemo(() => {
    if (cards === undefined) return [];
    return isTrait ? traitChoices(cards, (trait) => traits([trait])) : cardChoices(cards);
  }, [cards, isTrait, traits]);
  const exact = choiceNamed(typed, choices);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (exact !== undefined) enterName(exact.value);
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
        {suggestionsFor(typed, choices).map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <button type="submit" className={styles.submit} disabled={exact === undefined}>
        {t(isTrait ? 'board:selectTrait' : 'board:selectCard')}
      </button>
    </form>
  );
}
