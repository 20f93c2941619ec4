/**
 * Every sentence that a room says beside the engine's: its key, and the names of its arguments. They
 * stand in notices of the chat, and in the room's own prompts. The client holds the words.
 */
export const ROOM_NOTICES = {
  'room.joined': ['player'],
  'room.left': ['player'],
  'room.watching': ['player'],
  'room.stoppedWatching': ['player'],
  /** The opponent may wait, or leave without a loss after 30 seconds. */
  'room.disconnected': ['player', 'opponent'],
  'room.reconnected': ['player'],
  'room.spectatorsMuted': ['player'],
  'room.spectatorsUnmuted': ['player'],
  /** A fault of ours: the move was taken back, and play goes on from before it. */
  'room.moveTakenBack': ['player', 'number'],
  /** A fault of ours that cannot be mended: the game ended without a winner. */
  'room.cannotGoOn': ['number'],
  'room.endedWithoutWinner': [],
  /** Five minutes without a sign: the opponent may end the turn. */
  'room.inactive': ['player', 'opponent'],
  'room.claimed': ['player', 'opponent'],
  'room.active': ['player'],
  /** The commands of manual mode, in one line. */
  'room.commands': ['commands'],
  'room.clockModified': ['player', 'number'],
  'room.clockStopped': ['player'],
  'room.clockStarted': ['player'],

  'room.won.title': [],
  'room.won.text': ['player'],
  'room.ended.title': [],
  'room.ended.text': [],
  'room.rematch.same': [],
  'room.rematch.swap': [],
  'room.rematch.change': [],
  'room.playOn.offer': [],
  'room.playOn.title': [],
  'room.playOn.asked': ['player'],
  'room.playOn.waiting': ['player'],
  'room.rematch.title': [],
  'room.rematch.waiting': ['player'],
  'room.rematch.askedSame': ['player'],
  'room.rematch.askedSwap': ['player'],
  'room.rematch.askedChange': ['player'],
  'room.rematch.declined': ['player'],
  'room.firstPlayer.title': [],
  'room.firstPlayer.text': [],
  'room.firstPlayer.waiting': ['player'],
  'room.firstPlayer.player': ['player'],
  'room.firstPlayer.random': [],
  'room.yes': [],
  'room.no': [],
  'room.back': [],
} as const satisfies Record<string, readonly string[]>;
export type RoomNoticeKey = keyof typeof ROOM_NOTICES;
