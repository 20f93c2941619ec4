import type {
  AmberPlace,
  Amount,
  CaptureSource,
  Effect,
  NodeTable,
  PlayerRef,
} from '@amberhall/engine/language';
import { amount, eachOf, quantity } from './amounts.ts';
import { adjective, counted, thirdOf, z } from './grammar.ts';
import { AMBER, CHAIN, KEY, KEY_COLORS, POOL } from './lexicon.ts';
import { after, named, plural, subject } from './nouns.ts';
import { withObject } from './plain-verbs.ts';
import { asMany, closed } from './phrases.ts';
import { amberOf, isYou, owned, player, playerDoes } from './players.ts';
import { areMany } from '../references.ts';
import type { Speech } from './speech.ts';
import { VERBS } from './verbs.ts';

type AmberKind =
  | 'gain'
  | 'lose'
  | 'steal'
  | 'capture'
  | 'exalt'
  | 'move-amber'
  | 'redistribute-amber'
  | 'chains'
  | 'allot-capture'
  | 'forge'
  | 'unforge';

type MoveAmber = Extract<Effect, { kind: 'move-amber' }>;

export const amberEffects: Pick<NodeTable<Effect, [speech: Speech], string>, AmberKind> = {
  gain: ({ who, amount: value }, speech) => {
    // A player cannot gain amber that they already have, only an equal amount.
    const isAgain = typeof value === 'object' && value.kind === 'amber';
    const what = () => (isAgain ? asMany(AMBER, value, speech) : quantity(value, AMBER, speech));
    return withAmountVerb(playerDoes(who, VERBS.gain, what, speech), 'gained', speech);
  },
  lose: ({ who, amount: value }, speech) => {
    const what = () => (value === 'all' ? allOf('subject', speech) : quantity(value, AMBER, speech));
    return withAmountVerb(playerDoes(who, VERBS.lose, what, speech), 'lost', speech);
  },
  steal: ({ who, amount: value }, speech) =>
    withAmountVerb(
      playerDoes(who, VERBS.steal, () => quantity(value, AMBER, speech), speech),
      'stolen',
      speech,
    ),
  capture: ({ by, amount: value, from }, speech) => {
    const what = () => (from === 'added' || from === 'gained' ? 'go' : captured(value, from, speech));
    const isOwn = by.kind === 'ref' && by.name === 'self' && from !== 'added' && from !== 'gained';
    if (isOwn && speech.it !== 'self')
      return withAmountVerb(`${VERBS.capture[speech.mood]} ${what()}`, 'captured', speech);
    const { words, agreement } = subject(by, speech);
    speech.subject = 'card';
    speech.they = undefined;
    const each = areMany(by) ? 'po ' : '';
    return withAmountVerb(
      `${words} ${thirdOf(VERBS.capture, agreement)} ${each}${what()}`,
      'captured',
      speech,
    );
  },
  'allot-capture': ({ amount: value, among }, speech) => {
    const what = value === 'all' ? allOf('opponent', speech) : quantity(value, AMBER, speech);
    return `${VERBS.capture[speech.mood]} ${what}, rozdzielając go między dowolną liczbę ${plural(among, 'gen', speech)}`;
  },
  exalt: ({ target, times }, speech) => {
    const exalted = withObject(VERBS.exalt[speech.mood], named(target, 'acc', speech), speech);
    if (typeof times === 'object' && times.kind === 'per' && times.times === 1)
      return `${exalted} raz za ${eachOf(times.each, speech)}`;
    if (times === 1) return exalted;
    return times === 2 ? `${exalted} dwukrotnie` : `${exalted} ${amount(times, 'nom', speech)} razy`;
  },
  'move-amber': (node, speech) => {
    const { from, to } = node;
    if (isPool(from) && isPool(to)) return handOver(node, from.pool, to.pool, speech);
    const verb = from === 'supply' ? VERBS.place : to === 'supply' ? VERBS.return : VERBS.move;
    const what = closed(movedAmber(node, speech));
    const said = `${verb[speech.mood]} ${what} ${source(from, speech)} ${destination(to, from === 'supply', speech)}`;
    return withAmountVerb(said, to === 'supply' ? 'returned' : 'moved', speech);
  },
  'redistribute-amber': ({ among }, speech) =>
    `${VERBS.redistribute[speech.mood]} ${AMBER} ${z(plural(among, 'gen', speech))} dowolnie między ${plural(among, 'acc', speech)}`,
  chains: ({ who, amount: value }, speech) =>
    playerDoes(
      who,
      VERBS.gain,
      () =>
        typeof value === 'number'
          ? counted(value, CHAIN, 'acc')
          : value === 'that-much'
            ? `tyle samo ${CHAIN.many.gen}`
            : typeof value === 'object' && value.kind === 'per'
              ? `${counted(value.times, CHAIN, 'acc')} za ${eachOf(value.each, speech)}`
              : asMany(CHAIN.many.gen, value, speech),
      speech,
    ),
  forge: ({ who, cost, color }, speech) =>
    playerDoes(
      who,
      VERBS.forge,
      () => {
        const key = color ? coloredKey(who, color, speech) : KEY.one.acc;
        if (cost.base === 'none') return `${key} bez ponoszenia kosztu`;
        const plus = cost.plus === undefined ? '' : ` +${amount(cost.plus, 'nom', speech)}${AMBER}`;
        const least = cost.min === undefined ? '' : ` (minimalnie ${amount(cost.min, 'nom', speech)})`;
        return `${key} po aktualnym koszcie${plus}${discount(cost.minus, speech)}${least}`;
      },
      speech,
    ),
  unforge: ({ who, lastTurn }, speech) =>
    playerDoes(who, VERBS.unforge, () => (lastTurn ? 'ten klucz' : KEY.one.acc), speech),
};

/** "swój czerwony klucz" */
const coloredKey = (who: PlayerRef, color: keyof typeof KEY_COLORS, speech: Speech): string => {
  const own = adjective(who === speech.subject ? 'swój' : 'twój', { case: 'acc', many: false, gender: 'm' });
  return `${own} ${KEY_COLORS[color]} ${KEY.one.acc}`;
};

/** "cały swój {amber}", "cały {amber} twojego przeciwnika" */
const allOf = (who: PlayerRef | 'subject', speech: Speech): string =>
  who === 'subject' ? `cały swój ${AMBER}` : `cały ${amberOf(who, 'acc', AMBER, speech)}`;

/** What is captured, and from where if not from the opponent of the creature's controller. */
function captured(
  value: Amount,
  from: Exclude<CaptureSource, 'added' | 'gained'> | undefined,
  speech: Speech,
): string {
  if (typeof from === 'object') {
    return value === 'all'
      ? allOf(from.pool, speech)
      : `${quantity(value, AMBER, speech)} od ${player(from.pool, 'gen', speech)}`;
  }
  if (value === 'all' && from === 'any-pool') return `cały ${AMBER} od każdego gracza`;
  const what = value === 'all' ? allOf('opponent', speech) : quantity(value, AMBER, speech);
  if (from === undefined) return what;
  const whom = from === 'own-side' ? 'od swojej własnej strony' : 'od dowolnych graczy';
  // A clause comes last.
  return what.startsWith('tyle ') ? `${whom} ${what}` : `${what} ${whom}`;
}

/** Remembers the verb for a later "that much". */
export function withAmountVerb(words: string, participle: string, speech: Speech): string {
  speech.amountVerb = participle;
  return words;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "twój przeciwnik oddaje ci 2{amber}" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, speech: Speech): string {
  const isAll = node.amount === 'all' && !node.upTo;
  const said = playerDoes(
    from,
    VERBS.give,
    () => {
      const receiver = isYou(to) ? 'ci' : player(to, 'dat', speech);
      return `${receiver} ${isAll ? allOf('subject', speech) : movedAmber(node, speech)}`;
    },
    speech,
  );
  return withAmountVerb(said, 'given', speech);
}

/** "1{amber}", "maksymalnie 6{amber}", "dowolną ilość {amber}". */
function movedAmber({ amount: value, upTo }: MoveAmber, speech: Speech): string {
  if (!upTo) return quantity(value, AMBER, speech);
  return value === 'all' ? `dowolną ilość ${AMBER}` : `maksymalnie ${quantity(value, AMBER, speech)}`;
}

function source(place: AmberPlace, speech: Speech): string {
  if (place === 'supply') return 'ze wspólnych zasobów';
  return z(
    'pool' in place
      ? owned(POOL, { case: 'gen', many: false }, place.pool, speech)
      : after(place.on, 'gen', speech),
  );
}

/** "na stworzenie", "do swojej puli" */
function destination(place: AmberPlace, isPlaced: boolean, speech: Speech): string {
  if (place === 'supply') return 'do wspólnych zasobów';
  if ('pool' in place) {
    const wanted = isPlaced ? 'loc' : 'gen';
    return `${isPlaced ? 'w' : 'do'} ${owned(POOL, { case: wanted, many: false }, place.pool, speech)}`;
  }
  return `na ${after(place.on, isPlaced ? 'loc' : 'acc', speech)}`;
}

function discount(minus: Extract<Effect, { kind: 'forge' }>['cost']['minus'], speech: Speech): string {
  if (minus === undefined) return '';
  if (typeof minus === 'object' && minus.kind === 'per')
    return `, obniżonym o ${minus.times}${AMBER} za ${eachOf(minus.each, speech)}`;
  return `, obniżonym o ${quantity(minus, AMBER, speech)}`;
}
