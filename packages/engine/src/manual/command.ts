/** Commands typed into the chat in manual mode [17.1]. */
import type { CardSlug, House, KeyColor, TideLevel } from '../vocabulary.ts';
import { HOUSES, KEY_COLORS } from '../vocabulary.ts';
import type { ManualAct, TokenKind } from '../state/manual-acts.ts';
import { TOKEN_KINDS } from '../state/manual-acts.ts';

/** Commands that are about the players in the room, not the game. */
export const ROOM_COMMANDS = [
  'help',
  'manual',
  'mute-spectators',
  'disconnectme',
  'rematch',
  'rematch-swap-decks',
  'rematch-change-decks',
  'modify-clock',
  'start-clocks',
  'stop-clocks',
] as const;
export type RoomCommand = (typeof ROOM_COMMANDS)[number];

/** A typed command: a correction, something for the room, or a command that does not exist or is malformed. */
export type Command =
  | { kind: 'act'; act: ManualAct }
  /** `amount`: seconds, for the clock. */
  | { kind: 'room'; command: RoomCommand; amount: number }
  | { kind: 'wrong' };

/** Seconds by which a clock changes by default. */
const CLOCK_SECONDS = 60;
/** The highest number that is accepted. Larger ones would lose precision in sums. */
const MOST = 9_999;

/** @returns `null` if the line does not begin like a command, so that it is chat */
export function readCommand(
  line: string,
  cardNamed: (title: string) => CardSlug | undefined,
): Command | null {
  if (!/^\/[a-z]/i.test(line)) return null;
  const [word = '', ...rest] = line.slice(1).trim().split(/\s+/);
  const name = word.toLowerCase();
  if ((ROOM_COMMANDS as readonly string[]).includes(name))
    return { kind: 'room', command: name as RoomCommand, amount: numberIn(rest[0], CLOCK_SECONDS) };
  if (!Object.hasOwn(READERS, name)) return { kind: 'wrong' };
  const act = READERS[name as keyof typeof READERS](rest, cardNamed);
  return act === null ? { kind: 'wrong' } : { kind: 'act', act };
}

type Reader = (words: string[], cardNamed: (title: string) => CardSlug | undefined) => ManualAct | null;

const discardFromDeck: Reader = ([amount]) => ({ do: 'discard-from-deck', amount: countIn(amount) });

const READERS = {
  'active-house': ([house = '']) => {
    const named = house.toLowerCase();
    if (named === 'none') return { do: 'set-house', house: null };
    return isOneOf<House>(HOUSES, named) ? { do: 'set-house', house: named } : null;
  },
  'add-card': (words, cardNamed) => {
    const [first = '', ...others] = words;
    const isZone = first === 'hand' || first === 'deck';
    const card = cardNamed((isZone ? others : words).join(' '));
    return card === undefined ? null : { do: 'add-card', card, to: first === 'deck' ? 'deck' : 'hand' };
  },
  'cancel-prompt': () => ({ do: 'cancel-prompt' }),
  discard: ([amount]) => ({ do: 'discard', amount: countIn(amount) }),
  'discard-top-of-deck': discardFromDeck,
  discardtopofdeck: discardFromDeck,
  draw: ([amount]) =>
    Number(amount) === 0 && amount !== undefined ? null : { do: 'draw', amount: countIn(amount) },
  'first-player': ([player]) => (player === undefined ? null : { do: 'first-player', player }),
  forge: ([color]) => keyAct('forge', color),
  'give-control': () => ({ do: 'give-control' }),
  unforge: ([color]) => keyAct('unforge', color),
  mulligan: () => ({ do: 'mulligan' }),
  'reveal-hand': () => ({ do: 'reveal-hand' }),
  shuffle: () => ({ do: 'shuffle' }),
  tide: ([level = '']) =>
    isOneOf<TideLevel>(['high', 'low', 'neutral'], level) ? { do: 'set-tide', level } : null,
  token: ([token = '', amount]) =>
    isOneOf<TokenKind>(TOKEN_KINDS, token)
      ? { do: 'set-token', token, amount: Math.max(0, numberIn(amount, 1)) }
      : null,
  'token-creature': () => ({ do: 'make-token-creature' }),
} satisfies Record<string, Reader>;

/** The commands, for the list of commands. */
export const COMMANDS: readonly string[] = [...Object.keys(READERS), ...ROOM_COMMANDS].toSorted();

function keyAct(what: 'forge' | 'unforge', color: string | undefined): ManualAct | null {
  if (color === undefined) return { do: what, color: null };
  return isOneOf<KeyColor>(KEY_COLORS, color) ? { do: what, color } : null;
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}

function numberIn(word: string | undefined, otherwise: number): number {
  const number = Number(word ?? otherwise);
  return Number.isInteger(number) ? Math.max(-MOST, Math.min(MOST, number)) : otherwise;
}

/** One, unless a positive number is given. */
function countIn(word: string | undefined): number {
  return Math.max(1, numberIn(word, 1));
}
