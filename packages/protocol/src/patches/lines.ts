/** How new lines of log and chat travel: those of one moment together, counted from the first. */
import type { LogLine } from '@amberhall/engine/vocabulary';
import { lineKind } from '@amberhall/engine/vocabulary';
import type { RoomLine } from '../game.ts';
import type { EncodedText } from './texts.ts';
import { decodeText, encodeText } from './texts.ts';

/** Lines of one moment whose ids follow each other. */
export type EncodedLines = [firstId: number, date: string, ...lines: EncodedLine[]];

/** A line of the game's log as its sentence alone, if it is as standard. */
export type EncodedLine =
  | EncodedText
  | { log: Omit<LogLine, 'text'> & { text: EncodedText } }
  | { notice: EncodedText }
  | { chat: NonNullable<RoomLine['chat']> };

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

function encodeLine({ log, notice, chat }: RoomLine): EncodedLine {
  if (log !== undefined) return encodeLog(log);
  if (notice !== undefined) return { notice: encodeText(notice) };
  if (chat !== undefined) return { chat };
  throw new Error('a line without anything in it');
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

/** A line is usually about the player whom it names as such. */
function playerOf({ args }: LogLine['text']): Pick<LogLine, 'player'> {
  const about = args?.['player'];
  return typeof about === 'object' && 'player' in about ? { player: about.player } : {};
}
