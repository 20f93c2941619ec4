/** Tournament organizers for tests. */
import type { LoggedIn, Site } from './site.ts';
import { newStaff } from './staff.ts';

const SETTINGS = {
  background: 'logos',
  cardSize: 'normal',
  optionSettings: { orderForcedAbilities: true, confirmOneClick: true, useHalfSizedCards: false },
};

/** A user with the right to manage tournaments and a key in their profile. */
export async function newOrganiser(site: Site, key: string, subdomain = ''): Promise<LoggedIn> {
  const user = await newStaff(site, 'canManageTournaments');
  await enterKey(site, user, key, subdomain);
  return user;
}

export async function enterKey(
  site: Site,
  { username, token }: LoggedIn,
  key: string,
  subdomain = '',
): Promise<void> {
  const challonge = { key, subdomain };
  const data = { username, email: `${username}@example.org`, challonge, settings: SETTINGS };
  const { body } = await site.call('PUT', `/api/account/${username}`, { token, body: { data } });
  if (body.success !== true) throw new Error(`The key was not kept: ${body.message}`);
}
