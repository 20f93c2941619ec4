import { interpret } from '@amberhall/engine/language';
import type { DamageSort, EventPhrase, PlayerRef, Target, TimeWindow } from '@amberhall/engine/language';
import { regular, conjugated, withArticle } from './grammar.ts';
import type { Clause, Tense, Verb } from './grammar.ts';
import { AMBER, houseName, PLAYERS, PLAYERS_POSSESSIVE, STEP_NAMES, ZONES } from './lexicon.ts';
import { named, noun, possessiveOf } from './nouns.ts';
import { areMany } from '../references.ts';
import { isYou, playerPlays } from './players.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

/** One vocabulary of events for what triggers, is replaced, happened or is counted. */
export function event(phrase: EventPhrase, context: RenderContext, tense: Tense = 'present'): string {
  return conjugated(clause(phrase, context), tense);
}

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? 'this turn' : 'on their previous turn';

/** An event as subject, verb and the rest. */
export function clause(phrase: EventPhrase, context: RenderContext): Clause {
  return interpret(EVENTS, phrase, context);
}

const BEGIN: Verb = ['begin', 'begins', 'began', 'begun'];
const FIGHT: Verb = ['fight', 'fights', 'fought', 'fought'];
const LEAVE: Verb = ['leave', 'leaves', 'left', 'left'];
const FORGE: Verb = ['forge', 'forges', 'forged', 'forged'];
const CHOOSE: Verb = ['choose', 'chooses', 'chose', 'chosen'];
const STEAL: Verb = ['steal', 'steals', 'stole', 'stolen'];
const DRAW: Verb = ['draw', 'draws', 'drew', 'drawn'];
const DEALT: Verb = ['deal', 'deals', 'dealt', 'dealt'];
const LOSE: Verb = ['lose', 'loses', 'lost', 'lost'];
const ADD: Verb = ['add', 'adds', 'added', 'added'];
const ATTACH: Verb = ['attach', 'attaches', 'attached', 'attached'];
const FLIP: Verb = ['flip', 'flips', 'flipped', 'flipped'];
const PUT: Verb = ['put', 'puts', 'put', 'put'];
const SHUFFLE: Verb = ['shuffle', 'shuffles', 'shuffled', 'shuffled'];

const byCard = (card: Target, context: RenderContext, verb: Verb, rest = ''): Clause => ({
  subject: named(card, context, 'subject'),
  many: areMany(card),
  verb,
  rest,
});
const toCard = (card: Target, context: RenderContext, verb: Verb, rest = ''): Clause => ({
  ...byCard(card, context, verb, rest),
  passive: true,
});
/** An event concerns one of the cards: "it or one of its neighbors". */
const anyOf = (card: Target, context: RenderContext): string =>
  named(card, context).replace(' and each of its', ' or one of its');
const byPlayer = (who: PlayerRef, verb: Verb, rest: string): Clause => ({
  // "After a player forges a key": any of them, one at a time.
  subject: PLAYERS[who === 'each' ? 'a-player' : who],
  many: isYou(who),
  verb,
  rest,
});
const their = (who: PlayerRef): string => (isYou(who) ? 'your' : 'their');

const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: 'damage in a fight',
  assault: 'assault damage',
  hazardous: 'hazardous damage',
  splash: 'splash-attack damage',
  effect: 'damage',
  icon: 'damage by a {damage} bonus icon',
};

const EVENTS: TextTable<EventPhrase, Clause> = {
  reaps: ({ card }, context) => byCard(card, context, regular('reap')),
  attacked: ({ card }, context) => toCard(card, context, regular('attack')),
  'enters-play': ({ card }, context) => byCard(card, context, regular('enter'), 'play'),
  'leaves-play': ({ card }, context) => byCard(card, context, LEAVE, 'play'),
  readied: ({ card, by }, context) =>
    by === undefined
      ? toCard(card, context, regular('ready'))
      : byPlayer(by, regular('ready'), named(card, context)),
  fights: ({ card, against }, context) =>
    byCard(card, context, FIGHT, against ? named(against, context) : ''),
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const destroyed = toCard(card, context, regular('destroy'));
    if (cause) {
      const by = cause.of ? `${possessiveOf(cause.of, context)} ` : '';
      return { ...destroyed, rest: `by ${by}${DAMAGES[cause.damage]}` };
    }
    const fight = fighting ? `fighting ${named(fighting, context)}` : inFight ? 'in a fight' : '';
    return { ...destroyed, rest: fight };
  },
  'dealt-damage': ({ card, damage }, context) =>
    toCard(card, context, DEALT, damage ? DAMAGES[damage] : 'damage'),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return byCard(card, context, regular('prevent'), 'damage with its armor');
  },
  plays: ({ by, card }, context) => byPlayer(by, regular('play'), noun(card, context)),
  discards: ({ by, card }, context) => byPlayer(by, regular('discard'), noun(card, context)),
  uses: ({ by, card, to }, context) =>
    byPlayer(by, regular('use'), `${noun(card, context)}${to ? ` to ${to}` : ''}`),
  forges: ({ by }) => byPlayer(by, FORGE, 'a key'),
  'chooses-house': ({ by, house, other }) =>
    byPlayer(
      by,
      CHOOSE,
      `${other ? 'a house other than ' : ''}${house ? houseName(house) : 'a house'} as ${their(by)} active house`,
    ),
  'gains-amber': ({ by, from }) => byPlayer(by, regular('gain'), from ? `${AMBER} from ${from}` : AMBER),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, STEAL, AMBER);
  },
  'raises-tide': ({ by }) => byPlayer(by, regular('raise'), 'the tide'),
  shuffles: ({ by, withDiscard }) =>
    byPlayer(
      by,
      SHUFFLE,
      withDiscard ? `${their(by)} discard pile into ${their(by)} deck` : `${their(by)} deck`,
    ),
  captures: ({ card }, context) => byCard(card, context, regular('capture'), AMBER),
  archives: ({ by }) => byPlayer(by, regular('archive'), 'a card'),
  draws: ({ by, during }) => {
    const step = during
      ? ` ${during.outside ? 'outside' : 'during'} ${their(by)} “${STEP_NAMES[during.step]}” step`
      : '';
    return byPlayer(by, DRAW, `a card${step}`);
  },
  'begins-use': ({ by, card }, context) => byPlayer(by, BEGIN, `to use ${noun(card, context)}`),
  'resolves-icon': ({ by, icon }) =>
    byPlayer(by, regular('resolve'), icon ? `a {${icon}} bonus icon` : 'a bonus icon'),
  'loses-amber': ({ by }) => byPlayer(by, LOSE, AMBER),
  'takes-archives': ({ by }) => byPlayer(by, ADD, `${their(by)} archives to ${their(by)} hand`),
  unforges: ({ by }) => byPlayer(by, regular('unforge'), 'a key'),
  'turn-starts': ({ of }) => ({
    subject: `${PLAYERS_POSSESSIVE[of]} turn`,
    many: false,
    verb: regular('start'),
  }),
  'turn-ends': ({ of }) => ({ subject: `${PLAYERS_POSSESSIVE[of]} turn`, many: false, verb: regular('end') }),
  attached: ({ upgrade, to }, context) =>
    toCard(upgrade, context, ATTACH, to === undefined ? '' : `to ${anyOf(to, context)}`),
  exhausted: ({ card }, context) => toCard(card, context, regular('exhaust')),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, regular('exalt'), named(card, context)) : toCard(card, context, regular('exalt')),
  healed: ({ card }, context) => toCard(card, context, regular('heal')),
  flipped: ({ card }, context) => toCard(card, context, FLIP),
  'changes-control': ({ card }, context) => byCard(card, context, regular('change'), 'control'),
  'counters-put': ({ card, counter }, context) => ({
    subject: withArticle(`${counter === 'power' ? '+1 power' : counter} counter`),
    many: false,
    verb: PUT,
    passive: true,
    rest: `on ${named(card, context)}`,
  }),
  'placed-under': ({ card, under }, context) => toCard(card, context, PUT, `under ${named(under, context)}`),
  'finishes-playing': ({ by, card }, context) =>
    toCard(card, context, PUT, `into its owner’s discard pile after ${playerPlays(by, context)} it`),
  'deals-damage': ({ card }, context) => byCard(card, context, DEALT, 'damage'),
  moves: ({ card, from, to }, context) => {
    const pile = to === 'play' ? 'play' : `${PLAYERS_POSSESSIVE['a-player']} ${ZONES[to]}`;
    return byCard(card, context, regular('enter'), `${pile} from ${ZONES[from]}`);
  },
};
