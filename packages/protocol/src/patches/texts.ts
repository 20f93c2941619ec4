/** How sentences travel: a key, and its arguments in the order in which the dictionary names them. */
import type { Text, TextArg } from '@amberhall/engine/vocabulary';
import { MESSAGES } from '@amberhall/engine/vocabulary';
import { ROOM_MESSAGES } from '../room-notices.ts';

/** `"log.raiseTide"`, or with arguments `["log.use.reap", "@ann", "#v7:troll"]`; else the sentence as it is. */
export type WrittenText = string | [key: string, ...args: WrittenArg[]] | Text;

/**
 * Numbers and words as they are, `@ann` for a player, `^dis` for a house, `#v7:troll` for a card (either part may be
 * missing), `&` for the card of which all this is, lists as lists. A word that begins with one of these signs, or with
 * `'`, has a `'` before it.
 */
export type WrittenArg = string | number | WrittenArg[];

const PLAYER = '@';
const HOUSE = '^';
const CARD = '#';
const SUBJECT = '&';
const WORD = "'";
const SIGNS = [PLAYER, HOUSE, CARD, SUBJECT, WORD];

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { ...MESSAGES, ...ROOM_MESSAGES };

/**
 * @param subject a card that is spoken of elsewhere, as `writeCard` writes it: here it is `&`
 */
export function writeText(text: Text, subject?: string): WrittenText {
  const names = ARGUMENTS[text.key];
  const { key, args } = text;
  if (names === undefined || Object.keys(args ?? {}).length !== names.length) return text;
  if (args === undefined) return key;
  const written: WrittenArg[] = [];
  for (const name of names) {
    const arg = args[name];
    if (arg === undefined) return text;
    written.push(writeArg(arg, subject));
  }
  return [key, ...written];
}

export function readText(written: WrittenText, subject?: string): Text {
  if (typeof written === 'string') return { key: written };
  if (!Array.isArray(written)) return written;
  const [key, ...args] = written;
  const names = ARGUMENTS[key] ?? [];
  return {
    key,
    args: Object.fromEntries(names.map((name, index) => [name, readArg(args[index] ?? '', subject)])),
  };
}

function writeArg(arg: TextArg, subject: string | undefined): WrittenArg {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') return SIGNS.includes(arg.charAt(0)) ? WORD + arg : arg;
  if ('player' in arg) return PLAYER + arg.player;
  if ('house' in arg) return HOUSE + arg.house;
  if ('list' in arg) return arg.list.map((item) => writeArg(item, subject));
  const card = writeCard(arg.card);
  return card === subject ? SUBJECT : card;
}

function readArg(written: WrittenArg, subject: string | undefined): TextArg {
  if (typeof written === 'number') return written;
  if (Array.isArray(written)) return { list: written.map((item) => readArg(item, subject)) };
  const rest = written.slice(1);
  switch (written.charAt(0)) {
    case PLAYER:
      return { player: rest };
    case HOUSE:
      return { house: rest as Extract<TextArg, { house: unknown }>['house'] };
    case CARD:
      return { card: readCard(written) };
    case SUBJECT:
      return { card: readCard(subject ?? CARD) };
    case WORD:
      return rest;
    default:
      return written;
  }
}

type CardArg = Extract<TextArg, { card: unknown }>['card'];

/** `#v7:troll`; without an id `#:troll`, without a name `#v7`. */
export function writeCard({ id, slug }: CardArg): string {
  return `${CARD}${id ?? ''}${slug === undefined ? '' : `:${slug}`}`;
}

export function readCard(written: string): CardArg {
  const [id = '', slug] = written.slice(1).split(':');
  return { ...(slug !== undefined && { slug }), ...(id !== '' && { id }) };
}
