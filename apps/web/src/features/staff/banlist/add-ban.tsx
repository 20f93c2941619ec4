import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';

interface AddBanProps {
  isBusy: boolean;
  /** @returns whether it was done */
  onAdd: (ip: string) => Promise<boolean>;
}

export function AddBan({ isBusy, onAdd }: AddBanProps) {
  const { t } = useTranslation('staff');
  const [ip, setIp] = useState('');
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(ip.trim() === '');
    if (ip.trim() !== '' && (await onAdd(ip.trim()))) setIp('');
  };
  return (
    <form className={form.line} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('staff:bans.ip')}
        description={t('staff:bans.help')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={ip}
        error={isMissing && t('staff:bans.required')}
        onChange={(event) => {
          setIp(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy} disabled={isBusy}>
        {t('staff:bans.submit')}
      </Button>
    </form>
  );
}
