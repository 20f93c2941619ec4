import { zodResolver } from '@hookform/resolvers/zod';
import { NewPassword } from '@amberhall/protocol';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { finishPasswordReset } from './api.ts';
import type { MailedLink } from './api.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { useLoginRedirect } from './use-login-redirect.ts';
import { useMailedLink } from './use-mailed-link.ts';

const REDIRECT_MS = 3000;

const ResetForm = z
  .object({ password: NewPassword, passwordAgain: z.string().min(1, 'You must confirm your password') })
  .refine((form) => form.passwordAgain === '' || form.password === form.passwordAgain, {
    path: ['passwordAgain'],
    error: 'The passwords you have entered do not match',
  });
type ResetForm = z.infer<typeof ResetForm>;

/** The target of the link in the password reset mail. */
export function ResetPassword() {
  const { t } = useTranslation(['account', 'sentence']);
  const link = useMailedLink();
  return (
    <FormPage
      title={t('account:reset.title')}
      lead={link ? t('account:reset.lead') : ''}
      foot={<Trans i18nKey="account:forgot.remembered" components={[<Link key="link" to="/login" />]} />}
    >
      {link ? <NewPasswordForm link={link} /> : <Notice kind="error">{t('account:reset.direct')}</Notice>}
    </FormPage>
  );
}

type Outcome = { kind: 'none' | 'success' } | { kind: 'failed'; text: string };

function NewPasswordForm({ link }: { link: MailedLink }) {
  const { t } = useTranslation(['account', 'sentence']);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { register, handleSubmit, formState } = useForm<ResetForm>({
    resolver: zodResolver(ResetForm),
    mode: 'onTouched',
    defaultValues: { password: '', passwordAgain: '' },
  });
  useLoginRedirect(outcome.kind === 'success', REDIRECT_MS);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await finishPasswordReset({ ...link, newPassword: password });
      setOutcome({ kind: 'success' });
    } catch (error) {
      setOutcome({ kind: 'failed', text: error instanceof CallError ? error.message : GENERIC_ERROR });
    }
  });
  const field = (name: keyof ResetForm) => {
    const message = formState.errors[name]?.message;
    return { ...register(name), error: message && translateServerMessage(message) };
  };
  if (outcome.kind === 'success') return <Notice kind="success">{t('account:reset.success')}</Notice>;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {outcome.kind === 'failed' && <Notice kind="error">{translateServerMessage(outcome.text)}</Notice>}
      <PasswordField label={t('account:reset.password')} autoComplete="new-password" {...field('password')} />
      <PasswordField
        label={t('account:reset.passwordAgain')}
        autoComplete="new-password"
        {...field('passwordAgain')}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={formState.isSubmitting}
        disabled={formState.isSubmitting}
      >
        {t('account:reset.submit')}
      </Button>
    </form>
  );
}
