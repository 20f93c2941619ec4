import type { Effect } from '@amberhall/engine/language';
import { HEADINGS, houseName } from './lexicon.ts';
import { named, owning } from './nouns.ts';
import { doing } from './players.ts';
import type { NodeTable } from './tables.ts';

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
  | 'end-turn'
  | 'extra-turn'
  | 'change-active-house'
  | 'custom';

const IDENTITIES = {
  'opponent-identity': ' on your opponent’s identity card',
  'your-identity': ' on your identity card',
} as const;

export const gameEffects: Pick<NodeTable<Effect>, GameKind> = {
  'raise-tide': () => 'raise the tide',
  'choose-house': ({ among, by = 'you' }, telling) =>
    `${doing(by, 'choose', 'chooses', telling)} a house${among ? IDENTITIES[among] : ''}`,
  'choose-player': () => 'choose a player',
  'choose-trait': () => 'choose a trait',
  'reset-tide': () => 'the tide is neither high nor low',
  'name-card': () => 'name a card',
  'choose-number': (_, telling) => {
    telling.measured = 'chosen';
    return 'choose a number';
  },
  trigger: ({ header, of }, telling) =>
    `resolve ${owning(of, telling)} “${HEADINGS[header]}:” ability as if you controlled it`,
  fulfil: ({ target }, telling) => `fulfill ${named(target, telling)}`,
  'flip-prophecy': ({ target }, telling) => `flip ${named(target, telling)}`,
  'stop-fight': () => 'that fight ends with no effect',
  'end-turn': () => 'end your turn',
  'extra-turn': () => 'take another turn after this one',
  'change-active-house': ({ to }) => `${houseName(to)} becomes your active house`,
  custom: ({ id, text }) => {
    if (text.en === undefined) throw new Error(`the custom step ${id} has no English text`);
    return text.en.replace(/\.$/, '');
  },
};
