import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';

interface BlockFormProps {
  isBusy: boolean;
  /** @returns whether it was done */
  onBlock: (name: string) => Promise<boolean>;
}

export function BlockForm({ isBusy, onBlock }: BlockFormProps) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && (await onBlock(name.trim()))) setName('');
  };
  return (
    <form className={form.line} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('profile:blocklist.username')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={name}
        error={isMissing && t('profile:blocklist.required')}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy}>
        {t('profile:blocklist.block')}
      </Button>
    </form>
  );
}
