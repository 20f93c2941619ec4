import { Textarea } from '@mantine/core';
import { NEWS_LENGTH } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';

interface AddNewsProps {
  isBusy: boolean;
  /** @returns whether it succeeded */
  onAdd: (text: string) => Promise<boolean>;
}

export function AddNews({ isBusy, onAdd }: AddNewsProps) {
  const { t } = useTranslation('staff');
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onAdd(text.trim())) setText('');
  };
  return (
    <form className={form.form} onSubmit={(event) => void submit(event)}>
      <Textarea
        label={t('staff:news.text')}
        description={t('staff:news.help')}
        rows={4}
        maxLength={NEWS_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={form.actions}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy || text.trim() === ''}>
          {t('staff:news.add')}
        </Button>
      </div>
    </form>
  );
}
