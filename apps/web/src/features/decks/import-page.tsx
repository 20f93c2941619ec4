import { TextInput, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { cardQueries } from '../../cards/index.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { importDeck } from './api.ts';
import { needsProphecies, pathAfterSaving } from './deck-cards.ts';
import { DeckPage } from './deck-page.tsx';
import { linkProblem, linksIn } from './deck-links.ts';
import { useBulkImport } from './use-bulk-import.ts';

/** The time in milliseconds until the page continues after a deck was saved. */
const TO_LIST_MS = 1000;
const TO_PROPHECIES_MS = 3000;

export function ImportPage() {
  const { t } = useTranslation('decks');
  return (
    <DeckPage title={t('decks:import.title')} lead={t('decks:import.lead')}>
      <OneDeck />
      <ManyDecks />
    </DeckPage>
  );
}

function OneDeck() {
  const { t } = useTranslation('decks');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: catalogue = {} } = useQuery(cardQueries.catalogue());
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<'missing' | 'invalid'>();
  const [next, setNext] = useState<{ path: string; ms: number }>();

  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => void navigate(next.path), next.ms);
    return () => clearTimeout(timer);
  }, [next, navigate]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = linkProblem(link);
    setProblem(found);
    if (found !== undefined) return;
    void run(t('decks:import.added'), async () => {
      const deck = await importDeck(link.trim());
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
      const ms = needsProphecies(deck, catalogue) ? TO_PROPHECIES_MS : TO_LIST_MS;
      setNext({ path: pathAfterSaving(deck, catalogue), ms });
    });
  };
  return (
    <Panel title={t('decks:import.one')}>
      <p className={form.text}>{t('decks:import.help')}</p>
      <form className={form.line} noValidate onSubmit={submit}>
        <TextInput
          label={t('decks:import.link')}
          inputMode="url"
          autoComplete="off"
          placeholder={t('decks:import.sample')}
          value={link}
          error={problem && t(`decks:import.${problem}`)}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy || next !== undefined}>
          {t('decks:import.open')}
        </Button>
      </form>
      <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
    </Panel>
  );
}

function ManyDecks() {
  const { t } = useTranslation('decks');
  const [text, setText] = useState('');
  const { rows, isRunning, start, stop } = useBulkImport();
  const links = linksIn(text);
  // Leaving the page stops the import.
  useUnsavedChanges(isRunning);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start(links);
  };
  return (
    <Panel title={t('decks:bulk.title')}>
      <p className={form.text}>{t('decks:bulk.help')}</p>
      <form className={form.form} noValidate onSubmit={submit}>
        <Textarea
          label={t('decks:bulk.links')}
          rows={6}
          value={text}
          disabled={isRunning}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={form.actions}>
          <Button type="submit" busy={isRunning} disabled={isRunning || links.length === 0}>
            {t('decks:bulk.start', { count: links.length })}
          </Button>
          {isRunning && (
            <Button variant="ghost" onClick={stop}>
              {t('decks:bulk.stop')}
            </Button>
          )}
        </div>
      </form>
      {rows.length > 0 && <BulkProgress rows={rows} />}
    </Panel>
  );
}
