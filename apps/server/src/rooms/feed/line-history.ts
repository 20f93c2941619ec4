/** The lines of log and chat that one viewpoint has been sent, kept as text because they are rarely requested again. */
import { decodeLines, encodeLines } from '@amberhall/protocol';
import type { RoomLine } from '@amberhall/protocol';

/** The number of lines kept for viewers who scroll back. */
const LINES_KEPT = 5_000;

/** Lines with ids from 1 that are read from their source on request. */
export interface PastLines {
  count: number;
  /** @param from the first id, @param to the one after the last */
  read: (from: number, to: number) => RoomLine[];
}

export class LineHistory {
  /** By id; the first kept one has `#firstId`. */
  #lines: string[] = [];
  #firstId = 1;
  /** `null` where there is none, and once later ones have been dropped. */
  #past: PastLines | null = null;

  /** No line has been added yet. */
  begin(past: PastLines): void {
    this.#past = past;
    this.#firstId = past.count + 1;
  }

  /** @param line has the id that follows that of the last one */
  add(line: RoomLine): void {
    if (this.#lines.length === 0) this.#firstId = line.id;
    this.#lines.push(JSON.stringify(encodeLines([line])));
    if (this.#lines.length <= LINES_KEPT * 2) return;
    this.#firstId += this.#lines.length - LINES_KEPT;
    this.#lines = this.#lines.slice(-LINES_KEPT);
    this.#past = null;
  }

  /** The last `count` lines, oldest first. */
  last(count: number): RoomLine[] {
    return this.#lines.slice(-count).flatMap(read);
  }

  /** The chat line of that time. */
  chatLineOf(date: string): RoomLine | undefined {
    return this.#lines
      .filter((written) => written.includes(date))
      .flatMap(read)
      .find((line) => line.chat !== undefined && line.date === date);
  }

  /** Up to `count` lines before the line `id`, oldest first. */
  before(id: number, count: number): RoomLine[] {
    const end = Math.max(0, Math.min(id - this.#firstId, this.#lines.length));
    const kept = this.#lines.slice(Math.max(0, end - count), end).flatMap(read);
    const pastEnd = Math.min(id, (this.#past?.count ?? 0) + 1);
    const pastFrom = Math.max(1, pastEnd - (count - kept.length));
    return this.#past === null || pastFrom >= pastEnd
      ? kept
      : [...this.#past.read(pastFrom, pastEnd), ...kept];
  }
}

function read(written: string): RoomLine[] {
  return decodeLines(JSON.parse(written) as ReturnType<typeof encodeLines>);
}
