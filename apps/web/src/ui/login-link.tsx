import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { storeReturnPath } from '../lib/return-path.ts';
import { ButtonLink } from './button.tsx';

/** Leads to the login and from there back to this page. @param children says what the login is for */
export function LoginLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="primary" to="/login" onClick={() => storeReturnPath(`${pathname}${search}`)}>
      {children ?? t('common:nav.login')}
    </ButtonLink>
  );
}
