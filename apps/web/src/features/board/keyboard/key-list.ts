/** All keys of the board and their functions, used by the key handler and the help. */

/** The function of a character; its text is `does.{name}` of keys.json. */
const CHARACTERS = {
  e: 'endTurn',
  u: 'undo',
  r: 'redo',
  n: 'next',
  h: 'hand',
  b: 'line',
  o: 'opponentsLine',
  q: 'question',
  l: 'log',
  c: 'chat',
  s: 'state',
  z: 'read',
  m: 'correct',
  '?': 'help',
} as const;

export type CharacterKey = (typeof CHARACTERS)[keyof typeof CHARACTERS] | 'previous';

/**
 * Returns the shortcut of a key press. Letters are also found by their position, for other keyboard layouts.
 *
 * @returns a name, or the number of an answer, from 1
 */
export function shortcutOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): CharacterKey | number | undefined {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (key !== '?' && digit !== undefined) return Number(digit);
  const written = /^[\u0020-\u007e]$/.test(key) ? key : code.replace(/^Key/, '');
  const name = CHARACTERS[written.toLowerCase() as keyof typeof CHARACTERS] as CharacterKey | undefined;
  return name === 'next' && shiftKey ? 'previous' : name;
}

interface ListedKey {
  /** Labels as on the keyboard; words among them are `key.{word}` of keys.json. */
  keys: readonly string[];
  does: string;
}

/** The keys in groups, for the help. */
export const KEY_GROUPS: readonly { name: string; isCharacters: boolean; keys: readonly ListedKey[] }[] = [
  {
    name: 'move',
    isCharacters: false,
    keys: [
      { keys: ['tab'], does: 'tab' },
      { keys: ['←', '→'], does: 'along' },
      { keys: ['↑', '↓'], does: 'between' },
      { keys: ['home', 'end'], does: 'ends' },
      { keys: ['enter', 'space'], does: 'click' },
      { keys: ['escape'], does: 'escape' },
    ],
  },
  {
    name: 'play',
    isCharacters: true,
    keys: [{ keys: ['1–9'], does: 'answer' }, ...listed('endTurn', 'undo', 'redo', 'correct')],
  },
  {
    name: 'go',
    isCharacters: true,
    keys: [
      ...listed('next'),
      { keys: ['shift', 'N'], does: 'previous' },
      ...listed('hand', 'line', 'opponentsLine', 'question', 'log', 'chat'),
    ],
  },
  { name: 'hear', isCharacters: true, keys: listed('state', 'read', 'help') },
];

function listed(...names: CharacterKey[]): ListedKey[] {
  const keys = Object.entries(CHARACTERS);
  return names.map((does) => ({
    keys: keys.filter(([, name]) => name === does).map(([key]) => key.toUpperCase()),
    does,
  }));
}
