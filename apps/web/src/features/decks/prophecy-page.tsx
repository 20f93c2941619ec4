import type { Deck, DeckCard } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { cardName, CardZoom } from '../../cards/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import { AssignmentPage, useReturnToDeck } from './assignment-page.tsx';
import { assignProphecies } from './api.ts';
import { propheciesOf } from './deck-cards.ts';
import styles from './prophecy-page.module.css';

/** The time in milliseconds until the page returns to the decks. */
const BACK_MS = 3000;
const PROPHECIES = 4;

/** Pairs four prophecies as on their two double-sided cards. */
export function ProphecyPage() {
  const { t } = useTranslation('decks');
  return (
    <AssignmentPage title={t('decks:prophecy.title')} lead={t('decks:prophecy.lead')}>
      {(deck, catalogue) => {
        const prophecies = propheciesOf(deck, catalogue);
        if (prophecies.length !== PROPHECIES)
          return <Notice kind="warning">{t('decks:prophecy.notNeeded')}</Notice>;
        return <Pairing deck={deck} prophecies={prophecies} catalogue={catalogue} />;
      }}
    </AssignmentPage>
  );
}

interface PairingProps {
  deck: Deck;
  prophecies: DeckCard[];
  catalogue: Catalogue;
}

function Pairing({ deck, prophecies, catalogue }: PairingProps) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, fail, dismiss } = useRequestStatus();
  const [isSaved, setSaved] = useState(false);
  const [first, ...others] = prophecies as [DeckCard, ...DeckCard[]];
  const [before] = useState(() => partnerOf(first, others)?.dbId);
  const [chosen, setChosen] = useState(before);
  useUnsavedChanges(!isSaved && chosen !== before);
  const [shown, setShown] = useState<string>();
  const nameOf = ({ id }: DeckCard): string => cardName(id, catalogue[id]);

  useReturnToDeck(deck.id, isSaved, BACK_MS);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen === undefined) return fail(t('decks:prophecy.choose'));
    void run(t('decks:prophecy.saved'), async () => {
      await assignProphecies(deck.id, pairsWith(first, chosen, prophecies));
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      setSaved(true);
    });
  };
  const zoom = (card: DeckCard) => ({
    onPointerEnter: () => setShown(card.id),
    onPointerLeave: () => setShown(undefined),
    onFocus: () => setShown(card.id),
    onBlur: () => setShown(undefined),
  });
  const second = others.filter(({ dbId }) => dbId !== chosen);
  return (
    <Panel title={deck.name}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.text}>{t('decks:prophecy.explanation')}</p>
        <button type="button" className={styles.first} {...zoom(first)}>
          {t('decks:prophecy.first')} <b>{nameOf(first)}</b>
        </button>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('decks:prophecy.which')}</legend>
          {others.map((card) => (
            <label key={card.dbId} className={styles.choice} {...zoom(card)}>
              <input
                type="radio"
                name="partner"
                checked={chosen === card.dbId}
                onChange={() => setChosen(card.dbId)}
              />
              {nameOf(card)}
            </label>
          ))}
        </fieldset>
        {chosen !== undefined && (
          <ol className={styles.summary} aria-label={t('decks:prophecy.summary')}>
            <li>
              {nameOf(first)} · {nameOf(others.find(({ dbId }) => dbId === chosen) ?? first)}
            </li>
            <li>{second.map(nameOf).join(' · ')}</li>
          </ol>
        )}
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
        {chosen === undefined && <p className={styles.hint}>{t('decks:prophecy.choose')}</p>}
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            disabled={isBusy || isSaved || chosen === undefined}
          >
            {t('decks:prophecy.save')}
          </Button>
        </div>
      </form>
      {shown && (
        // Card texts may still be loading: the page stays while they do.
        <Suspense>
          <div className={styles.zoom} aria-hidden="true">
            <CardZoom slug={shown} />
          </div>
        </Suspense>
      )}
    </Panel>
  );
}

const partnerOf = ({ prophecyId }: DeckCard, others: readonly DeckCard[]): DeckCard | undefined =>
  prophecyId === undefined ? undefined : others.find((other) => other.prophecyId === prophecyId);

/** The first prophecy and its partner are pair 1. The other two are pair 2. */
export function pairsWith(
  first: DeckCard,
  partner: number,
  prophecies: readonly DeckCard[],
): Record<string, 1 | 2> {
  return Object.fromEntries(
    prophecies.map(({ dbId }) => [dbId, dbId === first.dbId || dbId === partner ? 1 : 2]),
  );
}
