import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { confirmAddress } from './api.ts';
import { FormPage } from './form-page.tsx';
import { MailedLinkUse } from './mailed-link-use.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** The target of the link in the mail to a new address: opening it changes the address of the account. */
export function ConfirmAddress() {
  const { t } = useTranslation('account');
  const link = useMailedLink();
  return (
    <FormPage
      title={t('account:address.title')}
      lead=""
      foot={<Trans i18nKey="account:address.toProfile" components={[<Link key="link" to="/profile" />]} />}
    >
      {link ? (
        <MailedLinkUse
          purpose="confirm-address"
          link={link}
          send={confirmAddress}
          working={t('account:address.working')}
          success={t('account:address.success')}
        />
      ) : (
        <Notice kind="error">{t('account:address.direct')}</Notice>
      )}
    </FormPage>
  );
}
