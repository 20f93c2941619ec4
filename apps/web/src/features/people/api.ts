import { BlockReply, FriendshipReply, FriendsReply, PersonReply, SharingReply } from '@amberhall/protocol';
import type { Sharing } from '@amberhall/protocol';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const accountOf = (username: string): string => `/api/account/${encodeURIComponent(username)}`;
const friendOf = (username: string, name: string): string =>
  `${accountOf(username)}/friends/${encodeURIComponent(name)}`;

export const peopleQueries = {
  /** A person as the viewer may see them. @param viewer the user's name; `undefined` for a visitor */
  person: (name: string, viewer: string | undefined) =>
    queryOptions({
      queryKey: ['person', name.toLowerCase(), viewer],
      queryFn: async ({ signal }) => {
        const path = `/api/people/${encodeURIComponent(name)}`;
        return (await call(path, { reply: PersonReply, signal })).person;
      },
      retry: false,
    }),
  friends: (username: string) =>
    queryOptions({
      queryKey: ['friends', username],
      queryFn: ({ signal }) => call(`${accountOf(username)}/friends`, { reply: FriendsReply, signal }),
    }),
  sharing: (username: string) =>
    queryOptions({
      queryKey: ['sharing', username],
      queryFn: async ({ signal }) =>
        (await call(`${accountOf(username)}/sharing`, { reply: SharingReply, signal })).sharing,
    }),
};

/** Asks a person, or accepts their request. */
export const askFriend = (username: string, name: string) =>
  call(friendOf(username, name), { method: 'PUT', reply: FriendshipReply });

/** Ends a friendship, withdraws or declines a request. */
export const endFriendship = (username: string, name: string) =>
  call(friendOf(username, name), { method: 'DELETE', reply: FriendshipReply });

export const share = (username: string, sharing: Sharing) =>
  call(`${accountOf(username)}/sharing`, { method: 'PUT', body: sharing, reply: SharingReply });

export const blockPerson = (username: string, name: string) =>
  call(`${accountOf(username)}/blocklist`, { method: 'POST', body: { username: name }, reply: BlockReply });

export const unblockPerson = (username: string, name: string) =>
  call(`${accountOf(username)}/blocklist/${encodeURIComponent(name)}`, {
    method: 'DELETE',
    reply: BlockReply,
  });
