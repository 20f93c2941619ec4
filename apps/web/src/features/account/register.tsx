import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { RegisterForm } from '@amberhall/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { pageLanguage } from '../../lib/user-language.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { register as registerAccount } from './api.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { useLoginRedirect } from './use-login-redirect.ts';

const REDIRECT_MS = 2000;

type Outcome = { kind: 'none' | 'success' } | { kind: 'failed'; text: string };

export function Register() {
  const { t } = useTranslation(['account', 'sentence']);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { register, handleSubmit, formState, getValues } = useForm<RegisterForm>({
    resolver: zodResolver(RegisterForm),
    mode: 'onTouched',
    defaultValues: { username: '', email: '', password: '', passwordAgain: '' },
  });
  useLoginRedirect(outcome.kind === 'success', REDIRECT_MS, getValues('username'));

  const submit = handleSubmit(
    async ({ username, email, password }) => {
      try {
        await registerAccount({ username, email, password, language: pageLanguage() });
        setOutcome({ kind: 'success' });
      } catch (error) {
        setOutcome({ kind: 'failed', text: error instanceof CallError ? error.message : GENERIC_ERROR });
      }
    },
    () => setOutcome({ kind: 'failed', text: t('account:fieldErrors') }),
  );

  /** The properties that Mantine's fields need for the field `name`. */
  const field = (name: keyof RegisterForm, help?: string) => {
    const message = formState.errors[name]?.message;
    const error = message && translateServerMessage(message);
    return { ...register(name), error, ...(help && !error && { description: help }) };
  };

  return (
    <FormPage
      title={t('account:register.title')}
      lead={<Trans i18nKey="account:register.disclosure" components={[<Link key="link" to="/privacy" />]} />}
      foot={<Trans i18nKey="account:register.haveAccount" components={[<Link key="link" to="/login" />]} />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {outcome.kind === 'success' && <Notice kind="success">{t('account:register.success')}</Notice>}
        {outcome.kind === 'failed' && <Notice kind="error">{translateServerMessage(outcome.text)}</Notice>}
        <TextInput
          label={t('account:register.username')}
          autoComplete="username"
          autoCapitalize="none"
          {...field('username', t('account:register.usernameHelp'))}
        />
        <TextInput
          label={t('account:register.email')}
          type="email"
          autoComplete="email"
          {...field('email', t('account:register.emailHelp'))}
        />
        <PasswordField
          label={t('account:register.password')}
          autoComplete="new-password"
          {...field('password', t('account:register.passwordHelp'))}
        />
        <PasswordField
          label={t('account:register.passwordAgain')}
          autoComplete="new-password"
          {...field('passwordAgain')}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={formState.isSubmitting}
          disabled={formState.isSubmitting || outcome.kind === 'success'}
        >
          {t('account:register.submit')}
        </Button>
      </form>
    </FormPage>
  );
}
