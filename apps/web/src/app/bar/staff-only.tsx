import type { Permission } from '@amberhall/protocol';
import { lazy, Suspense } from 'react';
import { useUser } from '../../lib/session.ts';

const AdminMenu = lazy(async () => ({ default: (await import('./admin-menu.tsx')).AdminMenu }));
const AdminItems = lazy(async () => ({ default: (await import('./admin-menu.tsx')).AdminItems }));

/** The flags that open a page of the staff. */
const OPENS_A_PAGE: readonly Permission[] = [
  'canEditNews',
  'canManageUsers',
  'canManageBanlist',
  'canManageMotd',
];

/** What the staff manage: a menu of the bar, or items of its one menu. Everybody else never loads it. */
export function StaffOnly({ as }: { as: 'menu' | 'items' }) {
  const user = useUser();
  if (!user || !OPENS_A_PAGE.some((permission) => user.permissions[permission])) return null;
  return <Suspense>{as === 'menu' ? <AdminMenu user={user} /> : <AdminItems user={user} />}</Suspense>;
}
