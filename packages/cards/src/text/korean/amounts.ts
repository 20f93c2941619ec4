import type { Amount, Select } from '@amberhall/engine/language';
import { describing, past } from './clause.ts';
import { clause, windowWords } from './events.ts';
import { AMBER, counterName, houseName, iconName, NOUNS, STATS } from './lexicon.ts';
import { bare, named, possessiveOf } from './nouns.ts';
import { comitative, nominative } from './particles.ts';
import { player, whose } from './players.ts';
import { counted } from './quantifiers.ts';
import type { RenderContext } from '../render-context.ts';

type AmountNode = Exclude<Amount, number | string>;

/** A number as a noun phrase: "2", "우호적인 생명체 수", "당신의 {amber}의 절반". */
export function amount(value: Amount, context: RenderContext): string {
  if (typeof value === 'number') return String(value);
  if (value === 'all') return '전부';
  if (value === 'that-much') return context.amountVerb === 'chosen' ? '선택한 수' : '그 수';
  return withKind(context, () => computed(value, context));
}

/** What an amount mentions is not what "it" stands for afterwards. */
function withKind(context: RenderContext, write: () => string): string {
  const { lastKind } = context;
  const words = write();
  context.lastKind = lastKind;
  return words;
}

function computed(value: AmountNode, context: RenderContext): string {
  switch (value.kind) {
    case 'count':
      return `${placed(value.of, context)} 수`;
    case 'count-events':
      return `${happenings(value, context)} 횟수`;
    case 'amber':
      return `${whose(value.of, context)} ${AMBER}`;
    case 'amber-on':
      return `${named(value.card, context)}에 있는 ${AMBER}`;
    case 'counters':
      return `${named(value.on, context)}에 있는 ${counterName(value.counter)} 수`;
    case 'keys':
      return `${nominative(player(value.of, context))} 제작한 열쇠 수`;
    case 'price-of-key':
      return `${whose(value.of, context)} 현재 열쇠 비용`;
    case 'chains':
      return `${whose(value.of, context)} 체인 수`;
    case 'stat':
      return stat(value, context);
    case 'armor-lost':
      return `${nominative(named(value.of, context))} 이 방법으로 잃은 방어력`;
    case 'icons':
      return `${named(value.on, context)}에 있는 ${iconName(value.icon)} 수`;
    case 'houses':
      return `${represented(value, context)} 수`;
    case 'powers':
      return `${bare(value.among, context)}의 서로 다른 공격력 수`;
    case 'traits':
      return `${possessiveOf(value.of, context)} 특성 수`;
    case 'fixed':
      return amount(value.of, context);
    case 'per':
      return value.times === 1
        ? amount(value.each, context)
        : `${amount(value.each, context)}의 ${value.times}배`;
    case 'half':
      return `${amount(value.of, context)}의 절반(${ROUNDED[value.round]})`;
    case 'third':
      return `${amount(value.of, context)}의 3분의 1(${ROUNDED[value.round]})`;
    case 'sum':
      return `${value.of.map((part) => amount(part, context)).reduce((all, part) => `${comitative(all)} ${part}`)}의 합`;
    case 'excess':
      return excess(value, context);
    case 'capped':
      return `${amount(value.value, context)}${limits(value)}`;
  }
}

const ROUNDED = { up: '소수점 이하 올림', down: '소수점 이하 버림' } as const;

export const limits = ({ max, min }: Extract<AmountNode, { kind: 'capped' }>): string =>
  [max === undefined ? '' : `(${max}까지)`, min === undefined ? '' : `(${min} 이상)`].join('');

const isExtreme = ({ where }: Select): boolean => where.some(({ kind }) => kind === 'extreme');

function stat(
  { stat: name, of, printed }: Extract<AmountNode, { kind: 'stat' }>,
  context: RenderContext,
): string {
  if (printed) return `${possessiveOf(of, context)} 인쇄된 ${STATS[name]}`;
  if (name === 'damage') return `${named(of, context)}에 있는 피해`;
  if (of.kind === 'select' && of.quantifier.kind === 'each' && !isExtreme(of))
    return `${possessiveOf(of, context)} ${STATS[name]} 합계`;
  return `${possessiveOf(of, context)} ${STATS[name]}`;
}

/** "당신이 상대보다 많이 지배하는 생명체 수", "당신이 제작하지 않은 열쇠 수". */
function excess(value: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext): string {
  const special = surplus(value, context);
  if (special !== undefined) return `${special.words} 수`;
  const [of, over] = [amount(value.of, context), amount(value.over, context)];
  return isNode(value.of, 'amber')
    ? `${over}개를 제외한 ${whose(value.of.of, context)} 모든 ${AMBER}`
    : `${of}에서 ${nominative(over)} 초과된 수`;
}

/** Creatures of one side counted against those of the other, and keys that have not been forged. */
function surplus({ of, over }: Extract<AmountNode, { kind: 'excess' }>, context: RenderContext) {
  if (isNode(over, 'keys')) return { words: `${nominative(player(over.of))} 제작하지 않은 열쇠`, unit: '개' };
  if (!isNode(of, 'count') || !isNode(over, 'count')) return undefined;
  const side = of.of.where.find((filter) => filter.kind === 'side');
  if (!side) return undefined;
  const what = { ...of.of, where: of.of.where.filter((filter) => filter !== side) };
  const isUncounted = over.of.where.some(({ kind }) => kind === 'other');
  const lead =
    side.side === 'friendly'
      ? '당신이 상대보다 많이 지배하는'
      : `상대가 당신보다 많이 지배하는${isUncounted ? '(이 카드 제외)' : ''}`;
  return { words: `${lead} ${bare(what, context)}`, unit: NOUNS[what.type].unit };
}

/** The nouns and the verbs of what the last sentence told a number; where nothing else is said it is amber. */
const DONE: Readonly<Record<string, { verb: string; what: string; unit: string }>> = {
  healed: { verb: '회복된', what: '피해', unit: '' },
  prevented: { verb: '막은', what: '피해', unit: '' },
  drawn: { verb: '뽑은', what: '카드', unit: '장' },
  removed: { verb: '없앤', what: '카운터', unit: '개' },
  gained: { verb: '획득한', what: AMBER, unit: '' },
  lost: { verb: '잃은', what: AMBER, unit: '' },
  stolen: { verb: '훔친', what: AMBER, unit: '' },
  captured: { verb: '포획된', what: AMBER, unit: '' },
  moved: { verb: '옮긴', what: AMBER, unit: '' },
  returned: { verb: '되돌린', what: AMBER, unit: '' },
  given: { verb: '준', what: AMBER, unit: '' },
};

/** The amount that the last sentence told: "이 방법으로 회복된 피해". */
export function doneThisWay(context: RenderContext) {
  const { verb, what, unit } = (Object.hasOwn(DONE, context.amountVerb)
    ? DONE[context.amountVerb]
    : undefined) ?? {
    verb: '처리된',
    what: AMBER,
    unit: '',
  };
  return { words: `이 방법으로 ${verb} ${what}`, unit };
}

/** "For each": "우호적인 생명체 1개당", "상대의 {amber} 1개당". */
export const perEach = (value: Amount, context: RenderContext): string =>
  withKind(context, () => `${oneOf(value, context)}당`);

function oneOf(value: Amount, context: RenderContext): string {
  if (value === 'that-much') {
    const { words, unit } = doneThisWay(context);
    return `${words} 1${unit === '' && words.endsWith(AMBER) ? '개' : unit}`;
  }
  if (typeof value !== 'object') return `${amount(value, context)} 1개`;
  switch (value.kind) {
    case 'count':
      return `${placed(value.of, context)} ${counted(1, value.of.type)}`;
    case 'count-events':
      return timeOf(value, context);
    case 'amber':
    case 'amber-on':
      return `${amount(value, context)} 1개`;
    case 'counters':
      return `${named(value.on, context)}에 있는 ${counterName(value.counter)} 1개`;
    case 'keys':
      return `${nominative(player(value.of, context))} 제작한 열쇠 1개`;
    case 'chains':
      return `${whose(value.of)} 체인 1개`;
    case 'stat':
    case 'armor-lost':
      return `${amount(value, context)} 1`;
    case 'icons':
      return `${named(value.on, context)}에 있는 ${iconName(value.icon)} 1개`;
    case 'houses':
      return `${represented(value, context)} 1개`;
    case 'powers':
      return `${bare(value.among, context)}의 서로 다른 공격력 1종류`;
    case 'traits':
      return `${possessiveOf(value.of, context)} 특성 1개`;
    case 'excess': {
      const special = surplus(value, context);
      return special === undefined ? `${amount(value, context)} 1` : `${special.words} 1${special.unit}`;
    }
    case 'price-of-key':
    case 'fixed':
    case 'per':
    case 'half':
    case 'third':
    case 'sum':
    case 'capped':
      return `${amount(value, context)} 1`;
  }
}

/** "이번 차례에 전투에서 파괴된 적대적인 생명체 1개", "이번 차례에 당신이 플레이한 카드 1장". */
function timeOf(value: Extract<AmountNode, { kind: 'count-events' }>, context: RenderContext): string {
  const { of, when } = value;
  const window = windowWords(when);
  if (of.kind === 'destroyed' && of.card.kind === 'select') {
    const { subject: _, ...fate } = clause(of, context);
    return `${window} ${describing(past(fate))} ${bare(of.card, context)} ${counted(1, of.card.type)}`;
  }
  if (of.kind === 'plays' || of.kind === 'discards') {
    const action = { ...clause(of, context), words: '' };
    return `${window} ${describing(past(action))} ${bare(of.card, context)} ${counted(1, of.card.type)}`;
  }
  return `${happenings(value, context)} 횟수 1회`;
}

const happenings = (
  { of, when }: Extract<AmountNode, { kind: 'count-events' }>,
  context: RenderContext,
): string => `${windowWords(when)} ${describing(past(clause(of, context)))}`;

/** "우호적인 생명체가 속한 세력", "생텀을 제외한 …". */
function represented(
  { among, except }: Extract<AmountNode, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const cards = `${nominative(placed(among, context))} 속한 서로 다른 세력`;
  return except === undefined ? cards : `${houseName(except)}을 제외하고 ${cards}`;
}

/** Says where the cards are, unless other words do. */
function placed(select: Select, context: RenderContext): string {
  const words = bare(select, context);
  return isPlaced(select) ? words : `플레이 영역에 있는 ${words}`;
}
const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined || where.some(({ kind }) => PLACING.has(kind));
/** Words that already say where a card is. */
const PLACING: ReadonlySet<string> = new Set([
  'side',
  'this-way',
  'attached-to',
  'purged-by',
  'neighbor-of',
  'is',
  'beside',
  'between',
]);

export function isNode<K extends AmountNode['kind']>(
  value: Amount,
  kind: K,
): value is Extract<AmountNode, { kind: K }> {
  return typeof value === 'object' && value.kind === kind;
}

/** A number of something: "2{amber}", "우호적인 생명체 1개당 1{amber}", "…만큼의 {amber}". */
export function quantity(value: Amount, unit: string, context: RenderContext): string {
  if (typeof value === 'number') return `${value}${unit}`;
  if (value === 'all') return `모든 ${unit}`;
  if (value === 'that-much')
    return `${context.amountVerb === 'chosen' ? '선택한 수만큼' : '그만큼'}의 ${unit}`;
  if (value.kind === 'per') return `${perEach(value.each, context)} ${value.times}${unit}`;
  if (value.kind === 'capped') return `${quantity(value.value, unit, context)}${limits(value)}`;
  if (value.kind === 'amber' || isPartOfAmber(value)) return amount(value, context);
  return `${amount(value, context)}만큼의 ${unit}`;
}

/** A part of somebody's amber: half, a third, or all but some. */
const isPartOfAmber = (value: Amount): boolean =>
  typeof value === 'object' &&
  (value.kind === 'half' || value.kind === 'third' || value.kind === 'excess') &&
  isNode(value.of, 'amber');
