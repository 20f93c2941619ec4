import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { SectionPage } from '../../ui/section-page.tsx';
import { staffPagesFor } from './staff-pages.ts';

/** A staff page, beside links to the others that the reader may see. */
export function StaffPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const { t } = useTranslation('staff');
  const user = useUser();
  const links = user ? staffPagesFor(user.permissions) : [];
  return (
    <SectionPage
      title={title}
      lead={lead}
      section={t('staff:section')}
      links={links.map(({ to, text }) => ({ to, text: t(text) }))}
    >
      {children}
    </SectionPage>
  );
}
