/** The encoding of new log and chat lines: lines with the same date share one group. */
import type { LogLine } from '@amberhall/engine/vocabulary';
import { lineKind } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { EncodedText } from './texts.ts';
import { decodeText, encodeText } from './texts.ts';

/** Lines with the same date and consecutive ids. */
export type EncodedLines = [firstId: number, date: string, ...lines: EncodedLine[]];

/** An encoded line. A log line is its text alone if kind and player follow from the text. */
export type EncodedLine =
  | EncodedText
  | { log: Omit<LogLine, 'text'> & { text: EncodedText } }
  | { notice: EncodedText }
  | { chat: NonNullable<RoomLine['chat']> }
  | { removed: NonNullable<RoomLine['removed']> };

export function encodeLines(lines: readonly RoomLine[]): EncodedLines[] {
  const groups: EncodedLines[] = [];
  let open: { group: EncodedLines; nextId: number; date: string } | undefined;
  for (const line of lines) {
    if (open === undefined || open.date !== line.date || open.nextId !== line.id) {
      open = { group: [line.id, line.date], nextId: line.id, date: line.date };
      groups.push(open.group);
    }
    open.group.push(encodeLine(line));
    open.nextId += 1;
  }
  return groups;
}

export function decodeLines(groups: readonly EncodedLines[]): RoomLine[] {
  return groups.flatMap(([firstId, date, ...lines]) =>
    lines.map((line, index) => ({ id: firstId + index, date, ...decodeLine(line) })),
  );
}

/** Adds the lines of a patch to earlier ones: new ones at the end, the others in place of those with the same id. */
export function withLines(earlier: readonly RoomLine[], added: readonly RoomLine[]): RoomLine[] {
  const last = earlier.at(-1)?.id ?? 0;
  return [...withReplaced(earlier, added), ...added.filter(({ id }) => id > last)];
}

/** Replaces lines by those of a patch with the same id. Without any, the result is the same array. */
export function withReplaced(
  lines: readonly RoomLine[],
  replacing: readonly RoomLine[],
): readonly RoomLine[] {
  const last = lines.at(-1)?.id ?? 0;
  const byId = new Map(replacing.filter(({ id }) => id <= last).map((line) => [line.id, line]));
  return byId.size === 0 ? lines : lines.map((line) => byId.get(line.id) ?? line);
}

function encodeLine({ log, notice, chat, removed }: RoomLine): EncodedLine {
  if (log !== undefined) return encodeLog(log);
  if (notice !== undefined) return { notice: encodeText(notice) };
  if (chat !== undefined) return { chat };
  if (removed !== undefined) return { removed };
  throw new Error('the line has neither log nor notice nor chat');
}

function decodeLine(encoded: EncodedLine): Omit<RoomLine, 'id' | 'date'> {
  if (typeof encoded === 'string' || Array.isArray(encoded) || 'key' in encoded) {
    const text = decodeText(encoded);
    return { log: { kind: lineKind(text.key), text, ...playerOf(text) } };
  }
  if ('log' in encoded) return { log: { ...encoded.log, text: decodeText(encoded.log.text) } };
  if ('notice' in encoded) return { notice: decodeText(encoded.notice) };
  return encoded;
}

function encodeLog({ kind, player, text }: LogLine): EncodedLine {
  const encoded = encodeText(text);
  const isUsual = kind === lineKind(text.key) && player === playerOf(text).player;
  return isUsual ? encoded : { log: { kind, ...(player !== undefined && { player }), text: encoded } };
}

/** Returns the player of a log line as it follows from the text: its argument `player`. */
function playerOf({ args }: LogLine['text']): Pick<LogLine, 'player'> {
  const about = args?.['player'];
  return typeof about === 'object' && 'player' in about ? { player: about.player } : {};
}
