import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallError, GENERIC_ERROR } from '../../lib/http.ts';
import { SHARED_BY_USERS } from '../../lib/query-client.ts';
import { translateServerMessage } from '../../lib/server-messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { activate } from './api.ts';
import type { MailedLink } from './api.ts';
import { FormPage } from './form-page.tsx';
import { useLoginRedirect } from './use-login-redirect.ts';
import { useMailedLink } from './use-mailed-link.ts';

const REDIRECT_MS = 3000;

/** The target of the link in the activation mail: opening it activates the account. */
export function Activation() {
  const { t } = useTranslation(['account', 'sentence']);
  const link = useMailedLink();
  return (
    <FormPage
      title={t('account:activation.title')}
      lead={link ? t('account:activation.lead') : ''}
      foot={<Trans i18nKey="account:activation.toLogin" components={[<Link key="link" to="/login" />]} />}
    >
      {link ? <Activating link={link} /> : <Notice kind="error">{t('account:activation.direct')}</Notice>}
    </FormPage>
  );
}

function Activating({ link }: { link: MailedLink }) {
  const { t } = useTranslation(['account', 'sentence']);
  // The link can be used once. As a query, it is used once, however often the page renders.
  const { isSuccess, error } = useQuery({
    queryKey: ['activate', link.id, link.token],
    queryFn: () => activate(link),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    meta: SHARED_BY_USERS,
  });
  useLoginRedirect(isSuccess, REDIRECT_MS);
  if (isSuccess) return <Notice kind="success">{t('account:activation.success')}</Notice>;
  if (!error) return <Notice kind="info">{t('account:activation.working')}</Notice>;
  return (
    <Notice kind="error">
      {translateServerMessage(error instanceof CallError ? error.message : GENERIC_ERROR)}{' '}
      <Link to="/activation/mail">{t('account:activationMail.title')}</Link>
    </Notice>
  );
}
