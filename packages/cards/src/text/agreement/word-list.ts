/** What a word of a card text can mean. Two texts of one card say the same of these, whatever their language. */
export const MEANINGS = [
  // Choices.
  'may',
  'up to',
  'any number',
  'random',
  'each',
  'other',
  // Players.
  'opponent',
  'owner',
  'friendly',
  'enemy',
  // Places.
  'hand',
  'deck',
  'top',
  'bottom',
  'discard pile',
  'archives',
  'flank',
  'neighbor',
  // Kinds of cards and what is on them.
  'artifact',
  'upgrade',
  'power',
  'armor',
  'key',
  'chain',
  'token creature',
  'tide',
  'house',
  // Effects.
  'capture',
  'destroy',
  'draw',
  'enrage',
  'exalt',
  'exhaust',
  'fight',
  'forge',
  'heal',
  'purge',
  'ready',
  'reap',
  'repeat',
  'reveal',
  'shuffle',
  'steal',
  'stun',
  'swap',
  'ward',
  // Conditions, changes and times.
  'instead',
  'cannot',
  'turn',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** The words of one language that have a meaning, in every form that its texts use. */
export interface WordList {
  readonly words: Readonly<Record<Meaning, RegExp>>;
  /** Numbers that are spelled out, from 2. */
  readonly numerals: ReadonlyMap<number, RegExp>;
}
