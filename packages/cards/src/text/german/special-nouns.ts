import type { Quantifier, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';
import { amount } from './amounts.ts';
import { DEFINITE, EACH, listed, NONE, nounPhrase, spaced } from './grammar.ts';
import type { Case, Determiner } from './grammar.ts';
import { LEFT_RIGHT, NOUNS } from './lexicon.ts';
import { descriptions } from './noun-qualifiers.ts';
import { named } from './nouns.ts';
import { pile, zoneWords } from './zones.ts';

/** Phrases that are not built from a determiner, adjectives and a noun. */
export function ofOneForm(
  select: Select,
  wanted: Case,
  context: RenderContext,
  quantifier: Quantifier,
): string | undefined {
  const { where, zone } = select;
  const itself = where.find((filter) => filter.kind === 'is');
  if (itself) return oneOfThese(select, named(itself.card, wanted, context), wanted);
  const shown = ofShownCards(select, quantifier);
  if (shown !== undefined) return shown;
  const beside = where.find((filter) => filter.kind === 'neighbor-of');
  if (beside?.orItself) {
    const center = named(beside.of, wanted, context);
    return `${center} und ${nounPhrase(EACH, ['ihr benachbart'], NOUNS.creature, wanted)}`;
  }
  if (zone?.kind === 'zone' && isEnd(zone)) return endOfPile(zone, wanted, context);
  if (beside?.side !== undefined) return neighborOn(beside.side, select, wanted, context);
  return (
    onFlankOf(select, quantifier, wanted) ??
    (quantifier.kind === 'random' ? downTo(select, quantifier, wanted, context) : undefined)
  );
}

/** "die Kreatur an deiner linken Flanke": there is one at most. */
function onFlankOf({ where, zone }: Select, { kind }: Quantifier, wanted: Case): string | undefined {
  const side = where.find((filter) => filter.kind === 'side');
  const flank = where.find((filter) => filter.kind === 'flank');
  if (where.length !== 2 || zone !== undefined || kind !== 'each' || !side || flank?.side === undefined)
    return undefined;
  const place =
    side.side === 'friendly'
      ? `an deiner ${LEFT_RIGHT[flank.side]}en Flanke`
      : `an der ${LEFT_RIGHT[flank.side]}en Flanke deines Gegners`;
  return `${nounPhrase(DEFINITE, [], NOUNS.creature, wanted)} ${place}`;
}

/** "zufällige Karten aus seiner Hand, bis höchstens 6 übrig sind" */
function downTo(
  select: Select,
  { n }: Extract<Quantifier, { kind: 'random' }>,
  wanted: Case,
  context: RenderContext,
): string | undefined {
  if (typeof n !== 'object' || n.kind !== 'excess' || !select.zone) return undefined;
  const isOfAll = typeof n.of === 'object' && n.of.kind === 'count' && n.of.of.where.length === 0;
  if (!isOfAll) return undefined;
  const from = zoneWords(select.zone, { kind: 'any-number' }, context);
  const cards = nounPhrase(NONE, ['zufällig'], NOUNS[select.type], wanted, true);
  return `so viele ${cards} ${from}, dass höchstens ${amount(n.over, 'nom', context)} übrig bleiben,`;
}

/** "eine von ihnen", "die anderen": cards that the sentence before has shown to the player. */
function ofShownCards({ where, different, alike }: Select, quantifier: Quantifier): string | undefined {
  const isPlain = different === undefined && alike === undefined;
  if (!isPlain || !where.some((filter) => filter.kind === 'this-way' && filter.verb === 'looked at'))
    return undefined;
  const [other] = where.filter(({ kind }) => kind !== 'this-way');
  if (where.length === 1 && quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1)
    return `eine von ihnen`;
  const isRest = where.length === 2 && other?.kind === 'not' && other.filter.kind === 'is';
  return isRest && quantifier.kind === 'each' ? `die anderen` : undefined;
}

/** An article with adjectives that stands without its noun: "die stärkste". */
function pronounLike(determiner: Determiner, stems: readonly string[], type: Select['type'], wanted: Case) {
  const { gender } = NOUNS[type];
  const nothing = { nom: '', acc: '', dat: '', gen: '' };
  return nounPhrase(determiner, stems, { gender, one: nothing, many: nothing }, wanted);
}

/** "die schwächste von ihnen", "die andere von ihnen"; the cards themselves if nothing tells them apart. */
function oneOfThese({ where, type }: Select, these: string, wanted: Case): string {
  const extreme = where.find((filter) => filter.kind === 'extreme');
  const isOther = where.some(({ kind }) => kind === 'not');
  if (!extreme && !isOther) return these;
  const stem = extreme ? (extreme.most ? 'stärkst' : 'schwächst') : 'ander';
  const group = these.replace(/^sie$/, 'ihnen');
  return `${pronounLike(DEFINITE, [stem], type, wanted)} von ${group}`;
}

/** "die links an „Troll“ angrenzende Kreatur" */
function neighborOn(side: 'left' | 'right', select: Select, wanted: Case, context: RenderContext): string {
  const beside = select.where.find((filter) => filter.kind === 'neighbor-of');
  if (beside === undefined) throw new Error('there is no neighbor');
  const where = select.where.filter((filter) => filter !== beside);
  const near = adjoining(side, beside.of, context);
  return listed(
    descriptions({ ...select, where }, context).map(({ stems, forms, after }) =>
      spaced(nounPhrase(DEFINITE, [near, ...stems], forms, wanted), ...after),
    ),
  );
}

/** "links an sie angrenzend" */
export const adjoining = (side: 'left' | 'right', of: Target, context: RenderContext): string =>
  `${side === 'left' ? 'links' : 'rechts'} an ${named(of, 'acc', context)} angrenzend`;

/** "deine Hand", "deine Hand und dein Ablagestapel": everything that is there. */
export function wholePile(target: Target, wanted: Case, context: RenderContext): string | undefined {
  if (target.kind === 'ref' || target.quantifier.kind !== 'each' || target.type !== 'card') return undefined;
  const { where, zone } = target;
  if (where.length > 0 || zone?.kind !== 'zone' || isEnd(zone)) return undefined;
  const names = typeof zone.name === 'string' ? [zone.name] : zone.name;
  context.lastKind = 'card';
  return listed(names.map((name) => (name === 'play' ? 'das Spiel' : pile(name, zone.of, wanted, context))));
}

type Pile = Extract<ZonePhrase, { kind: 'zone' }>;

const isEnd = ({ top, bottom }: Pile): boolean => top !== undefined || bottom !== undefined;

function endOfPile({ top, bottom, of, name }: Pile, wanted: Case, context: RenderContext): string {
  const number = top ?? bottom ?? 1;
  const stem = top === undefined ? 'unterst' : 'oberst';
  const whole = pile(name === 'discard' ? 'discard' : 'deck', of, 'gen', context);
  if (number === 1) return `${nounPhrase(DEFINITE, [stem], NOUNS.card, wanted)} ${whole}`;
  const determiner = { kind: 'the-number', words: `${stem}en ${amount(number, 'nom', context)}` } as const;
  return `${nounPhrase(determiner, [], NOUNS.card, wanted, true)} ${whole}`;
}
