import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { storeReturnPath } from '../lib/return-path.ts';
import { ButtonLink } from './button.tsx';
import type { Look } from './button.tsx';

type LoginLinkProps = Pick<Look, 'variant' | 'size'> & { children?: ReactNode };

/** Leads to the login and from there back to this page. @param children says what the login is for */
export function LoginLink({ variant = 'primary', size = 'medium', children }: LoginLinkProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      variant={variant}
      size={size}
      to="/login"
      onClick={() => storeReturnPath(`${pathname}${search}`)}
    >
      {children ?? t('common:nav.login')}
    </ButtonLink>
  );
}
