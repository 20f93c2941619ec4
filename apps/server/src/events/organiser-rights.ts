/** Who manages an event. */
import { EVENT_TEXTS } from '@amberhall/protocol';
import type { Account } from '../accounts/account-store.ts';
import { Problem } from '../http/problems.ts';
import type { EventState } from './event-state.ts';

type Rights = Pick<Account, 'id' | 'permissions'>;

/** Whether an account manages an event: as one of its organisers, or as staff. */
export function mayOrganise({ organiserIds }: Pick<EventState, 'organiserIds'>, account: Rights): boolean {
  return organiserIds.includes(account.id) || account.permissions.includes('canManageTournaments');
}

/** @throws {Problem} */
export function checkOrganiser(event: EventState, account: Rights): void {
  if (!mayOrganise(event, account)) throw new Problem(403, EVENT_TEXTS.notOrganiser);
}
