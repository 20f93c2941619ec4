import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { activate } from './api.ts';
import { FormPage } from './form-page.tsx';
import { MailedLinkUse } from './mailed-link-use.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** The target of the link in the activation mail: opening it activates the account. */
export function Activation() {
  const { t } = useTranslation('account');
  const link = useMailedLink();
  return (
    <FormPage
      title={t('account:activation.title')}
      lead={link ? t('account:activation.lead') : ''}
      foot={<Trans i18nKey="account:activation.toLogin" components={[<Link key="link" to="/login" />]} />}
    >
      {link ? (
        <MailedLinkUse
          purpose="activate"
          link={link}
          send={activate}
          working={t('account:activation.working')}
          success={t('account:activation.success')}
          help={<Link to="/activation/mail">{t('account:activationMail.title')}</Link>}
          leadsToLogin
        />
      ) : (
        <Notice kind="error">{t('account:activation.direct')}</Notice>
      )}
    </FormPage>
  );
}
