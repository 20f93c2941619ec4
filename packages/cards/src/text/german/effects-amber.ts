import type { AmberPlace, Amount, CaptureSource, Effect, PlayerRef } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { allAmber, amount, eachOf, quantity } from './amounts.ts';
import { said, verb, youDo } from './clauses.ts';
import type { Said } from './clauses.ts';
import type { EffectTable } from './effects.ts';
import { masculine, nounPhrase, A, DEFINITE, spaced } from './grammar.ts';
import type { Case } from './grammar.ts';
import { AMBER, CHAIN, KEY, KEY_COLORS } from './lexicon.ts';
import { named, noun, plural } from './nouns.ts';
import { owned, ownWord, player, playerDoes } from './players.ts';

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

const GAIN = verb('erhalte erhältst erhält erhalten');
const LOSE = verb('verliere verlierst verliert verlieren');
const STEAL = verb('stiehl stiehlst stiehlt stehlen');
const CAPTURE = verb('erbeute erbeutest erbeutet erbeuten');
const EXALT = verb('preise preist preist preisen');
const MOVE = verb('bewege bewegst bewegt bewegen');
const PUT = verb('lege legst legt legen');
const PUT_BACK = verb('lege legst legt legen', 'zurück');
const GIVE = verb('gib gibst gibt geben');
const SPREAD = verb('verteile verteilst verteilt verteilen');
const FORGE = verb('schmiede schmiedest schmiedet schmieden');
const UNFORGE = verb('mache machst macht machen', 'ungeschmiedet');

/** Remembers the verb for a later "that much". */
export function counting(participle: string, context: RenderContext, words: Said): Said {
  context.amountVerb = participle;
  return words;
}

export const amberEffects: Pick<EffectTable, AmberKind> = {
  gain: ({ who, amount: value }, context) => {
    // A player cannot gain amber that they already have, only an equal amount.
    const isAgain = typeof value === 'object' && value.kind === 'amber';
    const words = (): string =>
      isAgain ? `${AMBER} entsprechend ${amount(value, 'dat', context)}` : quantity(value, AMBER, context);
    return counting('gained', context, doing(who, GAIN, words, context));
  },
  lose: ({ who, amount: value }, context) => {
    const words = (): string =>
      value === 'all' ? `${ownWord(who, 'n', 'acc')} gesamtes ${AMBER}` : quantity(value, AMBER, context);
    return counting('lost', context, doing(who, LOSE, words, context));
  },
  steal: ({ who, amount: value }, context) =>
    counting(
      'stolen',
      context,
      doing(who, STEAL, () => quantity(value, AMBER, context), context),
    ),
  capture: ({ by, amount: value, from }, context) => {
    const isOwn = by.kind === 'ref' && by.name === 'self';
    const isSeveral = areMany(by);
    const subject = isOwn ? undefined : named(by, 'nom', context);
    const person = isOwn ? 'du' : isSeveral ? 'sie' : 'er';
    const each = isSeveral ? 'je ' : '';
    if (from === 'added' || from === 'gained')
      return said({ subject, person, verb: CAPTURE, objects: `dieses ${AMBER}` });
    const objects = each + captured(value, from, context);
    return counting('captured', context, said({ subject, person, verb: CAPTURE, objects }));
  },
  'allot-capture': ({ amount: value, among }, context) => {
    const what = value === 'all' ? allAmber('opponent', context) : quantity(value, AMBER, context);
    return youDo(CAPTURE, `${what}, verteilt auf ${noun(among, 'acc', context, { kind: 'any-number' })}`);
  },
  exalt: ({ target, times }, context) => {
    const object = named(target, 'acc', context);
    if (times === 1) return youDo(EXALT, object);
    if (typeof times === 'object' && times.kind === 'per' && times.times === 1)
      return youDo(EXALT, `${object} einmal für ${eachOf(times.each, context)}`);
    return youDo(EXALT, `${object} ${times === 2 ? 'zweimal' : `${amount(times, 'acc', context)}-mal`}`);
  },
  'move-amber': (node, context) => {
    const { from, to } = node;
    if (isPool(from) && isPool(to)) return handOver(node, from.pool, to.pool, context);
    const what = movedAmber(node, context);
    const objects = `${what} ${source(from, context)} ${destination(to, context)}`;
    const of = from === 'supply' ? PUT : to === 'supply' ? PUT_BACK : MOVE;
    return counting(to === 'supply' ? 'returned' : 'moved', context, youDo(of, objects));
  },
  'redistribute-amber': ({ among }, context) => {
    const cards = plural(among, 'dat', context, DEFINITE);
    return youDo(SPREAD, `das ${AMBER} auf ${cards} beliebig neu auf diese Kreaturen`);
  },
  chains: ({ who, amount: value }, context) =>
    doing(who, GAIN, () => quantity(value, CHAIN, context), context),
  forge: ({ who, cost, color }, context) =>
    doing(who, FORGE, () => `${key(who, color)} ${price(cost, context)}`, context),
  unforge: ({ who, lastTurn }, context) =>
    doing(who, UNFORGE, () => (lastTurn ? 'diesen Schlüssel' : 'einen Schlüssel'), context),
};

/** The subject is written before the objects, which can refer to it. */
function doing(
  who: PlayerRef,
  of: Parameters<typeof playerDoes>[1],
  objects: () => string,
  context: RenderContext,
): Said {
  const { clauses, tail } = playerDoes(who, of, '', context);
  return { clauses: [{ ...clauses[0], objects: objects() }], tail };
}

/** "deinen blauen Schlüssel" */
function key(who: PlayerRef, color: keyof typeof KEY_COLORS | undefined): string {
  if (!color) return nounPhrase(A, [], KEY, 'acc');
  return nounPhrase({ kind: 'ein', stem: who === 'you' ? 'dein' : 'sein' }, [KEY_COLORS[color]], KEY, 'acc');
}

function price(
  { base, plus, minus, min }: Extract<Effect, { kind: 'forge' }>['cost'],
  context: RenderContext,
): string {
  if (base === 'none') return 'kostenlos';
  const more = plus === undefined ? '' : ` plus ${amount(plus, 'nom', context)}${AMBER}`;
  const less =
    minus === undefined
      ? ''
      : typeof minus === 'object' && minus.kind === 'per'
        ? `, verringert um ${minus.times}${AMBER} für ${eachOf(minus.each, context)}`
        : `, verringert um ${quantity(minus, AMBER, context)}`;
  const least = min === undefined ? '' : ` (mindestens ${amount(min, 'nom', context)})`;
  return `zu den aktuellen Kosten${more}${less}${least}${less === '' ? '' : ','}`;
}

/** What is captured, and from where if not from the opponent of the creature's controller. */
function captured(
  value: Amount,
  from: Exclude<CaptureSource, 'added' | 'gained'> | undefined,
  context: RenderContext,
): string {
  if (typeof from === 'object') {
    if (value === 'all')
      return from.pool === 'you'
        ? `dein gesamtes ${AMBER}`
        : `alles ${AMBER} ${player(from.pool, 'gen', context)}`;
    return `${quantity(value, AMBER, context)} von ${player(from.pool, 'dat', context)}`;
  }
  if (value === 'all' && from === 'any-pool') return `alles ${AMBER} jedes Spielers`;
  const what = value === 'all' ? allAmber('opponent', context) : quantity(value, AMBER, context);
  if (from === undefined) return what;
  return `${what} ${from === 'own-side' ? 'von der eigenen Seite' : 'beliebig verteilt von beiden Spielern'}`;
}

const isPool = (place: AmberPlace): place is { pool: PlayerRef } =>
  typeof place === 'object' && 'pool' in place;

/** "dein Gegner gibt dir 2{amber}" */
function handOver(node: MoveAmber, from: PlayerRef, to: PlayerRef, context: RenderContext): Said {
  const isAll = node.amount === 'all' && !node.upTo;
  const words = (): string =>
    spaced(
      player(to, 'dat', context),
      isAll ? `${ownWord(from, 'n', 'acc')} gesamtes ${AMBER}` : movedAmber(node, context),
    );
  return counting('given', context, doing(from, GIVE, words, context));
}

/** "1{amber}", "bis zu 6{amber}", "beliebig viel {amber}" */
function movedAmber({ amount: value, upTo }: MoveAmber, context: RenderContext): string {
  if (!upTo) return quantity(value, AMBER, context);
  return value === 'all' ? `beliebig viel ${AMBER}` : `bis zu ${quantity(value, AMBER, context)}`;
}

const POOL = masculine('Vorrat', 'Vorräte');
const pool = (who: PlayerRef, wanted: Case, context: RenderContext): string =>
  owned(who, POOL, wanted, context);

function source(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'aus der allgemeinen Reserve';
  return 'on' in place ? `von ${named(place.on, 'dat', context)}` : `aus ${pool(place.pool, 'dat', context)}`;
}

function destination(place: AmberPlace, context: RenderContext): string {
  if (place === 'supply') return 'in die allgemeine Reserve';
  return 'on' in place ? `auf ${named(place.on, 'acc', context)}` : `in ${pool(place.pool, 'acc', context)}`;
}
