import { TRAITS } from '@amberhall/engine/language';
import type { Filter, Side, Status, Trait } from '@amberhall/engine/language';
import { HOUSES } from '@amberhall/engine/vocabulary';
import type { House } from '@amberhall/engine/vocabulary';

/** Adjectives for creatures only. */
export type CreatureWord =
  | 'flank'
  | 'center'
  | 'damaged'
  | 'undamaged'
  | 'stunned'
  | 'warded'
  | 'enraged'
  | 'token'
  | 'neighboring'
  | 'mostPowerful'
  | 'leastPowerful';
/** Adjectives for cards of any type. */
export type CardWord = Side | 'other' | 'ready' | 'exhausted' | House | 'keyraken' | Trait;
export type Adjective = CardWord | CreatureWord;

const side = (word: Side): Filter => ({ kind: 'side', side: word });
const status = (word: Status): Filter => ({ kind: 'status', status: word });

const PLAIN_ADJECTIVES: Readonly<Record<string, Filter>> = {
  friendly: side('friendly'),
  enemy: side('enemy'),
  other: { kind: 'other' },
  ready: status('ready'),
  exhausted: status('exhausted'),
  damaged: status('damaged'),
  undamaged: status('undamaged'),
  stunned: status('stunned'),
  warded: status('warded'),
  enraged: status('enraged'),
  flank: { kind: 'flank' },
  center: { kind: 'center' },
  // The pseudo house of the Keyraken's own cards.
  keyraken: { kind: 'house', house: 'keyraken' },
  token: { kind: 'token' },
  neighboring: { kind: 'neighbor-of', of: { kind: 'ref', name: 'self' } },
  mostPowerful: { kind: 'extreme', stat: 'power', most: true },
  leastPowerful: { kind: 'extreme', stat: 'power', most: false },
};

/**
 * Returns the filter that an adjective stands for.
 *
 * @throws if the word is not an adjective of the card language
 */
export function filterOf(word: string): Filter {
  const plain = PLAIN_ADJECTIVES[word];
  if (plain) return plain;
  if ((HOUSES as readonly string[]).includes(word)) return { kind: 'house', house: word as House };
  if ((TRAITS as readonly string[]).includes(word)) return { kind: 'trait', trait: word as Trait };
  throw new Error(`"${word}" is not a word of the card language`);
}
