import { interpret } from '@amberhall/engine/language';
import type {
  AmberPlace,
  CaptureSource,
  Amount,
  Effect,
  LinePlace,
  NodeTable,
  PlayerRef,
  PutPlace,
  Target,
} from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { counted, amount, call, player, quoted } from './amounts.ts';
import { condition } from './conditions.ts';
import { event, house } from './events.ts';
import { literal } from './literal.ts';
import { noun, reference, target } from './nouns.ts';
import { statement } from './statements.ts';

/** Sentences in the words of the card language. */

/** Writes a script. Sentences that depend on others become sentences of their own. */
export const script = (effects: readonly Effect[]): string => effects.flatMap(sentences).join(', ');

/** Sentences that depend on the one before them. The tree has both in one node. */
type LinkedEffect = Extract<Effect, { kind: 'if-done' | 'instead-if' | 'when' | 'repeat' }>;

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
      return [interpret(SENTENCES, effect)];
  }
}

function repeating(effect: Extract<Effect, { kind: 'repeat' }>): string {
  if (effect.optional && effect.whilePossible) return 'mayRepeatWhilePossible';
  if (effect.if && !effect.price && !effect.optional)
    return call(effect.times === 1 ? 'repeatIf' : 'repeatWhile', condition(effect.if));
  const { kind: _, do: __, ...manner } = effect;
  if (effect.price && effect.times === 1) return call('mayRepeatBy', script(effect.price));
  if (effect.price && effect.if && effect.times === undefined)
    return call('mayRepeatWhileBy', condition(effect.if), script(effect.price));
  return effect.times === 1 && !effect.optional ? 'repeatOnce' : literal({ link: 'repeat', ...manner });
}

const PUT: Readonly<Record<Exclude<PutPlace, 'discard'>, string>> = {
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

/** Verbs whose only part is their object. */
const toTarget =
  (word: string) =>
  (effect: { target: Target }): string =>
    call(word, target(effect.target));

/** Verbs of a player and a number: `gain(2)`, `opponent.gains(2)`. */
const ofPlayer =
  (second: string, third: string) =>
  (effect: { who: PlayerRef; amount: Amount }): string =>
    call(effect.who === 'you' ? second : `${player(effect.who)}.${third}`, amount(effect.amount));

const SENTENCES: NodeTable<Exclude<Effect, LinkedEffect>, [], string> = {
  destroy: toTarget('destroy'),
  purge: toTarget('purge'),
  archive: toTarget('archive'),
  ready: toTarget('ready'),
  exhaust: toTarget('exhaust'),
  stun: toTarget('stun'),
  unstun: toTarget('unstun'),
  ward: toTarget('ward'),
  unward: toTarget('removeWard'),
  enrage: toTarget('enrage'),
  calm: toTarget('removeEnrage'),
  fight: ({ target: by, against, ignoring }) => {
    if (!against) return call('fightWith', target(by));
    const manner = ignoring ? [`{ ignoring: [${ignoring.map(quoted).join(', ')}] }`] : [];
    return call('fightAgainst', target(by), target(against), ...manner);
  },
  reap: toTarget('reapWith'),
  reveal: toTarget('reveal'),
  look: toTarget('lookAt'),
  'return-to-hand': toTarget('returnToHand'),
  'lose-armor': toTarget('loseAllArmor'),

  gain: ofPlayer('gain', 'gains'),
  lose: ofPlayer('lose', 'loses'),
  steal: ofPlayer('steal', 'steals'),
  draw: ofPlayer('draw', 'draws'),
  chains: ofPlayer('gainChains', 'gainsChains'),
  capture: ({ by, amount: value, from }) => {
    if (by.kind === 'ref' && by.name === 'self' && !from) return call('capture', amount(value));
    return `${target(by)}.${call('captures', amount(value), ...(from ? [captureSource(from)] : []))}`;
  },
  exalt: (effect) =>
    call('exalt', target(effect.target), ...(effect.times === 1 ? [] : [amount(effect.times)])),
  'move-amber': (effect) =>
    call(
      effect.upTo ? 'moveAmberUpTo' : 'moveAmber',
      amount(effect.amount),
      amberPlace(effect.from),
      amberPlace(effect.to),
    ),
  'redistribute-amber': ({ among }) => call('redistributeAmber', noun(among)),
  'allot-capture': (effect) => call('captureDistributed', amount(effect.amount), noun(effect.among)),
  forge: forging,
  unforge: (effect) =>
    effect.who === 'you'
      ? literal(effect)
      : `${player(effect.who)}.${effect.lastTurn ? 'unforgesThatKey' : 'unforgesAKey'}`,

  use: (effect) => call(effect.asYours ? 'useAsYours' : 'use', target(effect.target)),
  play: (effect) =>
    effect.on
      ? call('playOn', target(effect.on), target(effect.target))
      : call(effect.asYours ? 'playAsYours' : 'playCard', target(effect.target)),
  discard: ({ by, target: cards }) =>
    call(by && by !== 'you' ? `${player(by)}.discards` : 'discard', target(cards)),
  put: putting,
  'place-under': (effect) => {
    if (effect.grafted) return call('graft', target(effect.under), target(effect.target));
    return call(
      'placeUnder',
      target(effect.under),
      target(effect.target),
      quoted(effect.facedown ? 'facedown' : 'faceup'),
    );
  },
  attach: ({ by, upgrade, to, text }) => {
    if (by === 'you') return call('takeAndAttach', target(upgrade), target(to));
    return text === undefined
      ? call('attach', target(upgrade), target(to))
      : call('attachAsUpgrade', target(upgrade), target(to), ...text.map(ability));
  },
  deal: (effect) => call('deal', amount(effect.amount), target(effect.target), ...manner(effect)),
  'each-deals': ({ by, amount: value, target: to }) => call('eachDeals', noun(by), amount(value), target(to)),
  'redirect-blow': ({ by, to }) => `${target(by)}.dealsDamageInsteadTo(${target(to)})`,
  'fight-in-turn': (effect) => call('readyAndFightInTurn', String(effect.times), target(effect.target)),
  'allot-damage': ({ amount: all, among, portion, splash }) =>
    portion === undefined
      ? call('dealDivided', amount(all), noun(among))
      : call(
          'dealForEach',
          counted(all),
          `${portion}`,
          noun(among),
          ...manner(splash === undefined ? {} : { splash }),
        ),
  heal: (effect) => {
    if (effect.amount === 'all') return call('fullyHeal', target(effect.target));
    return call(effect.upTo ? 'healUpTo' : 'heal', amount(effect.amount), target(effect.target));
  },
  'move-damage': (effect) =>
    call('moveDamage', amount(effect.amount), target(effect.from), target(effect.to)),
  'redistribute-damage': ({ among }) => call('redistributeDamage', noun(among)),
  counters: ({ counter, amount: value, on, remove, upTo }) =>
    upTo
      ? call('removeAnyNumberOfCounters', quoted(counter), target(on))
      : call(remove ? 'removeCounters' : 'putCounters', quoted(counter), amount(value), target(on)),
  'clear-counters': ({ on }) => call('removeAllCounters', target(on)),
  'move-counters': ({ counter, amount: value, from, to, upTo }) =>
    upTo
      ? call('moveAnyNumberOfCounters', quoted(counter), target(from), target(to))
      : call('moveCounters', quoted(counter), amount(value), target(from), target(to)),
  control: ({ of, to, at }) => {
    if (at && to === 'you') return call('takeControlOf', target(of), `{ at: ${linePlace(at)} }`);
    if (at && at !== 'anywhere') return call(`${player(to)}.takesControlOfOn`, linePlace(at), target(of));
    if (at) return literal({ kind: 'control', of, to, at });
    return call(to === 'you' ? 'takeControlOf' : `${player(to)}.takesControlOf`, target(of));
  },
  swap: (effect) => call(SWAPS[effect.what], target(effect.a), target(effect.b)),
  'make-token': (effect) => makingTokens(effect),
  flip: toTarget('flip'),

  refill: ({ who }) => (who === 'you' ? 'refillHand' : `${player(who)}.refillsHand`),
  'discard-from-deck': ({ of, amount: value, from }) => {
    const several = value === 1 ? [] : [amount(value)];
    if (of === 'a-player') return call(from ? 'discardFromBottomOfADeck' : 'discardFromADeck', ...several);
    if (from)
      return of === 'you'
        ? call('discardFromBottomOfDeck', ...several)
        : call(`${player(of)}.discardsFromBottomOfDeck`, amount(value));
    return of === 'you'
      ? call('discardFromDeck', ...several)
      : call(`${player(of)}.discardsFromDeck`, amount(value));
  },
  'discard-until': (effect) => {
    if (effect.from === 'hand') return call(`${player(effect.of)}.discardsAtRandomUntil`, noun(effect.found));
    return effect.of === 'you'
      ? call('discardFromDeckUntil', noun(effect.found))
      : call('discardFromDeckOfUntil', quoted(effect.of), noun(effect.found));
  },
  'reveal-until': (effect) =>
    effect.of === 'you' && effect.mayStop
      ? call('revealFromDeckUntilYouStopOr', noun(effect.found))
      : literal(effect),
  'shuffle-deck': ({ of }) => (of === 'you' ? 'shuffleDeck' : call('shuffleDeckOf', quoted(of))),
  'shuffle-discard-into-deck': ({ of }) =>
    of === 'you' ? 'shuffleDiscardIntoDeck' : call('shuffleDiscardIntoDeckOf', quoted(of)),
  'swap-deck-and-discard': (effect) =>
    effect.of === 'you' ? 'swapDeckAndDiscard' : call('swapDeckAndDiscardOf', quoted(effect.of)),
  search: (effect) => {
    if (effect.of !== 'you') return literal(effect);
    const where = `{ in: [${effect.zones.map(quoted).join(', ')}], to: ${quoted(effect.to)} }`;
    return call('searchFor', noun(effect.what), where);
  },
  'resolve-icons': ({ of }) => call('resolveBonusIconsOf', target(of)),
  'rearrange-top': ({ of, amount: value }) =>
    call('rearrangeTopOfDeck', amount(value), ...(of === 'you' ? [] : [quoted(of)])),
  'rearrange-line': (effect) => {
    const { of, among } = effect;
    if (among && of !== 'you') return literal(effect);
    return among ? call('rearrangeInBattleline', target(among)) : call('rearrangeBattleline', quoted(of));
  },

  'choose-house': (effect) => {
    if (effect.by && !effect.among && effect.by !== 'you') return `${player(effect.by)}.choosesAHouse`;
    if (effect.among === 'opponent-identity' && !effect.by) return 'chooseHouseOfOpponent';
    return effect.among || effect.by ? literal(effect) : 'chooseHouse';
  },
  'choose-player': (effect) => {
    if (effect.do === undefined) return 'choosePlayer';
    return effect.state
      ? call('forAPlayerWhoIs', quoted(effect.state), script(effect.do))
      : call('forAPlayer', script(effect.do));
  },
  'choose-trait': () => 'chooseTrait',
  'choose-number': ({ max }) => (max === undefined ? 'chooseNumber' : call('chooseNumberUpTo', amount(max))),
  'name-card': ({ number }) => (number === undefined ? 'nameACard' : call('nameCards', String(number))),
  'change-active-house': ({ to }) => call('changeActiveHouseTo', house(to)),
  trigger: (effect) =>
    call(effect.each ? 'triggerEach' : 'trigger', quoted(effect.header), target(effect.of)),
  'stop-fight': () => 'stopTheFight',
  'stop-event': () => 'stopThat',
  'raise-tide': ({ who }) => (who && who !== 'you' ? `${player(who)}.raisesTide` : 'raiseTide'),
  'reset-tide': () => 'resetTide',
  'end-turn': () => 'endTurn',
  'extra-turn': () => 'takeAnotherTurn',
  fulfil: toTarget('fulfill'),
  'flip-prophecy': toTarget('flipProphecy'),
  custom: literal,

  lasting,
  choose: choosing,
  may: ({ by, do: what }) => call(by && by !== 'you' ? `${player(by)}.may` : 'may', script(what)),
  'one-of': (effect) => {
    if (effect.by && effect.by !== 'you' && effect.by !== 'opponent')
      return call(`${player(effect.by)}.choosesOne`, ...effect.options.map(option));
    return call(effect.by === 'opponent' ? 'opponentChoosesOne' : 'chooseOne', ...effect.options.map(option));
  },
  'for-each': (effect) => call('forEach', noun(effect.of), script(effect.do)),
  'for-each-player': (effect) =>
    effect.if
      ? call('forEachPlayerWho', condition(effect.if), script(effect.do))
      : call('forEachPlayer', script(effect.do)),
  'for-each-house': (effect) =>
    effect.among
      ? call('forEachHouseAmong', noun(effect.among), script(effect.do))
      : call('forEachHouse', script(effect.do)),
  'repeat-on': (effect) => call('repeatOn', noun(effect.next), script(effect.do)),
  times: (effect) => call('times', amount(effect.n), script(effect.do)),
  together: (effect) => call('together', script(effect.do)),
};

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

function lasting(effect: Extract<Effect, { kind: 'lasting' }>): string {
  const { until, statement: said, once, whose, endsAfter } = effect;
  if (endsAfter && until === 'turn' && said.kind !== 'each-time')
    return call('forTheTurnUntil', event(endsAfter), statement(said));
  if (whose && said.kind !== 'each-time') return call('duringNextTurnOf', quoted(whose), statement(said));
  if (endsAfter || whose) return literal(effect);
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

const SWAPS = {
  position: 'swap',
  control: 'swapControl',
  contents: 'swapContents',
  zones: 'exchange',
} as const;

function linePlace(place: LinePlace): string {
  if (place === 'anywhere') return 'anywhereInLine';
  const side = place.kind === 'in-place-of' ? '' : place.side === 'left' ? 'Left' : 'Right';
  if (place.kind === 'flank') return `on${side}Flank`;
  return place.kind === 'in-place-of'
    ? call('inPlaceOf', target(place.of))
    : call(`toThe${side}`, target(place.of));
}

function makingTokens(effect: Extract<Effect, { kind: 'make-token' }>): string {
  const { amount: value, ready, who, at, named } = effect;
  const made = [...(at ? [`at: ${linePlace(at)}`] : []), ...(named ? [`named: ${quoted(named)}`] : [])];
  const number = value === 1 && made.length === 0 ? [] : [amount(value)];
  if (who && who !== 'you')
    return ready || made.length > 0 ? literal(effect) : call(`${player(who)}.makesTokens`, ...number);
  if (ready) return made.length > 0 ? literal(effect) : call('makeReadyTokens', ...number);
  return call('makeTokens', ...number, ...(made.length > 0 ? [`{ ${made.join(', ')} }`] : []));
}

const captureSource = (from: CaptureSource): string =>
  typeof from === 'object' ? amberPlace(from) : quoted(from);

function amberPlace(place: AmberPlace): string {
  if (place === 'supply') return 'supply';
  return 'pool' in place ? call('poolOf', quoted(place.pool)) : call('on', target(place.on));
}

function forging(effect: Extract<Effect, { kind: 'forge' }>): string {
  const { who, cost, color } = effect;
  if (who !== 'you') {
    const { base, ...changes } = cost;
    const isPlain = !color && Object.keys(changes).length === 0;
    if (!isPlain) return literal(effect);
    return `${player(who)}.${base === 'none' ? 'forgesAtNoCost' : 'forgesAtCurrentCost'}`;
  }
  if (color) {
    return cost.base === 'current' && cost.plus === undefined && cost.minus === undefined
      ? call('forgeKeyOf', quoted(color))
      : literal(effect);
  }
  if (cost.base === 'none') return 'forgeKeyAtNoCost';
  const parts = [
    ...(cost.plus === undefined ? [] : [`plus: ${amount(cost.plus)}`]),
    ...(cost.minus === undefined ? [] : [`minus: ${amount(cost.minus)}`]),
    ...(cost.min === undefined ? [] : [`min: ${amount(cost.min)}`]),
  ];
  return call('forgeKey', ...(parts.length > 0 ? [`{ ${parts.join(', ')} }`] : []));
}

function putting(effect: Extract<Effect, { kind: 'put' }>): string {
  if (effect.where === 'discard') return literal(effect);
  if (effect.order)
    return effect.where === 'top' ? call('putOnTopInRandomOrder', target(effect.target)) : literal(effect);
  const word = PUT[effect.where];
  if (effect.onlyForeign) return call('abductIfNotOwner', target(effect.target));
  if (effect.whose && effect.whose !== 'opponent') return literal(effect);
  if (effect.whose && effect.where === 'archives')
    return call('putIntoOpponentsArchives', target(effect.target));
  if (effect.whose && effect.where === 'abduct') return call('abductForOpponent', target(effect.target));
  const arrival = [
    ...(effect.state ? [`state: ${quoted(effect.state)}`] : []),
    ...(effect.under ? [`under: ${quoted(effect.under)}`] : []),
    ...(effect.at ? [`at: ${linePlace(effect.at)}`] : []),
    ...(effect.facedown ? ['facedown: true'] : []),
  ];
  return call(word, target(effect.target), ...(arrival.length > 0 ? [`{ ${arrival.join(', ')} }`] : []));
}

function manner({
  splash,
  ignoreArmor,
}: Pick<Extract<Effect, { kind: 'deal' }>, 'splash' | 'ignoreArmor'>): string[] {
  const parts = [
    ...(splash === undefined ? [] : [`splash: ${amount(splash)}`]),
    ...(ignoreArmor ? ['ignoreArmor: true'] : []),
  ];
  return parts.length > 0 ? [`{ ${parts.join(', ')} }`] : [];
}
