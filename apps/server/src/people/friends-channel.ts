/** Bus messages about friends. */
export const FRIENDS_CHANNEL = 'friends';

/** The friends or requests of these accounts have changed. */
export interface FriendsMessage {
  userIds: readonly number[];
}
