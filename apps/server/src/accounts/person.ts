/** A person in the lobby or at a table: an account, a guest, or the bot. */
import type { Automation } from '@amberhall/engine/vocabulary';
import { DEFAULT_SETTINGS } from '@amberhall/protocol';
import type { Measure, OptionSettings, Permission, UserSummary } from '@amberhall/protocol';
import { summaryOf } from './user-views.ts';
import { keyOf } from './account-store.ts';
import type { Account } from './account-store.ts';
import type { PlayerKind } from '../database/schema.ts';

export interface Person {
  kind: PlayerKind;
  /** `null` for guests and bots. */
  userId: number | null;
  summary: UserSummary;
  permissions: ReadonlySet<Permission>;
  /** Names in lower case of those whom this person has blocked. */
  blocked: ReadonlySet<string>;
  registeredAt: Date | null;
  /** The latest mute, which may have ended. */
  mute?: Measure;
  automation: Automation;
}

/** @param blocked names in lower case */
export function personOf(account: Account, blocked: readonly string[], mute?: Measure): Person {
  return {
    kind: 'user',
    userId: account.id,
    summary: summaryOf(account),
    permissions: new Set(account.permissions),
    blocked: new Set(blocked),
    registeredAt: account.registeredAt,
    ...(mute && { mute }),
    automation: automationOf(account.settings.optionSettings),
  };
}

/** A person without an account, or the bot, with a name that no account can have. */
export function guestOrBot(name: string, kind: Exclude<PlayerKind, 'user'>): Person {
  return {
    kind,
    userId: null,
    summary: { username: name, name, avatar: null, role: 'user' },
    permissions: new Set(),
    blocked: new Set(),
    registeredAt: null,
    automation: automationOf(DEFAULT_SETTINGS.optionSettings),
  };
}

export function nameOf(person: Person): string {
  return person.summary.username;
}

export function hasBlocked(person: Person, other: Person): boolean {
  return hasBlockedName(person, other.summary);
}

export function hasBlockedName(person: Person, { username }: UserSummary): boolean {
  return person.blocked.has(keyOf(username));
}

function automationOf(settings: OptionSettings): Automation {
  return {
    takeOnlyTarget: true,
    orderTriggers: !settings.orderForcedAbilities,
    takeOnlyAction: !settings.confirmOneClick,
  };
}
