/** Staff for tests. */
import type { Permission } from '@amberhall/protocol';
import { ADMIN } from './site.ts';
import type { LoggedIn, Site } from './site.ts';

export function admin(site: Site): Promise<LoggedIn> {
  return site.login(ADMIN.username, ADMIN.password);
}

/** Registers a user to whom the administrator grants `permissions`, and no others. */
export async function newStaff(site: Site, ...permissions: Permission[]): Promise<LoggedIn> {
  const [user, { token }] = [await site.newUser(), await admin(site)];
  const userToChange = {
    disabled: false,
    verified: true,
    permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
  };
  await site.call('PUT', `/api/user/${user.username}`, { token, body: { userToChange } });
  return user;
}

/** The newest entries of the audit log, without ids and times. */
export async function auditEntries(site: Site, limit = 1): Promise<unknown[]> {
  const { token } = await admin(site);
  const { body } = await site.call('GET', `/api/audit?limit=${limit}`, { token });
  return body.entries.map(({ actor, act, target, details }: Record<string, unknown>) => ({
    actor,
    act,
    target,
    details,
  }));
}
