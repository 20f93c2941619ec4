import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { storeReturnPath } from '../lib/return-path.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Leads to the login and from there back to this page. */
export function LoginLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="primary" to="/login" onClick={() => storeReturnPath(`${pathname}${search}`)}>
      {t('common:nav.login')}
    </ButtonLink>
  );
}
