import type { Effect } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { sentences } from './effects.ts';
import { capitalized } from './grammar.ts';
import { HEADINGS, houseName } from './lexicon.ts';
import { named, possessiveOf } from './nouns.ts';
import { playerDoes } from './players.ts';
import type { TextTable } from '../tables.ts';
import { beginSentence } from '../render-context.ts';

type GameKind =
  | 'raise-tide'
  | 'choose-house'
  | 'name-card'
  | 'choose-number'
  | 'choose-player'
  | 'choose-trait'
  | 'reset-tide'
  | 'trigger'
  | 'fulfil'
  | 'flip-prophecy'
  | 'stop-fight'
  | 'stop-event'
  | 'end-turn'
  | 'extra-turn'
  | 'change-active-house'
  | 'custom';

const IDENTITIES = {
  'opponent-identity': ' on your opponent’s identity card',
  'your-identity': ' on your identity card',
} as const;

const PLAYERS_IN = { haunted: 'a haunted player', overwhelmed: 'an overwhelmed player' } as const;

export const gameEffects: Pick<TextTable<Effect>, GameKind> = {
  'raise-tide': ({ who = 'you' }, context) => `${playerDoes(who, 'raise', 'raises', context)} the tide`,
  'choose-house': ({ among, by = 'you' }, context) =>
    `${playerDoes(by, 'choose', 'chooses', context)} a house${among ? IDENTITIES[among] : ''}`,
  'choose-player': ({ state, do: then }, context) => {
    const choice = `choose ${state === undefined ? 'a player' : PLAYERS_IN[state]}`;
    if (then === undefined) return choice;
    beginSentence(context);
    return `${choice}. ${capitalized(sentences(then, context))}`;
  },
  'choose-trait': () => 'choose a trait',
  'reset-tide': () => 'the tide is neither high nor low',
  'name-card': ({ number = 1 }) => (number === 1 ? 'name a card' : `name ${number} cards`),
  'choose-number': ({ max }, context) => {
    context.amountVerb = 'chosen';
    return max === undefined ? 'choose a number' : `choose a number up to ${amount(max, context)}`;
  },
  trigger: ({ header, of, each }, context) => {
    if (each)
      return `resolve each of ${possessiveOf(of, context)} “${HEADINGS[header]}:” abilities as if you controlled it`;
    return of.kind === 'ref' || of.zone === undefined
      ? `resolve ${possessiveOf(of, context)} “${HEADINGS[header]}:” ability as if you controlled it`
      : `resolve the “${HEADINGS[header]}:” ability of ${named(of, context)} as if you controlled it`;
  },
  fulfil: ({ target }, context) => `fulfill ${named(target, context)}`,
  'flip-prophecy': ({ target }, context) => `flip ${named(target, context)}`,
  'stop-event': () => 'that does not happen',
  'stop-fight': () => 'that fight ends with no effect',
  'end-turn': () => 'end your turn',
  'extra-turn': () => 'take another turn after this one',
  'change-active-house': ({ to }) => `${houseName(to)} becomes your active house`,
  custom: ({ id, text }) => {
    if (text.en === undefined) throw new Error(`the custom step ${id} has no English text`);
    return text.en.replace(/\.$/, '');
  },
};
