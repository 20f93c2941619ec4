import { lazy, Suspense } from 'react';
import { staffPagesFor } from '../../features/staff/staff-pages.ts';
import { useUser } from '../../lib/session.ts';

const AdminMenu = lazy(async () => ({ default: (await import('./admin-menu.tsx')).AdminMenu }));
const AdminItems = lazy(async () => ({ default: (await import('./admin-menu.tsx')).AdminItems }));

/** Staff pages: a menu of the bar, or items of the narrow menu. Other users never load it. */
export function StaffOnly({ as }: { as: 'menu' | 'items' }) {
  const user = useUser();
  if (!user || staffPagesFor(user.permissions).length === 0) return null;
  return <Suspense>{as === 'menu' ? <AdminMenu user={user} /> : <AdminItems user={user} />}</Suspense>;
}
