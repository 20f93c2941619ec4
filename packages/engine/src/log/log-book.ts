/**
 * The lines of a game's log. A long game has thousands, and most are never read again. All but the latest are kept as short
 * texts, which take a fifth of the memory.
 */
import { lineKind, MESSAGES } from '../messages.ts';
import type { MessageArg } from '../prompts/question.ts';
import type { LogEntry } from './log.ts';

/** The fewest entries that are kept as they are. Each viewer reads those of a decision right after it. */
const LATEST = 16;

export class LogBook {
  /** Each a `Written` as JSON. */
  readonly #written: string[];
  readonly #latest: LogEntry[] = [];

  /** @param lines of an earlier book */
  constructor(lines: readonly string[] = []) {
    this.#written = lines.slice();
  }

  /** All entries as short texts. */
  get lines(): string[] {
    return this.#written.concat(this.#latest.map(write));
  }

  get length(): number {
    return this.#written.length + this.#latest.length;
  }

  push(entry: LogEntry): void {
    this.#latest.push(entry);
    if (this.#latest.length >= 2 * LATEST) this.#written.push(...this.#latest.splice(0, LATEST).map(write));
  }

  /** @param index counts from the end if it is negative */
  at(index: number): LogEntry | undefined {
    const place = index < 0 ? this.length + index : index;
    return this.slice(place, place + 1)[0];
  }

  /** @param from counts from 0, as does `to` */
  slice(from: number, to?: number): LogEntry[] {
    const written = this.#written.length;
    const latest = this.#latest.slice(
      Math.max(0, from - written),
      to === undefined ? undefined : Math.max(0, to - written),
    );
    return from >= written ? latest : this.#written.slice(from, to).map(read).concat(latest);
  }

  map<T>(look: (entry: LogEntry) => T): T[] {
    return this.slice(0).map(look);
  }

  [Symbol.iterator](): Iterator<LogEntry> {
    return this.slice(0).values();
  }
}

/** Arguments in the order of the dictionary for ordinary lines; otherwise the entry as it is. */
type Written = [key: string, ...args: WrittenArg[]] | LogEntry;

/**
 * A player is written as `@ann`, a card as `#c7:troll`; no other argument begins like that. Other arguments stay as
 * they are.
 */
type WrittenArg = MessageArg;

const PLAYER = '@';
const CARD = '#';

function write(entry: LogEntry): string {
  return JSON.stringify(isOrdinary(entry) ? writeOrdinary(entry) : entry);
}

function read(line: string): LogEntry {
  const written = JSON.parse(line) as Written;
  if (!Array.isArray(written)) return written;
  const [key, ...writtenArgs] = written;
  const args: Record<string, MessageArg> = {};
  argumentsOf(key).forEach((name, index) => (args[name] = readArg(writtenArgs[index] ?? '')));
  return {
    kind: lineKind(key),
    player: (args['player'] as { player: string }).player,
    message: { key, args },
  };
}

/** Most lines are about the player they name and have exactly the arguments of the dictionary. */
function isOrdinary({ kind, player, message: { key, args = {} } }: LogEntry): boolean {
  const about = args['player'];
  if (typeof about !== 'object' || !('player' in about) || about.player !== player) return false;
  if (kind !== lineKind(key)) return false;
  const names = argumentsOf(key);
  return names.length === Object.keys(args).length && names.every((name) => isPlain(args[name]));
}

/** The argument is present and cannot be mistaken for a player or a card. */
function isPlain(arg: MessageArg | undefined): boolean {
  return typeof arg === 'string' ? !arg.startsWith(PLAYER) && !arg.startsWith(CARD) : arg !== undefined;
}

function writeOrdinary({ message: { key, args = {} } }: LogEntry): Written {
  return [key, ...argumentsOf(key).map((name) => writeArg(args[name] ?? ''))];
}

function argumentsOf(key: string): readonly string[] {
  return MESSAGES[key as keyof typeof MESSAGES] ?? [];
}

function writeArg(arg: MessageArg): WrittenArg {
  if (typeof arg !== 'object') return arg;
  if ('player' in arg) return PLAYER + arg.player;
  if ('card' in arg && arg.hiddenFrom === undefined) return `${CARD}${arg.card}:${arg.slug}`;
  return arg;
}

function readArg(written: WrittenArg): MessageArg {
  if (typeof written !== 'string') return written;
  if (written.startsWith(PLAYER)) return { player: written.slice(1) };
  if (!written.startsWith(CARD)) return written;
  const [card = '', slug = ''] = written.slice(1).split(':');
  return { card, slug };
}
