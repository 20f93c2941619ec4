import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionPage } from './section-page.tsx';

/** A page of the user's own account, beside links to the others. */
export function AccountPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <SectionPage
      title={title}
      lead={lead}
      section={t('profile:section')}
      links={[
        { to: '/profile', text: t('common:nav.profile') },
        { to: '/security', text: t('common:nav.security') },
        { to: '/reports', text: t('common:nav.reports') },
        { to: '/blocklist', text: t('common:nav.blocklist') },
      ]}
    >
      {children}
    </SectionPage>
  );
}
