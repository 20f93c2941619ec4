/** The log as turns that can be folded. */
import type { RoomLine } from '@amberhall/protocol';

export type LogFilter = 'all' | 'game' | 'chat';

/** A turn with its heading; what happened before the first turn has none. */
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

/** News of the room stands with what people say: it is about them. */
function isShown({ log }: RoomLine, filter: LogFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'game' ? log !== undefined : log === undefined;
}

/** A heading with nothing under it says nothing, unless it is where we are now. */
function withoutEmptySteps(lines: readonly RoomLine[]): RoomLine[] {
  return lines.filter(({ log }, index) => {
    const next = lines[index + 1]?.log?.kind;
    return log?.kind !== 'step' || (next !== 'step' && next !== 'turn');
  });
}
