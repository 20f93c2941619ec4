import { TextInput } from '@mantine/core';
import { ALL_DECKS, DECK_NAME_LENGTH } from '@amberhall/protocol';
import type { Deck } from '@amberhall/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { plainText } from '../../lib/plain-text.ts';
import { KNOWN_SETS } from '../../lib/sets.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { Button } from '../../ui/button.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { LimitedList } from '../../ui/limited-list.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cardName, cardQueries } from '../../cards/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import {
  canSave,
  isPicked,
  NEW_ALLIANCE,
  reasonNotPickable,
  PICK_COUNT,
  prophecyChoices,
  prophecyNames,
  togglePick,
  tokenChoices,
  requestOf,
} from './alliance.ts';
import type { AllianceDraft } from './alliance.ts';
import styles from './alliance-page.module.css';
import { createAlliance } from './api.ts';
import { DeckPage } from './deck-page.tsx';
import { DeckCards } from './deck-summary.tsx';
import { useSetName } from './use-set-name.ts';

/** The time in milliseconds until the page redirects to the decks after saving. */
const BACK_MS = 1000;
/** More decks than this are searched rather than read. */
const CROWD = 15;
/** The number of decks that are shown at first. */
const SHOWN = 40;

/** Builds a deck from one house of each of three of the user's decks. */
export function AlliancePage() {
  const { t } = useTranslation('decks');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [set, setSet] = useState('');
  const [draft, setDraft] = useState(NEW_ALLIANCE);
  const [preview, setPreview] = useState<Deck>();
  const [saved, setSaved] = useState<number>();
  useUnsavedChanges(saved === undefined && (draft.name !== '' || draft.picks.length > 0));

  useEffect(() => {
    if (saved === undefined) return;
    const timer = setTimeout(() => void navigate(`/decks?deck=${saved}`), BACK_MS);
    return () => clearTimeout(timer);
  }, [saved, navigate]);

  const choose = (value: string): void => {
    setSet(value);
    setDraft({ ...NEW_ALLIANCE, name: draft.name });
    setPreview(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(t('decks:import.added'), async () => {
      const deck = await createAlliance(requestOf(draft));
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      setSaved(deck.id);
    });
  };
  return (
    <DeckPage title={t('decks:alliance.title')} lead={t('decks:alliance.lead')} isWide>
      <form className={styles.columns} noValidate onSubmit={submit}>
        <Panel title={t('decks:alliance.new')}>
          <div className={styles.body}>
            <TextInput
              label={t('decks:alliance.name')}
              autoComplete="off"
              maxLength={DECK_NAME_LENGTH}
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
            />
            <SetField value={set} onChange={choose} />
            <Picks draft={draft} />
            <Extras draft={draft} catalogue={catalogue} onChange={setDraft} />
            <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
            <div>
              <Button
                type="submit"
                variant="primary"
                busy={isBusy}
                disabled={isBusy || saved !== undefined || !canSave(draft, catalogue)}
              >
                {t('decks:alliance.save')}
              </Button>
            </div>
          </div>
        </Panel>
        <Panel title={t('decks:alliance.decks')}>
          {set === '' ? (
            <p className={styles.text}>{t('decks:alliance.selectSet')}</p>
          ) : (
            <Sources
              expansion={Number(set)}
              draft={draft}
              onPreview={setPreview}
              onToggle={(deck, house) => setDraft(togglePick(draft, deck, house, catalogue))}
            />
          )}
        </Panel>
        {preview && (
          <Panel title={preview.name} className={styles.preview}>
            <DeckCards deck={preview} />
          </Panel>
        )}
      </form>
    </DeckPage>
  );
}

function SetField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('decks');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('decks:set')}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t('decks:alliance.pleaseSelect')}</option>
        {KNOWN_SETS.map((expansion) => (
          <SetOption key={expansion} expansion={expansion} />
        ))}
      </select>
    </div>
  );
}

function SetOption({ expansion }: { expansion: number }) {
  const { name } = useSetName(expansion);
  return <option value={expansion}>{name}</option>;
}

function Picks({ draft: { picks } }: { draft: AllianceDraft }) {
  const { t } = useTranslation('decks');
  return (
    <ol className={styles.picks} aria-label={t('decks:alliance.picks')}>
      {Array.from({ length: PICK_COUNT }, (_, place) => picks[place]).map((pick, place) => (
        <li
          key={pick?.deck.uuid ?? place}
          className={styles.pick}
          data-empty={pick === undefined || undefined}
        >
          {pick ? (
            <>
              <Emblem name={pick.house} label="" size={28} />
              <span>
                <b>{t(`common:house.${pick.house}`)}</b>
                <span className={styles.from}>{pick.deck.name}</span>
              </span>
            </>
          ) : (
            t('decks:alliance.noPick')
          )}
        </li>
      ))}
    </ol>
  );
}

interface ExtrasProps {
  draft: AllianceDraft;
  catalogue: Catalogue;
  onChange: (draft: AllianceDraft) => void;
}

/** The decks that contribute the token creature and the prophecies. */
function Extras({ draft, catalogue, onChange }: ExtrasProps) {
  const { t } = useTranslation('decks');
  const tokens = tokenChoices(draft, catalogue);
  const sources = prophecyChoices(draft, catalogue);
  return (
    <>
      {tokens.length > 0 && (
        <fieldset className={styles.extras}>
          <legend>{t('decks:alliance.token')}</legend>
          {tokens.map(({ deck, card }) => (
            <button
              key={deck.uuid}
              type="button"
              aria-pressed={draft.token === card.id}
              onClick={() => onChange({ ...draft, token: card.id })}
            >
              {t('decks:alliance.tokenOf', {
                token: cardName(card.id, catalogue[card.id]),
                deck: deck.name,
              })}
            </button>
          ))}
        </fieldset>
      )}
      {sources.length > 0 && (
        <fieldset className={styles.extras}>
          <legend>{t('decks:alliance.prophecies')}</legend>
          {sources.map((deck) => (
            <button
              key={deck.uuid}
              type="button"
              aria-pressed={draft.prophecySource === deck.uuid}
              title={deck.name}
              onClick={() => onChange({ ...draft, prophecySource: deck.uuid })}
            >
              {prophecyNames(deck, catalogue)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface SourcesProps {
  expansion: number;
  draft: AllianceDraft;
  onToggle: (deck: Deck, house: string) => void;
  onPreview: (deck: Deck | undefined) => void;
}

/** The decks from which houses can be chosen. */
function Sources({ expansion, draft, onToggle, onPreview }: SourcesProps) {
  const { t } = useTranslation('decks');
  const [typed, setWords] = useState('');
  const words = useDeferredValue(typed);
  const { data, isError, refetch } = useQuery(
    deckQueries.list({
      page: 1,
      pageSize: ALL_DECKS,
      sort: 'lastUpdated',
      sortDir: 'desc',
      filter: [
        { name: 'isAlliance', value: false },
        { name: 'expansion', value: [expansion] },
      ],
    }),
  );
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{t('decks:failed')}</RetryNotice>;
  // While another set loads, the decks of the previous one are still listed.
  const decks = data?.decks.filter((deck) => deck.expansion === expansion);
  if (!data || !decks) return <Skeleton height={200} />;
  if (decks.length === 0) return <p className={styles.text}>{t('decks:alliance.noDecks')}</p>;
  const found = decks.filter(({ name }) => plainText(name).includes(plainText(words.trim())));
  return (
    <div className={styles.sources}>
      {decks.length > CROWD && (
        <div className={styles.search}>
          <SearchField label={t('decks:alliance.search')} value={typed} onChange={setWords} />
        </div>
      )}
      {found.length === 0 && <p className={styles.text}>{t('decks:alliance.noneFound')}</p>}
      <LimitedList items={found} step={SHOWN}>
        {(deck) => (
          <li key={deck.id} className={styles.source}>
            <button
              type="button"
              className={styles.name}
              onPointerEnter={() => onPreview(deck)}
              onFocus={() => onPreview(deck)}
              onClick={() => onPreview(deck)}
            >
              {deck.name}
            </button>
            <span className={styles.houses}>
              {deck.houses.map((house) => (
                <HouseButton key={house} deck={deck} house={house} draft={draft} onToggle={onToggle} />
              ))}
            </span>
          </li>
        )}
      </LimitedList>
    </div>
  );
}

interface HouseButtonProps {
  deck: Deck;
  house: string;
  draft: AllianceDraft;
  onToggle: (deck: Deck, house: string) => void;
}

function HouseButton({ deck, house, draft, onToggle }: HouseButtonProps) {
  const { t } = useTranslation('decks');
  const name = t(`common:house.${house}`);
  const obstacle = deck.status.basicRules ? reasonNotPickable(draft, deck, house) : 'invalid';
  return (
    <button
      type="button"
      className={styles.house}
      aria-pressed={isPicked(draft, deck, house)}
      aria-disabled={obstacle !== undefined || undefined}
      title={obstacle ? t(`decks:alliance.obstacle.${obstacle}`) : name}
      onClick={() => obstacle === undefined && onToggle(deck, house)}
    >
      <Emblem name={house} label={t('decks:alliance.houseOf', { house: name, deck: deck.name })} size={32} />
    </button>
  );
}
