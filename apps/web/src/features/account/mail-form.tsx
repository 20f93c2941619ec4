import { TextInput } from '@mantine/core';
import { RECOVERY_TEXTS } from '@amberhall/protocol';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askForMail } from './api.ts';
import type { Mail } from './api.ts';
import { CaptchaField } from './captcha-field.tsx';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';

/** Starts the password reset. */
export function Forgot() {
  const { t } = useTranslation('account');
  return <MailForm mail="password-reset" title={t('account:forgot.title')} lead={t('account:forgot.lead')} />;
}

/** Requests another activation mail. */
export function ActivationMail() {
  const { t } = useTranslation('account');
  return (
    <MailForm
      mail="activation-mail"
      title={t('account:activationMail.title')}
      lead={t('account:activationMail.lead')}
    />
  );
}

type Outcome =
  | { kind: 'none' }
  | { kind: 'sending' }
  | { kind: 'success' }
  | { kind: 'failed'; text: string };

/** Requests a mail. The answer is always the same, so that it does not reveal whether the account exists. */
function MailForm({ mail, title, lead }: { mail: Mail; title: string; lead: string }) {
  const { t } = useTranslation(['account', 'sentence']);
  const [username, setUsername] = useState('');
  const [captcha, setCaptcha] = useState<string>();
  // A solution can be used once, so the next attempt starts with an empty box.
  const [tries, setTries] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });

  const isMissing = isChecked && username.trim() === '';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (username.trim() === '' || captcha === undefined) return;
    setOutcome({ kind: 'sending' });
    try {
      await askForMail(mail, { username: username.trim(), captcha });
      setOutcome({ kind: 'success' });
    } catch (error) {
      setOutcome({ kind: 'failed', text: error instanceof CallError ? error.message : GENERIC_ERROR });
      setChecked(false);
      setCaptcha(undefined);
      setTries(tries + 1);
    }
  };
  return (
    <FormPage
      title={title}
      lead={lead}
      foot={<Trans i18nKey="account:forgot.remembered" components={[<Link key="link" to="/login" />]} />}
    >
      {outcome.kind === 'success' ? (
        <Notice kind="success">{t('account:forgot.success')}</Notice>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {outcome.kind === 'failed' && <Notice kind="error">{translateServerMessage(outcome.text)}</Notice>}
          <TextInput
            label={t('account:forgot.who')}
            description={isMissing ? undefined : t('account:forgot.whoHelp')}
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            value={username}
            error={isMissing && translateServerMessage(RECOVERY_TEXTS.whoMissing)}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <CaptchaField
            key={tries}
            error={isChecked && captcha === undefined ? RECOVERY_TEXTS.captchaMissing : undefined}
            onSolved={setCaptcha}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={outcome.kind === 'sending'}
            disabled={outcome.kind === 'sending'}
          >
            {t('account:forgot.submit')}
          </Button>
        </form>
      )}
    </FormPage>
  );
}
