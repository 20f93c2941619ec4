import type { Effect } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { sentences } from './effects.ts';
import { capitalized } from './grammar.ts';
import { HEADINGS, houseName } from './lexicon.ts';
import { named, owning } from './nouns.ts';
import { doing } from './players.ts';
import type { NodeTable } from './tables.ts';
import { beginSentence } from './render-context.ts';

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

export const gameEffects: Pick<NodeTable<Effect>, GameKind> = {
  'raise-tide': ({ who = 'you' }, telling) => `${doing(who, 'raise', 'raises', telling)} the tide`,
  'choose-house': ({ among, by = 'you' }, telling) =>
    `${doing(by, 'choose', 'chooses', telling)} a house${among ? IDENTITIES[among] : ''}`,
  'choose-player': ({ do: then }, telling) => {
    if (then === undefined) return 'choose a player';
    beginSentence(telling);
    return `choose a player. ${capitalized(sentences(then, telling))}`;
  },
  'choose-trait': () => 'choose a trait',
  'reset-tide': () => 'the tide is neither high nor low',
  'name-card': ({ number = 1 }) => (number === 1 ? 'name a card' : `name ${number} cards`),
  'choose-number': ({ max }, telling) => {
    telling.measured = 'chosen';
    return max === undefined ? 'choose a number' : `choose a number up to ${amount(max, telling)}`;
  },
  trigger: ({ header, of }, telling) =>
    `resolve ${owning(of, telling)} “${HEADINGS[header]}:” ability as if you controlled it`,
  fulfil: ({ target }, telling) => `fulfill ${named(target, telling)}`,
  'flip-prophecy': ({ target }, telling) => `flip ${named(target, telling)}`,
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
