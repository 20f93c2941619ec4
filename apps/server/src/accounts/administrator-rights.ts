import type { Permission } from '@amberhall/protocol';

/** Whoever has these rights can give every right to everybody. `isAdmin` only shows a person as an administrator. */
export const ADMINISTRATOR_RIGHTS = [
  'canManageUsers',
  'canManagePermissions',
] as const satisfies Permission[];

export function isAdministrator({ permissions }: { permissions: readonly Permission[] }): boolean {
  return ADMINISTRATOR_RIGHTS.every((right) => permissions.includes(right));
}
