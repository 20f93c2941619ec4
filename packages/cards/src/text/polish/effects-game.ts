import type { Effect, NodeTable } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { sentences } from './effects.ts';
import { capitalized } from './grammar.ts';
import { ABILITY, CARD, HEADINGS, houseIn } from './lexicon.ts';
import { belonging, named } from './nouns.ts';
import { playerDoes } from './players.ts';
import { inMood } from './speech.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

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
  'opponent-identity': ' z karty Archonta twojego przeciwnika',
  'your-identity': ' z twojej karty Archonta',
} as const;

const PLAYERS_IN = { haunted: 'nawiedzonego gracza', overwhelmed: 'przytłoczonego gracza' } as const;

export const gameEffects: Pick<NodeTable<Effect, [speech: Speech], string>, GameKind> = {
  'raise-tide': ({ who = 'you' }, speech) => playerDoes(who, VERBS.raise, () => 'pływ', speech),
  'choose-house': ({ among, by = 'you' }, speech) =>
    playerDoes(by, VERBS.choose, () => `dom${among ? IDENTITIES[among] : ''}`, speech),
  'choose-player': ({ state, do: then }, speech) => {
    const choice = `${VERBS.choose[speech.mood]} ${state === undefined ? 'gracza' : PLAYERS_IN[state]}`;
    if (then === undefined) return choice;
    beginSentence(speech);
    return `${choice}. ${capitalized(inMood(speech, 'imperative', () => sentences(then, speech)))}`;
  },
  'choose-trait': (_, speech) => `${VERBS.choose[speech.mood]} cechę`,
  'reset-tide': () => 'nie ma ani przypływu, ani odpływu',
  'name-card': ({ number = 1 }, speech) =>
    `${VERBS.name[speech.mood]} ${number === 1 ? 'nazwę karty' : `nazwy ${number} ${CARD.many.gen}`}`,
  'choose-number': ({ max }, speech) => {
    speech.amountVerb = 'chosen';
    const choose = `${VERBS.choose[speech.mood]} liczbę`;
    return max === undefined
      ? choose
      : `${choose}: maksymalnie tyle, ile wynosi ${amount(max, 'nom', speech)}`;
  },
  trigger: ({ header, of, each }, speech) => {
    const heading = `„${HEADINGS[header]}:”`;
    const ability = `${ABILITY.one.acc} ${heading}`;
    const whose =
      of.kind === 'ref' ? belonging(ability, of, speech) : `${ability} ${named(of, 'gen', speech)}`;
    return `${VERBS.resolve[speech.mood]} ${each ? 'każdą ' : ''}${whose} tak, jakby źródło tej zdolności było pod twoją kontrolą`;
  },
  fulfil: ({ target }, speech) => `${VERBS.fulfil[speech.mood]} ${named(target, 'acc', speech)}`,
  'flip-prophecy': ({ target }, speech) => `${VERBS.flip[speech.mood]} ${named(target, 'acc', speech)}`,
  'stop-event': () => 'to się nie dzieje',
  'stop-fight': () => 'ta walka kończy się bez żadnego skutku',
  'end-turn': (_, speech) => (speech.mood === 'imperative' ? 'zakończ swoją turę' : 'zakończyć swoją turę'),
  'extra-turn': (_, speech) =>
    `${speech.mood === 'imperative' ? 'rozegraj' : 'rozegrać'} jeszcze jedną turę po tej`,
  'change-active-house': ({ to }) => `twoim aktywnym domem staje się ${houseIn(to, 'nom')}`,
  custom: ({ id, text }) => (text.pl ?? untranslated(`the custom step ${id}`)).replace(/\.$/, ''),
};
