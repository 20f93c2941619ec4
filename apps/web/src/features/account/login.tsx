import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { LoginForm, RECOVERY_TEXTS } from '@amberhall/protocol';
import type { Measure } from '@amberhall/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { takeReturnPath } from '../../lib/return-path.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { signIn } from '../../lib/session.ts';
import { useMeasureText } from '../../moderation/use-measure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { login } from './api.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';

const REDIRECT_MS = 500;

type Outcome = { kind: 'none' | 'success' } | { kind: 'failed'; text: string; ban?: Measure };

export function Login() {
  const { t } = useTranslation(['account', 'sentence', 'moderation']);
  const textOf = useMeasureText();
  const navigate = useNavigate();
  const location = useLocation();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: zodResolver(LoginForm),
    mode: 'onTouched',
    defaultValues: { username: registeredName(location.state), password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form) => {
    try {
      const credentials = await login(form);
      setOutcome({ kind: 'success' });
      setTimeout(() => {
        signIn(credentials);
        void navigate(takeReturnPath());
      }, REDIRECT_MS);
    } catch (error) {
      if (!(error instanceof CallError)) return setOutcome({ kind: 'failed', text: GENERIC_ERROR });
      const { message: text, ban } = error;
      setOutcome({ kind: 'failed', text, ...(ban && { ban }) });
    }
  });

  return (
    <FormPage
      title={t('account:login.title')}
      lead={t('account:login.text')}
      foot={<Trans i18nKey="account:login.noAccount" components={[<Link key="link" to="/register" />]} />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {outcome.kind === 'success' && <Notice kind="success">{t('account:login.success')}</Notice>}
        {outcome.kind === 'failed' && (
          <Notice kind="error">
            {outcome.ban ? textOf(outcome.ban) : translateServerMessage(outcome.text)}
            {outcome.text === RECOVERY_TEXTS.notActivated && <MailLink />}
          </Notice>
        )}
        <TextInput
          label={t('account:login.username')}
          autoComplete="username"
          autoCapitalize="none"
          error={errors.username?.message && translateServerMessage(errors.username.message)}
          {...register('username')}
        />
        <PasswordField
          label={t('account:login.password')}
          autoComplete="current-password"
          error={errors.password?.message && translateServerMessage(errors.password.message)}
          {...register('password')}
        />
        <Link className={styles.beside} to="/forgot">
          {t('account:login.forgot')}
        </Link>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isSubmitting}
          disabled={isSubmitting || outcome.kind === 'success'}
        >
          {t('account:login.submit')}
        </Button>
      </form>
    </FormPage>
  );
}

/** The name of a user who comes from the registration. */
function registeredName(state: unknown): string {
  return z.object({ username: z.string() }).safeParse(state).data?.username ?? '';
}

/** The link to a new activation mail, for an account that is not activated yet. */
function MailLink() {
  const { t } = useTranslation('account');
  return (
    <>
      {' '}
      <Link to="/activation/mail">{t('account:activationMail.title')}</Link>
    </>
  );
}
