import { AdminUserReply, ChangeUserReply, DecksVerifiedReply, UserSearchReply } from '@amberhall/protocol';
import type { UserChange } from '@amberhall/protocol';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

const pathOf = (username: string): string => `/api/user/${encodeURIComponent(username)}`;

/** Users with `text` in their name or an address, page by page. */
export const userSearch = (text: string) =>
  infiniteQueryOptions({
    queryKey: ['users', text],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ search: text, ...(pageParam !== '' && { after: pageParam }) });
      return call(`/api/users?${query.toString()}`, { reply: UserSearchReply, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ users, isMore }) => (isMore ? users.at(-1)?.username : undefined),
    staleTime: 0,
    // Every search is recorded in the audit log.
    refetchOnWindowFocus: false,
    retry: false,
  });

/** @throws CallError with status 404 if there is no such user */
export const findUser = (username: string) => call(pathOf(username), { reply: AdminUserReply });

/** Verifies all decks of a user. */
export const verifyDecks = (username: string) =>
  call(`${pathOf(username)}/verifyDecks`, { method: 'POST', body: {}, reply: DecksVerifiedReply });

export const saveUser = (username: string, userToChange: UserChange) =>
  call(pathOf(username), { method: 'PUT', body: { userToChange }, reply: ChangeUserReply });
