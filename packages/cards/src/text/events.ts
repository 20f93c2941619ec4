import type { DamageSort, EventPhrase, PlayerRef, Target, TimeWindow } from '@amberhall/engine/language';
import { regular, say, withArticle, type Clause, type Tense, type Verb } from './grammar.ts';
import { AMBER, houseName, PLAYERS, PLAYERS_POSSESSIVE, STEP_NAMES, ZONES } from './lexicon.ts';
import { areMany, named, noun, owning } from './nouns.ts';
import { isYou } from './players.ts';
import type { NodeTable } from './tables.ts';
import type { Telling } from './render-context.ts';

/** One vocabulary of events for what triggers, is replaced, happened or is counted. */
export function event(phrase: EventPhrase, telling: Telling, tense: Tense = 'present'): string {
  return say(clause(phrase, telling), tense);
}

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? 'this turn' : 'on their previous turn';

/** An event as subject, verb and the rest. */
export function clause(phrase: EventPhrase, telling: Telling): Clause {
  // The table has a function for exactly this kind of node, which the compiler cannot see by its key.
  return (EVENTS[phrase.kind] as (node: EventPhrase, telling: Telling) => Clause)(phrase, telling);
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

const byCard = (card: Target, telling: Telling, verb: Verb, rest = ''): Clause => ({
  subject: named(card, telling, 'subject'),
  many: areMany(card),
  verb,
  rest,
});
const toCard = (card: Target, telling: Telling, verb: Verb, rest = ''): Clause => ({
  ...byCard(card, telling, verb, rest),
  passive: true,
});
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

const EVENTS: NodeTable<EventPhrase, Clause> = {
  reaps: ({ card }, telling) => byCard(card, telling, regular('reap')),
  attacked: ({ card }, telling) => toCard(card, telling, regular('attack')),
  'enters-play': ({ card }, telling) => byCard(card, telling, regular('enter'), 'play'),
  'leaves-play': ({ card }, telling) => byCard(card, telling, LEAVE, 'play'),
  readied: ({ card }, telling) => toCard(card, telling, regular('ready')),
  fights: ({ card, against }, telling) =>
    byCard(card, telling, FIGHT, against ? named(against, telling) : ''),
  destroyed: ({ card, inFight, fighting, cause }, telling) => {
    const destroyed = toCard(card, telling, regular('destroy'));
    if (cause) {
      const by = cause.of ? `${owning(cause.of, telling)} ` : '';
      return { ...destroyed, rest: `by ${by}${DAMAGES[cause.damage]}` };
    }
    const fight = fighting ? `fighting ${named(fighting, telling)}` : inFight ? 'in a fight' : '';
    return { ...destroyed, rest: fight };
  },
  'dealt-damage': ({ card, damage }, telling) =>
    toCard(card, telling, DEALT, damage ? DAMAGES[damage] : 'damage'),
  'prevents-damage': ({ card }, telling) => {
    telling.measured = 'prevented';
    return byCard(card, telling, regular('prevent'), 'damage with its armor');
  },
  plays: ({ by, card }, telling) => byPlayer(by, regular('play'), noun(card, telling)),
  discards: ({ by, card }, telling) => byPlayer(by, regular('discard'), noun(card, telling)),
  uses: ({ by, card, to }, telling) =>
    byPlayer(by, regular('use'), `${noun(card, telling)}${to ? ` to ${to}` : ''}`),
  forges: ({ by }) => byPlayer(by, FORGE, 'a key'),
  'chooses-house': ({ by, house }) =>
    byPlayer(by, CHOOSE, `${house ? houseName(house) : 'a house'} as ${their(by)} active house`),
  'gains-amber': ({ by, from }) => byPlayer(by, regular('gain'), from ? `${AMBER} from ${from}` : AMBER),
  steals: ({ by }) => byPlayer(by, STEAL, AMBER),
  'raises-tide': ({ by }) => byPlayer(by, regular('raise'), 'the tide'),
  shuffles: ({ by }) => byPlayer(by, SHUFFLE, `${their(by)} deck`),
  captures: ({ card }, telling) => byCard(card, telling, regular('capture'), AMBER),
  archives: ({ by }) => byPlayer(by, regular('archive'), 'a card'),
  draws: ({ by, during }) => {
    const step = during
      ? ` ${during.outside ? 'outside' : 'during'} ${their(by)} “${STEP_NAMES[during.step]}” step`
      : '';
    return byPlayer(by, DRAW, `a card${step}`);
  },
  'begins-use': ({ by, card }, telling) => byPlayer(by, BEGIN, `to use ${noun(card, telling)}`),
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
  attached: ({ upgrade, to }, telling) =>
    toCard(upgrade, telling, ATTACH, to === undefined ? '' : `to ${named(to, telling)}`),
  exhausted: ({ card }, telling) => toCard(card, telling, regular('exhaust')),
  exalted: ({ card }, telling) => toCard(card, telling, regular('exalt')),
  healed: ({ card }, telling) => toCard(card, telling, regular('heal')),
  flipped: ({ card }, telling) => toCard(card, telling, FLIP),
  'changes-control': ({ card }, telling) => byCard(card, telling, regular('change'), 'control'),
  'counters-put': ({ card, counter }, telling) => ({
    subject: withArticle(`${counter === 'power' ? '+1 power' : counter} counter`),
    many: false,
    verb: PUT,
    passive: true,
    rest: `on ${named(card, telling)}`,
  }),
  'placed-under': ({ card, under }, telling) => toCard(card, telling, PUT, `under ${named(under, telling)}`),
  'deals-damage': ({ card }, telling) => byCard(card, telling, DEALT, 'damage'),
  moves: ({ card, from, to }, telling) => {
    const pile = to === 'play' ? 'play' : `${PLAYERS_POSSESSIVE['a-player']} ${ZONES[to]}`;
    return byCard(card, telling, regular('enter'), `${pile} from ${ZONES[from]}`);
  },
};
