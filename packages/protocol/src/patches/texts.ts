/** The encoding of texts: a key, and its arguments in the order in which the list of messages names them. */
import type { Text, TextArg } from '@amberhall/engine/vocabulary';
import { MESSAGES } from '@amberhall/engine/vocabulary';
import { ROOM_NOTICES } from '../room-notices.ts';

/**
 * `"log.raiseTide"`, or with arguments `["log.use.reap", "@ann", "#v7:troll"]`. A text that is not in the list of
 * messages is sent whole.
 */
export type EncodedText = string | [key: string, ...args: EncodedArg[]] | Text;

/**
 * An argument. Numbers, words and lists stay as they are. `@ann` is a player, `^dis` a house, `#v7:troll` a card (id or
 * slug may be missing), and `&` the subject. A word that begins with one of these signs or with `'` gets a `'` before it.
 */
export type EncodedArg = string | number | EncodedArg[];

const PLAYER = '@';
const HOUSE = '^';
const CARD = '#';
const SUBJECT = '&';
const WORD = "'";
const SIGNS = [PLAYER, HOUSE, CARD, SUBJECT, WORD];

const ARGUMENTS: Readonly<Record<string, readonly string[]>> = { ...MESSAGES, ...ROOM_NOTICES };

/**
 * @param subject the card that the prompt is about, encoded by `encodeCard`; arguments that are this card become `&`
 */
export function encodeText(text: Text, subject?: string): EncodedText {
  const names = ARGUMENTS[text.key];
  const { key, args } = text;
  if (names === undefined || Object.keys(args ?? {}).length !== names.length) return text;
  if (args === undefined) return key;
  const encoded: EncodedArg[] = [];
  for (const name of names) {
    const arg = args[name];
    if (arg === undefined) return text;
    encoded.push(encodeArg(arg, subject));
  }
  return [key, ...encoded];
}

export function decodeText(encoded: EncodedText, subject?: string): Text {
  if (typeof encoded === 'string') return { key: encoded };
  if (!Array.isArray(encoded)) return encoded;
  const [key, ...args] = encoded;
  const names = ARGUMENTS[key] ?? [];
  return {
    key,
    args: Object.fromEntries(names.map((name, index) => [name, decodeArg(args[index] ?? '', subject)])),
  };
}

function encodeArg(arg: TextArg, subject: string | undefined): EncodedArg {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') return SIGNS.includes(arg.charAt(0)) ? WORD + arg : arg;
  if ('player' in arg) return PLAYER + arg.player;
  if ('house' in arg) return HOUSE + arg.house;
  if ('list' in arg) return arg.list.map((item) => encodeArg(item, subject));
  const card = encodeCard(arg.card);
  return card === subject ? SUBJECT : card;
}

function decodeArg(encoded: EncodedArg, subject: string | undefined): TextArg {
  if (typeof encoded === 'number') return encoded;
  if (Array.isArray(encoded)) return { list: encoded.map((item) => decodeArg(item, subject)) };
  const rest = encoded.slice(1);
  switch (encoded.charAt(0)) {
    case PLAYER:
      return { player: rest };
    case HOUSE:
      return { house: rest as Extract<TextArg, { house: unknown }>['house'] };
    case CARD:
      return { card: decodeCard(encoded) };
    case SUBJECT:
      return { card: decodeCard(subject ?? CARD) };
    case WORD:
      return rest;
    default:
      return encoded;
  }
}

type CardArg = Extract<TextArg, { card: unknown }>['card'];

/** Returns `#v7:troll`; without an id `#:troll`, without a slug `#v7`. */
export function encodeCard({ id, slug }: CardArg): string {
  return `${CARD}${id ?? ''}${slug === undefined ? '' : `:${slug}`}`;
}

export function decodeCard(encoded: string): CardArg {
  const [id = '', slug] = encoded.slice(1).split(':');
  return { ...(slug !== undefined && { slug }), ...(id !== '' && { id }) };
}
