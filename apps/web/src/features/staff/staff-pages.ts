import type { Permission } from '@amberhall/protocol';

/** The staff pages with their permissions and names, in the order of the menu. */
export const STAFF_PAGES = [
  { to: '/news', permission: 'canEditNews', text: 'staff:news.title' },
  { to: '/moderation', permission: 'canModerateChat', text: 'staff:moderation' },
  { to: '/decks/review', permission: 'canVerifyDecks', text: 'staff:review.title' },
  { to: '/users', permission: 'canManageUsers', text: 'staff:users.title' },
  { to: '/faults', permission: 'canManageGames', text: 'staff:faults' },
  { to: '/nodes', permission: 'canManageNodes', text: 'staff:nodes.title' },
  { to: '/banlist', permission: 'canManageBanlist', text: 'staff:bans.title' },
  { to: '/admin/motd', permission: 'canManageMotd', text: 'staff:motd.title' },
  { to: '/admin/audit', permission: 'isAdmin', text: 'staff:audit.title' },
] as const satisfies readonly { to: string; permission: Permission; text: string }[];

/** @returns the pages that a user with these permissions may see */
export const staffPagesFor = (permissions: Record<Permission, boolean>) =>
  STAFF_PAGES.filter(({ permission }) => permissions[permission]);
