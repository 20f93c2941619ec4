/** How new lines of log and chat travel: those of one moment together, counted from the first. */
import type { LogLine } from '@amberhall/engine/vocabulary';
import { lineKind } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { WrittenText } from './texts.ts';
import { readText, writeText } from './texts.ts';

/** Lines of one moment whose ids follow each other. */
export type WrittenLines = [firstId: number, date: string, ...lines: WrittenLine[]];

/** A line of the game's log as its sentence alone, if it is as usual. */
export type WrittenLine =
  | WrittenText
  | { log: Omit<LogLine, 'text'> & { text: WrittenText } }
  | { notice: WrittenText }
  | { chat: NonNullable<RoomLine['chat']> };

export function writeLines(lines: readonly RoomLine[]): WrittenLines[] {
  const groups: WrittenLines[] = [];
  let open: { group: WrittenLines; nextId: number; date: string } | undefined;
  for (const line of lines) {
    if (open === undefined || open.date !== line.date || open.nextId !== line.id) {
      open = { group: [line.id, line.date], nextId: line.id, date: line.date };
      groups.push(open.group);
    }
    open.group.push(writeLine(line));
    open.nextId += 1;
  }
  return groups;
}

export function readLines(groups: readonly WrittenLines[]): RoomLine[] {
  return groups.flatMap(([firstId, date, ...lines]) =>
    lines.map((line, index) => ({ id: firstId + index, date, ...readLine(line) })),
  );
}

function writeLine({ log, notice, chat }: RoomLine): WrittenLine {
  if (log !== undefined) return writeLog(log);
  if (notice !== undefined) return { notice: writeText(notice) };
  if (chat !== undefined) return { chat };
  throw new Error('a line without anything in it');
}

function readLine(written: WrittenLine): Omit<RoomLine, 'id' | 'date'> {
  if (typeof written === 'string' || Array.isArray(written) || 'key' in written) {
    const text = readText(written);
    return { log: { kind: lineKind(text.key), text, ...playerOf(text) } };
  }
  if ('log' in written) return { log: { ...written.log, text: readText(written.log.text) } };
  if ('notice' in written) return { notice: readText(written.notice) };
  return written;
}

function writeLog({ kind, player, text }: LogLine): WrittenLine {
  const written = writeText(text);
  const isUsual = kind === lineKind(text.key) && player === playerOf(text).player;
  return isUsual ? written : { log: { kind, ...(player !== undefined && { player }), text: written } };
}

/** A line is usually about the player whom it names as such. */
function playerOf({ args }: LogLine['text']): Pick<LogLine, 'player'> {
  const about = args?.['player'];
  return typeof about === 'object' && 'player' in about ? { player: about.player } : {};
}
