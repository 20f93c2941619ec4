/** The log as turns that can be folded. */
import type { RoomLine } from '@amberhall/protocol';

export type LogFilter = 'all' | 'game' | 'chat';

/** A turn with its heading. Lines before the first turn have no heading. */
export interface LoggedTurn {
  head: RoomLine | null;
  lines: LoggedLine[];
}

export interface LoggedLine {
  line: RoomLine;
  /** The line of the ability that caused it; that line is not shown itself. */
  cause: RoomLine | undefined;
  /** Equal lines in a row are shown once. */
  times: number;
}

export function logTurns(lines: readonly RoomLine[], filter: LogFilter): LoggedTurn[] {
  const turns: LoggedTurn[] = [{ head: null, lines: [] }];
  let cause: RoomLine | undefined;
  const shown = withoutEmptySteps(lines.filter((one) => isShown(one, filter)));
  for (const [index, line] of shown.entries()) {
    const next = shown[index + 1];
    if (line.log?.kind === 'turn') turns.push({ head: line, lines: [] });
    else if (line.log?.text.key === ABILITY && next !== undefined && isEffect(next)) cause = line;
    else {
      addLine(turns.at(-1)?.lines ?? [], line, cause);
      cause = undefined;
    }
  }
  return turns.filter(({ head, lines: within }) => head !== null || within.length > 0);
}

/** The lines as they are read one after the other, with the headings of the turns among them. */
export function logLines(lines: readonly RoomLine[]): LoggedLine[] {
  return logTurns(lines, 'all').flatMap((turn) =>
    turn.head ? [{ line: turn.head, cause: undefined, times: 1 }, ...turn.lines] : turn.lines,
  );
}

const ABILITY = 'log.trigger';
/** Lines that begin something of their own, or that a player may begin. */
const BEGINNINGS = [
  'log.trigger',
  'log.play',
  'log.use.',
  'log.discard',
  'log.raiseTide',
  'log.activateProphecy',
  'log.endOfTurn',
  'log.check',
  'log.concede',
  'log.undo',
  'log.redo',
  'log.won',
];

/** Says what the ability in the line before has done. */
function isEffect({ log }: RoomLine): boolean {
  return log?.kind === 'log' && !BEGINNINGS.some((beginning) => log.text.key.startsWith(beginning));
}

function addLine(lines: LoggedLine[], line: RoomLine, cause: RoomLine | undefined): void {
  const before = lines.at(-1);
  if (before && isSameLine(before, { line, cause })) before.times += 1;
  else lines.push({ line, cause, times: 1 });
}

type LineWithCause = Pick<LoggedLine, 'line' | 'cause'>;

/** Whether the log shows both as one line when they are in a row. Lines of the chat are never the same. */
export function isSameLine(one: LineWithCause, other: LineWithCause): boolean {
  return isSame(one.line, other.line) && isSame(one.cause, other.cause);
}

function isSame(one: RoomLine | undefined, other: RoomLine | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (one.log?.kind !== 'log' || other.log?.kind !== 'log') return false;
  return JSON.stringify(one.log.text) === JSON.stringify(other.log.text);
}

/** Notices of the room appear with the chat, because they are about the people. */
function isShown({ log }: RoomLine, filter: LogFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'game' ? log !== undefined : log === undefined;
}

/** An empty section is not shown, unless it is the current one. */
function withoutEmptySteps(lines: readonly RoomLine[]): RoomLine[] {
  return lines.filter(({ log }, index) => {
    const next = lines[index + 1]?.log?.kind;
    return log?.kind !== 'step' || (next !== 'step' && next !== 'turn');
  });
}
