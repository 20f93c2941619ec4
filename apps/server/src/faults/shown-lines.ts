/** Stored log lines with the names that may still be shown. */
import type { LogLine, TextArg } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '@amberhall/protocol';
import { shownName } from '../replays/stored-game.ts';
import type { StoredGame } from '../replays/stored-game.ts';

/** The names of deleted accounts are replaced, as in the replay of the game. */
export function shownLines(lines: readonly RoomLine[], stored: StoredGame): RoomLine[] {
  return lines.map((line) => {
    const { log } = line;
    return log === undefined ? line : { ...line, log: shownLog(log, stored) };
  });
}

function shownLog({ text, player, ...rest }: LogLine, stored: StoredGame): LogLine {
  const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, shownArg(arg, stored)]);
  return {
    ...rest,
    text: { ...text, args: Object.fromEntries(args) },
    ...(player !== undefined && { player: shownName(player, stored) }),
  };
}

function shownArg(arg: TextArg, stored: StoredGame): TextArg {
  if (typeof arg !== 'object') return arg;
  if ('player' in arg) return { player: shownName(arg.player, stored) };
  if ('list' in arg) return { list: arg.list.map((item) => shownArg(item, stored)) };
  return arg;
}
