import type { Ref, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { NOUNS, SHARED, SIDES, ZONES } from './lexicon.ts';
import { neighbors } from './neighbors.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import { comitative, nominative } from './particles.ts';
import { whose } from './players.ts';
import { quantified } from './quantifiers.ts';
import { isEnd, pileWords, zoneWords } from './zones.ts';
import { choiceByName } from '../references.ts';
import type { RenderContext } from '../render-context.ts';

/** The card that is the subject of the clause. */
export const ITSELF = '자신';

/** Writes a target: a reference or a noun phrase. It has no particle. */
export const named = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' ? reference(target, context) : noun(target, context);

/** "그 생명체의" */
export const possessiveOf = (target: Target, context: RenderContext): string => `${named(target, context)}의`;

/** Writes a target of an event: "생명체" without its number. */
export const participant = (target: Target, context: RenderContext): string =>
  target.kind === 'ref' ? reference(target, context) : classOf(target, context);

/** The class of cards that an event is about. A number or "each" stays. */
export function classOf(select: Select, context: RenderContext): string {
  const { quantifier } = select;
  const isOne = quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1;
  return isOne ? bare(select, context) : noun(select, context);
}

/** The class itself: "마스 생명체". Korean does not mark the plural. */
export const bare = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'bare' } }, context);

/** "생명체 1개": one of the class. */
export const one = (select: Select, context: RenderContext): string =>
  noun({ ...select, quantifier: { kind: 'choose', min: 1, max: 1 } }, context);

/** The card with this text. A text that it gives to another card calls it by its title. */
export const thisCard = (context: RenderContext): string =>
  context.isGranted ? `“${context.title}”` : '이 카드';

function reference({ name }: Ref, context: RenderContext): string {
  switch (name) {
    case 'it':
      if (context.isItSubject) return ITSELF;
      context.saidIt = context.mentionedChoices.size > 0;
      return `그 ${NOUNS[context.itKind ?? context.lastKind].word}`;
    case 'recipient':
      return '그 생명체';
    case 'them':
      return `그 ${NOUNS[context.itKind ?? context.lastKind].word}들`;
    case 'attacked':
      return theAttacked(context);
    case 'self':
      return thisCard(context);
    case 'this-creature':
      return `이 ${NOUNS[context.host].word}`;
    default:
      return choice(name, context);
  }
}

/** The other creature of a fight. */
const theAttacked = (context: RenderContext): string => {
  if (context.isFightMentioned) return '공격받는 생명체';
  return `${comitative(context.isGranted ? '이 생명체' : thisCard(context))} 전투하는 생명체`;
};

function choice(name: string, context: RenderContext): string {
  const [alias] = context.mentionedChoices.get(name)?.where ?? [];
  const isAlias = alias?.kind === 'is';
  return choiceByName(name, context, {
    whole: (select) => noun(select, context),
    it: (kind) => `그 ${NOUNS[kind].word}`,
    them: (kind) => `그 ${NOUNS[kind].word}들`,
    that: (kind) => `${isAlias ? '그' : '선택한'} ${NOUNS[kind].word}`,
    first: (kind) => `첫 번째 ${NOUNS[kind].word}`,
  });
}

/** A whole noun phrase without a particle: "우호적인 생명체 최대 3개", "각 마스 생명체". */
export function noun(select: Select, context: RenderContext): string {
  const words = phrase(select, context);
  context.lastKind = select.type;
  return words;
}

function phrase(select: Select, context: RenderContext): string {
  context.it = undefined;
  const { where, zone, quantifier, type } = select;
  const itself = where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, named(itself.card, context));
  const shown = ofShownCards(select);
  if (shown !== undefined) return shown;
  const besideOthers = neighbors(select, context);
  if (besideOthers !== undefined) return besideOthers;
  if (zone?.kind === 'zone' && isEnd(zone)) return endOfPile(zone, context);
  const outermost = onFlankOf(select);
  if (outermost !== undefined) return outermost;
  const left = downTo(select, context);
  if (left !== undefined) return left;

  // The zone of cards that another card has purged is not written.
  const isPlaced = zone !== undefined && !where.some(({ kind }) => kind === 'purged-by');
  const place = isPlaced ? [zoneWords(zone, quantifier.kind === 'choose', context)] : [];
  const qualifiers = nounQualifiers(where, type, context, quantifier.kind === 'each');
  const inCommon = select.different
    ? [`${nominative(SHARED[select.different])} 서로 다른`]
    : select.alike
      ? [`${nominative(SHARED[select.alike])} 서로 같은`]
      : [];
  return quantified(
    { ...qualifiers, clauses: [...place, ...qualifiers.clauses, ...inCommon] },
    quantifier,
    select,
    context,
  );
}

/** "The creature on your left flank": there is one at most. */
function onFlankOf({ where, zone, quantifier }: Select): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || quantifier.kind !== 'each') return undefined;
  if (!side || flank?.side === undefined) return undefined;
  return `${whose(side.side === 'friendly' ? 'you' : 'opponent')} ${SIDES[flank.side]} 측면에 있는 생명체`;
}

/** "Random cards from their hand until 6 are left." */
function downTo(select: Select, context: RenderContext): string | undefined {
  const { quantifier, zone } = select;
  if (quantifier.kind !== 'random' || zone?.kind !== 'zone') return undefined;
  const { n } = quantifier;
  if (typeof n !== 'object' || n.kind !== 'excess') return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  const pile = pileWords(zone, false, context);
  return `카드가 ${amount(n.over, context)}장 이하로 남을 때까지 ${pile}에 있는 무작위 카드`;
}

/** "One of them", "the others": cards that the sentence before has shown to the player. */
function ofShownCards({ where, different, alike, quantifier }: Select): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return '그중 카드 1장';
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? '나머지 카드' : undefined;
}

/** "the least powerful of them", "the other of them"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, these: string): string {
  const extreme = where.find((filter) => filter.kind === 'extreme');
  if (extreme) return `${these} 중 가장 ${extreme.most ? '강력한' : '약한'} ${NOUNS[type].word}`;
  const isOther = where.some(({ kind }) => kind === 'not');
  return isOther ? `${these} 중 다른 ${NOUNS[type].word}` : these;
}

/** "당신의 손", "당신의 손과 버림 더미": everything that is there. */
export function wholePile(target: Target, context: RenderContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  if (where.length > 0 || zone?.kind !== 'zone' || isEnd(zone)) return undefined;
  return pileWords(zone, false, context);
}

/** "당신의 덱 맨 위 카드 3장" */
function endOfPile(
  { top, bottom, of, name }: Extract<ZonePhrase, { kind: 'zone' }>,
  context: RenderContext,
): string {
  const number = top ?? bottom ?? 1;
  const pile = name === 'discard' ? ZONES.discard : ZONES.deck;
  const place = `${whose(of, context)} ${pile} 맨 ${top === undefined ? '아래' : '위'}`;
  return typeof number === 'number'
    ? `${place} 카드 ${number}장`
    : `${place}에서 ${amount(number, context)}만큼의 카드`;
}
