import { Textarea } from '@mantine/core';
import { NEWS_LENGTH } from '@amberhall/protocol';
import type { NewsItem } from '@amberhall/protocol';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { ActionCell, Cell } from '../../../ui/table.tsx';
import styles from './news-row.module.css';

interface NewsRowProps {
  item: NewsItem;
  isBusy: boolean;
  /** @returns whether it succeeded */
  onSave: (text: string) => Promise<boolean>;
  onDelete: () => void;
}

/** One item, edited in place. */
export function NewsRow({ item, isBusy, onSave, onDelete }: NewsRowProps) {
  const { t, i18n } = useTranslation('staff');
  const [draft, setDraft] = useState<string>();
  useUnsavedChanges(draft !== undefined && draft !== item.text);
  const date = formatDate(item.datePublished, i18n.language);
  const stop = (): void => setDraft(undefined);
  const save = async (): Promise<void> => {
    if (draft !== undefined && (await onSave(draft.trim()))) stop();
  };
  return (
    <tr>
      <Cell label={t('staff:news.date')}>
        <time className={styles.date} dateTime={item.datePublished}>
          {date}
        </time>
      </Cell>
      <Cell label={t('staff:news.poster')}>{item.poster}</Cell>
      <Cell>
        {draft === undefined ? (
          <span className={styles.text}>
            <LinkedText>{item.text}</LinkedText>
          </span>
        ) : (
          <Draft label={t('staff:news.textOf', { date })} text={draft} onChange={setDraft} onCancel={stop} />
        )}
      </Cell>
      <ActionCell>
        {draft === undefined ? (
          <>
            <Button
              size="small"
              aria-label={t('staff:news.editOf', { date })}
              disabled={isBusy}
              onClick={() => setDraft(item.text)}
            >
              {t('staff:news.edit')}
            </Button>
            <ConfirmButton label={t('staff:news.deleteOf', { date })} busy={isBusy} onConfirm={onDelete}>
              {t('staff:delete')}
            </ConfirmButton>
          </>
        ) : (
          <>
            <Button size="small" onClick={stop}>
              {t('common:cancel')}
            </Button>
            <Button
              size="small"
              variant="tint"
              busy={isBusy}
              disabled={isBusy || draft.trim() === ''}
              onClick={() => void save()}
            >
              {t('staff:news.save')}
            </Button>
          </>
        )}
      </ActionCell>
    </tr>
  );
}

interface DraftProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onCancel: () => void;
}

const focus = (element: HTMLElement | null): void => element?.focus();

function Draft({ label, text, onChange, onCancel }: DraftProps) {
  const cancelByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <Textarea
      className={styles.draft}
      aria-label={label}
      ref={focus}
      rows={4}
      maxLength={NEWS_LENGTH}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={cancelByKey}
    />
  );
}
