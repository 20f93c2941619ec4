import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@amberhall/protocol';
import { sendToLobby } from '../../lib/lobby/client.ts';
import { updateUser, useSession } from '../../lib/session.ts';

/** @returns a function that waits for a change and then refreshes everything about people */
export function usePeopleChange() {
  const queryClient = useQueryClient();
  return async (answer: Promise<object>): Promise<void> => {
    const reply = await answer;
    if ('user' in reply) takeBlockList(reply.user as User);
    await Promise.all(
      ['person', 'friends', 'blocklist'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
  };
}

/** The lobby hides the lines of blocked users. */
function takeBlockList(user: User): void {
  updateUser(user);
  const { token } = useSession.getState();
  if (token !== null) void sendToLobby('authenticate', token);
}
