import type { Effect, NodeTable } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { inMood } from './context.ts';
import type { RomanceContext } from './context.ts';
import { sentences } from './effects.ts';
import { agreed, capitalized, ONE_PLAYER, words } from './grammar.ts';
import { named } from './nouns.ts';
import { effectDoes, playerDoes } from './players.ts';

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

export const gameEffects: Pick<NodeTable<Effect, [context: RomanceContext], string>, GameKind> = {
  'raise-tide': ({ who = 'you' }, context) =>
    `${playerDoes(who, 'raise', context)} ${context.language.say.theTide}`,
  'choose-house': ({ among, by }, context) => {
    const { language } = context;
    const does = by === undefined ? effectDoes('choose', context) : playerDoes(by, 'choose', context);
    return words(does, language.a(language.words.house), among && language.say.onIdentity[among]);
  },
  'choose-player': ({ state, do: then }, context) => {
    const { language } = context;
    const player = words(
      language.player('a-player', language.nouns.card),
      state && agreed(language.adjectives[state], ONE_PLAYER),
    );
    const choice = `${effectDoes('choose', context)} ${player}`;
    if (then === undefined) return choice;
    beginSentence(context);
    return `${choice}. ${capitalized(inMood('imperative', context, () => sentences(then, context)))}`;
  },
  'choose-trait': (_, context) =>
    `${effectDoes('choose', context)} ${context.language.a(context.language.words.trait)}`,
  'reset-tide': (_, { language }) => language.say.tideIsNeither,
  'name-card': ({ number = 1 }, context) => {
    const { language } = context;
    const does = effectDoes('name', context);
    const cards = number === 1 ? language.a(language.nouns.card) : `${number} ${language.nouns.card.many}`;
    return words(does, language.say.nameOf, cards);
  },
  'choose-number': ({ max }, context) => {
    const { say, words: plain } = context.language;
    context.amountVerb = 'chosen';
    const does = effectDoes('choose', context);
    return words(does, say.aNumber, max !== undefined && `${plain.upTo} ${amount(max, context)}`);
  },
  trigger: ({ header, of, each }, context) => {
    const { language } = context;
    const does = effectDoes('resolve', context);
    const heading = language.quoted(language.heading(header, context.lastKind));
    return `${does} ${language.say.abilityOf(heading, named(of, context, 'subject'), each === true)}`;
  },
  fulfil: ({ target }, context) => effectDoes('fulfil', context, target),
  'flip-prophecy': ({ target }, context) => effectDoes('flip', context, target),
  'stop-event': (_, { language }) => language.say.thatDoesNotHappen,
  'stop-fight': (_, { language }) => language.say.thatFightEnds,
  'end-turn': (_, context) =>
    `${effectDoes('endIt', context)} ${context.language.your(context.language.words.turn, false)}`,
  'extra-turn': (_, context) => `${effectDoes('takeTurn', context)} ${context.language.say.anotherTurn}`,
  'change-active-house': ({ to }, { language }) => language.say.becomesActiveHouse(language.houseName(to)),
  custom: ({ id }) => untranslated(id),
};
