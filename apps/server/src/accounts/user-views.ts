/** An account as other users and as its owner see it. */
import { PERMISSIONS } from '@amberhall/protocol';
import type { Permissions, Role, User, UserSummary } from '@amberhall/protocol';
import type { Account } from './account-store.ts';

const VISIBLE_CHARACTERS = 4;

/** The role that colors the name: the first one that applies. */
export function roleOf(account: Account): Role {
  const has = new Set(account.permissions);
  if (has.has('isAdmin')) return 'admin';
  if (has.has('isWinner')) return 'winner';
  if (has.has('isPreviousWinner')) return 'previouswinner';
  if (has.has('isContributor')) return 'contributor';
  if (has.has('isSupporter') || account.patreon === 2) return 'supporter';
  return 'user';
}

export function summaryOf(account: Account): UserSummary {
  return {
    username: account.username,
    name: account.username,
    avatar: account.avatar,
    role: roleOf(account),
  };
}

/** @param secrets `blockList`: names in lower case; `challongeKey`: as its owner entered it */
export function ownViewOf(
  account: Account,
  { blockList, challongeKey }: { blockList: string[]; challongeKey: string },
): User {
  const granted = new Set(account.permissions);
  return {
    ...summaryOf(account),
    id: account.id,
    email: account.email,
    registered: account.registeredAt.toISOString(),
    verified: account.verified,
    disabled: account.disabled,
    permissions: Object.fromEntries(
      PERMISSIONS.map((permission) => [permission, granted.has(permission)]),
    ) as Permissions,
    patreon: account.patreon,
    challonge: { key: masked(challongeKey), subdomain: account.challongeSubdomain },
    settings: { ...account.settings, avatar: account.avatar },
    language: account.language,
    blockList: blockList.toSorted(),
  };
}

/** Shows only the end of a key. */
export function masked(key: string): string {
  const hidden = Math.max(0, key.length - VISIBLE_CHARACTERS);
  return '*'.repeat(hidden) + key.slice(hidden);
}
