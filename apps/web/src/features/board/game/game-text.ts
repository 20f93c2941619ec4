/** Messages of the game: keys with arguments, in the reader's language. */
import type { TFunction } from 'i18next';
import type { Text, TextArg } from '@amberhall/protocol';

/** A piece of a message that is more than text. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'symbol'; name: string }
  | { kind: 'player'; player: string }
  | { kind: 'card'; slug?: string; id?: string }
  | { kind: 'house'; house: string };

/** Namespaces of the dictionary; keys of other groups are in `prompt`. */
const NAMESPACES = new Set(['prompt', 'log', 'board', 'room']);

/** `log.draw` is `draw` in the namespace `log`, `button.done` is `button.done` in `prompt`. */
export function dictionaryKey(key: string): string {
  const [group = '', ...rest] = key.split('.');
  return NAMESPACES.has(group) ? `${group}:${rest.join('.')}` : `prompt:${key}`;
}

/**
 * Arguments that are words of the client, with their place in the dictionary; `key:name` takes precedence over
 * `name`.
 */
const ARGUMENT_KEYS: Record<string, (word: string) => string> = {
  'button.key:color': (word) => `board:keyName.${word}`,
  'button.play:type': (word) => `prompt:kind.${word}`,
  'prompt.target.any:type': (word) => `prompt:many.${word}`,
  color: (word) => `board:color.${word}`,
  type: (word) => `prompt:noun.${word}`,
  verb: (word) => `prompt:verb.${word}`,
  icon: (word) => `card:symbol.${word}`,
  counter: (word) => `card:counter.${word}`,
  keyword: (word) => `card:keyword.${word}`,
  reason: (word) => `board:reason.${word}`,
};

/** Private-use characters mark the places of the pieces. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/**
 * Returns the message in pieces, in the word order of the reader's language.
 *
 * @param t of the namespaces `prompt`, `log`, `board` and `card`
 */
export function parseText(text: Text, t: TFunction): TextPart[] {
  const parts: TextPart[] = [];
  const keep = (part: TextPart): string => `${OPEN}${parts.push(part) - 1}${CLOSE}`;
  const count = [text.args?.['number'], text.args?.['amount']].find((value) => typeof value === 'number');
  const values = Object.fromEntries(
    Object.entries(text.args ?? {}).map(([name, arg]) => [
      name,
      argumentText(name, arg, { t, keep, count, key: text.key }),
    ]),
  );
  const sentence = t(dictionaryKey(text.key), {
    ...values,
    ...(count !== undefined && { count }),
    defaultValue: text.key,
  });
  return splitSentence(sentence.trim(), parts);
}

interface ParseState {
  t: TFunction;
  /** The key of the message. */
  key: string;
  keep: (part: TextPart) => string;
  count: number | undefined;
}

function argumentText(name: string, arg: TextArg, reading: ParseState): string | number {
  const { t, keep, count, key } = reading;
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'string') {
    const place = ARGUMENT_KEYS[`${key}:${name}`] ?? ARGUMENT_KEYS[name];
    if (place === undefined) return arg;
    // An argument without a translation is left out instead of shown as a code.
    return t(place(arg), { ...(count !== undefined && { count }), defaultValue: '' });
  }
  if ('player' in arg) return keep({ kind: 'player', player: arg.player });
  if ('house' in arg) return keep({ kind: 'house', house: arg.house });
  if ('list' in arg)
    return t('board:list', { items: arg.list.map((item) => String(argumentText(name, item, reading))) });
  return keep({ kind: 'card', ...arg.card });
}

function splitSentence(sentence: string, parts: readonly TextPart[]): TextPart[] {
  return sentence
    .split(/(\uE000\d+\uE001|\{[a-z]+\})/)
    .filter((piece) => piece !== '')
    .map((piece): TextPart => {
      if (piece.startsWith(OPEN)) return parts[Number(piece.slice(1, -1))] ?? { kind: 'words', text: '' };
      if (piece.startsWith('{')) return { kind: 'symbol', name: piece.slice(1, -1) };
      return { kind: 'words', text: piece };
    });
}
