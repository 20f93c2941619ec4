/** The log as turns that can be folded. */
import type { RoomLine } from '@amberhall/protocol';

export type LogFilter = 'all' | 'game' | 'chat';

/** A turn with its heading. Lines before the first turn have no heading. */
export interface LoggedTurn {
  head: RoomLine | null;
  lines: RoomLine[];
}

export function logTurns(lines: readonly RoomLine[], filter: LogFilter): LoggedTurn[] {
  const turns: LoggedTurn[] = [{ head: null, lines: [] }];
  for (const line of withoutEmptySteps(lines.filter((one) => isShown(one, filter)))) {
    if (line.log?.kind === 'turn') turns.push({ head: line, lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns.filter(({ head, lines: within }) => head !== null || within.length > 0);
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
