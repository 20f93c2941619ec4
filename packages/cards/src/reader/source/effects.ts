import type { AmberPlace, Effect } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, call, player, quoted } from './amounts.ts';
import { condition } from './conditions.ts';
import { event, house } from './events.ts';
import { literal } from './literal.ts';
import { noun, reference, target } from './nouns.ts';
import { statement } from './statements.ts';

/** Sentences in the words of the card language. */

/** A script: sentences, and those that lean on them as sentences of their own. */
export const script = (effects: readonly Effect[]): string => effects.flatMap(sentences).join(', ');

function sentences(effect: Effect): string[] {
  switch (effect.kind) {
    case 'if-done':
      return [
        ...sentences(effect.first),
        ...(effect.then ? [call('ifYouDo', script(effect.then))] : []),
        ...(effect.else ? [call('otherwise', script(effect.else))] : []),
      ];
    case 'instead-if':
      return [...sentences(effect.base), call('insteadIf', condition(effect.if), script(effect.then))];
    case 'when':
      return [
        call('when', condition(effect.if), script(effect.then)),
        ...(effect.else ? [call('otherwise', script(effect.else))] : []),
      ];
    case 'repeat':
      return [...effect.do.flatMap(sentences), repeating(effect)];
    default:
      return [sentence(effect)];
  }
}

function repeating(effect: Extract<Effect, { kind: 'repeat' }>): string {
  if (effect.optional && effect.whilePossible) return 'mayRepeatWhilePossible';
  if (effect.if) return call(effect.times === 1 ? 'repeatIf' : 'repeatWhile', condition(effect.if));
  const { kind: _, do: __, ...manner } = effect;
  return effect.times === 1 && !effect.optional ? 'repeatOnce' : literal({ link: 'repeat', ...manner });
}

const PLAIN: Readonly<Partial<Record<Effect['kind'], string>>> = {
  destroy: 'destroy',
  purge: 'purge',
  archive: 'archive',
  ready: 'ready',
  exhaust: 'exhaust',
  stun: 'stun',
  unstun: 'unstun',
  ward: 'ward',
  enrage: 'enrage',
  fight: 'fightWith',
  reap: 'reapWith',
  reveal: 'reveal',
  look: 'lookAt',
  'return-to-hand': 'returnToHand',
  'lose-armor': 'loseAllArmor',
};
const PUT: Readonly<Record<string, string>> = {
  top: 'putOnTop',
  bottom: 'putOnBottom',
  shuffle: 'shuffleIntoDeck',
  hand: 'putIntoHand',
  archives: 'putIntoArchives',
  abduct: 'abduct',
  flank: 'moveToAFlank',
  anywhere: 'moveAnywhere',
  play: 'putIntoPlay',
};
const WITHOUT_PARTS: Readonly<Partial<Record<Effect['kind'], string>>> = {
  'stop-fight': 'stopTheFight',
  'choose-number': 'chooseNumber',
  'raise-tide': 'raiseTide',
  'end-turn': 'endTurn',
  'extra-turn': 'takeAnotherTurn',
};
const THIRD_PERSON: Readonly<Record<string, string>> = {
  gain: 'gains',
  lose: 'loses',
  steal: 'steals',
  draw: 'draws',
  chains: 'gainsChains',
};
const SECOND_PERSON: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(THIRD_PERSON).map((kind) => [kind, kind])),
  chains: 'gainChains',
};

function sentence(effect: Effect): string {
  const plain = PLAIN[effect.kind];
  if (plain && 'target' in effect) return call(plain, target(effect.target));
  const alone = WITHOUT_PARTS[effect.kind];
  if (alone) return alone;
  switch (effect.kind) {
    case 'gain':
    case 'lose':
    case 'steal':
    case 'draw':
    case 'chains':
      return effect.who === 'you'
        ? call(SECOND_PERSON[effect.kind] as string, amount(effect.amount))
        : call(`${player(effect.who)}.${THIRD_PERSON[effect.kind]}`, amount(effect.amount));
    case 'capture':
      if (effect.by.kind === 'ref' && effect.by.name === 'self' && !effect.from)
        return call('capture', amount(effect.amount));
      return `${target(effect.by)}.captures(${[amount(effect.amount), ...(effect.from ? [quoted(effect.from)] : [])].join(', ')})`;
    case 'exalt':
      return call('exalt', target(effect.target), ...(effect.times === 1 ? [] : [amount(effect.times)]));
    case 'move-amber':
      return call('moveAmber', amount(effect.amount), amberPlace(effect.from), amberPlace(effect.to));
    case 'forge':
      return forging(effect);
    case 'unforge':
      return effect.who === 'you'
        ? literal(effect)
        : `${player(effect.who)}.${effect.lastTurn ? 'unforgesThatKey' : 'unforgesAKey'}`;
    case 'use':
      return call(effect.asYours ? 'useAsYours' : 'use', target(effect.target));
    case 'play':
      return call(effect.asYours ? 'playAsYours' : 'playCard', target(effect.target));
    case 'discard':
      return effect.by && effect.by !== 'you'
        ? call(`${player(effect.by)}.discards`, target(effect.target))
        : call('discard', target(effect.target));
    case 'put':
      return putting(effect);
    case 'place-under':
      return call(
        'placeUnder',
        target(effect.under),
        target(effect.target),
        quoted(effect.facedown ? 'facedown' : 'faceup'),
      );
    case 'attach':
      if (effect.by === 'you') return call('takeAndAttach', target(effect.upgrade), target(effect.to));
      return effect.text === undefined
        ? call('attach', target(effect.upgrade), target(effect.to))
        : call('attachAsUpgrade', target(effect.upgrade), target(effect.to), ...effect.text.map(ability));
    case 'deal':
      return call('deal', amount(effect.amount), target(effect.target), ...manner(effect));
    case 'allot-damage':
      return call('dealDivided', amount(effect.amount), noun(effect.among));
    case 'heal':
      if (effect.amount === 'all') return call('fullyHeal', target(effect.target));
      return call(effect.upTo ? 'healUpTo' : 'heal', amount(effect.amount), target(effect.target));
    case 'move-damage':
      return call('moveDamage', amount(effect.amount), target(effect.from), target(effect.to));
    case 'refill':
      return effect.who === 'you' ? 'refillHand' : `${player(effect.who)}.refillsHand`;
    case 'discard-from-deck':
      if (effect.of === 'a-player')
        return call('discardFromADeck', ...(effect.amount === 1 ? [] : [amount(effect.amount)]));
      if (effect.from) return call(`${player(effect.of)}.discardsFromBottomOfDeck`, amount(effect.amount));
      return effect.of === 'you'
        ? call('discardFromDeck', ...(effect.amount === 1 ? [] : [amount(effect.amount)]))
        : call(`${player(effect.of)}.discardsFromDeck`, amount(effect.amount));
    case 'discard-until':
      return effect.of === 'you' ? call('discardFromDeckUntil', noun(effect.found)) : literal(effect);
    case 'shuffle-deck':
      return effect.of === 'you' ? 'shuffleDeck' : literal(effect);
    case 'shuffle-discard-into-deck':
      return effect.of === 'you' ? 'shuffleDiscardIntoDeck' : literal(effect);
    case 'search':
      if (effect.of !== 'you') return literal(effect);
      return call(
        'searchFor',
        noun(effect.what),
        `{ in: [${effect.zones.map(quoted).join(', ')}], to: ${quoted(effect.to)} }`,
      );
    case 'counters':
      return call(
        effect.remove ? 'removeCounters' : 'putCounters',
        quoted(effect.counter),
        amount(effect.amount),
        target(effect.on),
      );
    case 'control':
      return effect.to === 'you'
        ? call('takeControlOf', target(effect.of))
        : call(`${player(effect.to)}.takesControlOf`, target(effect.of));
    case 'swap':
      return call(effect.what === 'control' ? 'swapControl' : 'swap', target(effect.a), target(effect.b));
    case 'make-token':
      return effect.ready
        ? literal(effect)
        : call('makeTokens', ...(effect.amount === 1 ? [] : [amount(effect.amount)]));
    case 'choose-house':
      if (effect.among === 'opponent-identity') return 'chooseHouseOfOpponent';
      return effect.among ? literal(effect) : 'chooseHouse';
    case 'name-card':
      return effect.number === undefined ? 'nameACard' : call('nameCards', String(effect.number));
    case 'reveal-until':
      return effect.of === 'you' && effect.mayStop
        ? call('revealFromDeckUntilYouStopOr', noun(effect.found))
        : literal(effect);
    case 'change-active-house':
      return call('changeActiveHouseTo', house(effect.to));
    case 'trigger':
      return call('trigger', quoted(effect.header), target(effect.of));
    default:
      return composed(effect);
  }
}

function composed(effect: Effect): string {
  switch (effect.kind) {
    case 'lasting':
      return lasting(effect);
    case 'choose':
      return choosing(effect);
    case 'may':
      return call('may', script(effect.do));
    case 'one-of':
      if (effect.by && effect.by !== 'you' && effect.by !== 'opponent') return literal(effect);
      return call(
        effect.by === 'opponent' ? 'opponentChoosesOne' : 'chooseOne',
        ...effect.options.map(option),
      );
    case 'for-each':
      return call('forEach', noun(effect.of), script(effect.do));
    case 'repeat-on':
      return call('repeatOn', noun(effect.next), script(effect.do));
    case 'times':
      return call('times', amount(effect.n), script(effect.do));
    case 'together':
      return call('together', script(effect.do));
    default:
      return literal(effect);
  }
}

const option = (effects: readonly Effect[]): string => {
  const said = effects.flatMap(sentences);
  return said.length === 1 ? (said[0] as string) : `[${said.join(', ')}]`;
};

/** One choice for several plain verbs has words of its own. */
function choosing({ target: what, as, then }: Extract<Effect, { kind: 'choose' }>): string {
  const verbs = then.map((effect) =>
    'target' in effect && effect.target.kind === 'ref' && effect.target.name === as ? effect.kind : '',
  );
  const shared = SHARED[verbs.join(' ')];
  if (shared) return call(shared, noun(what));
  return call('pick', noun(what), `(${reference({ kind: 'ref', name: as })}) => [${script(then)}]`);
}
const SHARED: Readonly<Record<string, string>> = {
  'ready fight': 'readyAndFightWith',
  'ready reap': 'readyAndReapWith',
  'ready use': 'readyAndUse',
  'exalt ready use': 'exaltReadyAndUse',
};

const SPANS = {
  turn: 'forTheTurn',
  'opponent-next-turn': 'duringOpponentsNextTurn',
  'your-next-turn': 'duringYourNextTurn',
  'until-your-next-turn': 'untilYourNextTurn',
  'through-your-next-turn': 'untilTheEndOfYourNextTurn',
  'that-players-next-turn': 'duringTheirNextTurn',
  'while-in-play': 'untilThisLeavesPlay',
  'while-it-is-in-play': 'whileItIsInPlay',
} as const;

function lasting({ until, statement: said, once }: Extract<Effect, { kind: 'lasting' }>): string {
  if (said.kind === 'each-time') {
    if (said.once && !said.if)
      return call(SPANS[until], call('theNextTime', event(said.event), script(said.do)));
    const trigger = said.if
      ? call('eachTimeIf', event(said.event), condition(said.if), script(said.do))
      : call('eachTime', event(said.event), script(said.do));
    return call(SPANS[until], trigger);
  }
  return call(once && until === 'turn' ? 'onceThisTurn' : SPANS[until], statement(said));
}

function amberPlace(place: AmberPlace): string {
  if (place === 'supply') return 'supply';
  return 'pool' in place ? call('poolOf', quoted(place.pool)) : call('on', target(place.on));
}

function forging({ who, cost }: Extract<Effect, { kind: 'forge' }>): string {
  if (who !== 'you') return literal({ kind: 'forge', who, cost });
  if (cost.base === 'none') return 'forgeKeyAtNoCost';
  const parts = [
    ...(cost.plus === undefined ? [] : [`plus: ${amount(cost.plus)}`]),
    ...(cost.minus === undefined ? [] : [`minus: ${amount(cost.minus)}`]),
  ];
  return call('forgeKey', ...(parts.length > 0 ? [`{ ${parts.join(', ')} }`] : []));
}

function putting(effect: Extract<Effect, { kind: 'put' }>): string {
  const word = PUT[effect.where];
  if (word === undefined) return literal(effect);
  if (effect.whose)
    return effect.where === 'archives' && effect.whose === 'opponent'
      ? call('putIntoOpponentsArchives', target(effect.target))
      : literal(effect);
  const arrival = [
    ...(effect.state ? [`state: ${quoted(effect.state)}`] : []),
    ...(effect.under ? [`under: ${quoted(effect.under)}`] : []),
  ];
  return call(word, target(effect.target), ...(arrival.length > 0 ? [`{ ${arrival.join(', ')} }`] : []));
}

function manner({ splash, ignoreArmor }: Extract<Effect, { kind: 'deal' }>): string[] {
  const parts = [
    ...(splash === undefined ? [] : [`splash: ${amount(splash)}`]),
    ...(ignoreArmor ? ['ignoreArmor: true'] : []),
  ];
  return parts.length > 0 ? [`{ ${parts.join(', ')} }`] : [];
}
