import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';

export function FindForm({ isBusy, onFind }: { isBusy: boolean; onFind: (username: string) => void }) {
  const { t } = useTranslation('staff');
  const [username, setUsername] = useState('');
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(username.trim() === '');
    if (username.trim() !== '') onFind(username.trim());
  };
  return (
    <form className={form.line} noValidate onSubmit={submit}>
      <TextInput
        label={t('staff:users.username')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={username}
        error={isMissing && t('staff:users.required')}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" icon="search" busy={isBusy} disabled={isBusy}>
        {t('staff:users.submit')}
      </Button>
    </form>
  );
}
