import type { Deck } from '@amberhall/protocol';
import { NOTES_LENGTH, TAG_LENGTH, TAGS_PER_DECK } from '@amberhall/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deckQueries } from '../../lib/deck-queries.ts';
import { useRequestStatus } from '../../lib/use-request-status.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { RequestStatusNotice } from '../../ui/request-status-notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { saveDeckNotes } from './api.ts';
import styles from './deck-notes.module.css';
import { DeckSection } from './deck-section.tsx';

/** The owner's private notes about a deck: favorite, tags and text. */
export function DeckNotes({ deck }: { deck: Deck }) {
  const { t } = useTranslation('decks');
  const queryClient = useQueryClient();
  const { outcome, isBusy, run, dismiss } = useRequestStatus();
  const [notes, setNotes] = useState(deck.notes);
  const [tags, setTags] = useState(deck.tags.join(', '));
  const [tagsId, notesId] = [useId(), useId()];
  const hasChanges = notes !== deck.notes || tagsIn(tags).join() !== deck.tags.join();
  useUnsavedChanges(!isBusy && hasChanges, 'deck', String(deck.id));

  const save = (remarks: Parameters<typeof saveDeckNotes>[1]): void => {
    void run(t('decks:remarks.saved'), async () => {
      await saveDeckNotes(deck.id, remarks);
      await queryClient.invalidateQueries({ queryKey: deckQueries.own() });
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save({ notes, tags: tagsIn(tags) });
  };
  return (
    <DeckSection
      title={t('decks:remarks.title')}
      aside={
        <Switch checked={deck.isFavorite} disabled={isBusy} onChange={(isFavorite) => save({ isFavorite })}>
          {t('decks:favorite')}
        </Switch>
      }
    >
      <form className={styles.remarks} onSubmit={submit}>
        <label className={styles.label} htmlFor={tagsId}>
          {t('decks:tags')}
        </label>
        <input
          id={tagsId}
          className={styles.field}
          value={tags}
          placeholder={t('decks:remarks.tagsHelp')}
          onChange={(event) => setTags(event.currentTarget.value)}
        />
        <label className={styles.label} htmlFor={notesId}>
          {t('decks:remarks.notes')}
        </label>
        <textarea
          id={notesId}
          className={styles.field}
          rows={3}
          maxLength={NOTES_LENGTH}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <RequestStatusNotice outcome={outcome} onDismiss={dismiss} />
        <div>
          <Button type="submit" size="small" busy={isBusy} disabled={isBusy}>
            {t('decks:remarks.save')}
          </Button>
        </div>
      </form>
    </DeckSection>
  );
}

/** Separated by commas; number and length as limited by the server. */
export function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, TAG_LENGTH));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, TAGS_PER_DECK);
}
