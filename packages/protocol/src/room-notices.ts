/**
 * Keys of all texts of a room, with the names of their arguments. They are notices in the chat or texts of the room's
 * own prompts. The client has the words.
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
  /** After an engine fault: the move is undone, and the game continues from before it. */
  'room.moveTakenBack': ['player', 'number'],
  /** After an engine fault that cannot be repaired: the game ends without a winner. */
  'room.cannotGoOn': ['number'],
  /** A game between bots has lasted for so many turns. */
  'room.turnLimit': ['number'],
  /** Why a bot of the level "first steps" does something. */
  'room.bot.house': ['player', 'house'],
  'room.bot.play': ['player', 'card'],
  'room.bot.reap': ['player', 'card'],
  'room.bot.fight': ['player', 'card'],
  'room.bot.discard': ['player', 'card'],
  'room.bot.end': ['player'],
  'room.endedWithoutWinner': [],
  /** After a minute without activity. */
  'room.idle': ['player', 'opponent'],
  /** After some minutes without activity, by kind of game: the opponent may end the turn. */
  'room.inactive': ['player', 'opponent', 'number'],
  'room.claimed': ['player', 'opponent'],
  'room.outOfTime': ['player'],
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
