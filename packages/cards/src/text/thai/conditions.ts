import { interpret } from '@amberhall/engine/language';
import type { Condition, Filter, Quantifier, Select } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { untranslated } from '../untranslated.ts';
import { amount } from './amounts.ts';
import { comparison } from './comparisons.ts';
import { event, windowWords } from './events.ts';
import { listed } from './grammar.ts';
import { houseName, KEY_COLORS, NOUNS, PLAYERS, SHARED, STEP_NAMES } from './lexicon.ts';
import { named, noun, plural, upon } from './nouns.ts';
import { negatedQuality, quality, thing } from './noun-qualifiers.ts';
import { whose } from './players.ts';

/** What follows "ถ้า" or "ขณะที่". */
export function condition(node: Condition, context: RenderContext): string {
  return interpret(CONDITIONS, node, context);
}

const SEARCHES = { discard: 'ทิ้ง', reveal: 'เปิดเผย' } as const;
const LEVELS = { high: 'สูง', low: 'ต่ำ' } as const;

const CONDITIONS: TextTable<Condition> = {
  compare: (node, context) => comparison(node, context),
  exists: ({ what }, context) => {
    const said = (select: Select): string =>
      isOne(select.quantifier) ? plural(select, context) : noun(select, context, select.quantifier, 'ใน');
    const { owner, rest } = splitSide(what);
    if (owner) return `${PLAYERS[owner]}ควบคุม${said(rest)}`;
    return `มี${said(what)}${isPlaced(what) ? '' : 'ในสนาม'}`;
  },
  odd: ({ number }, context) => `${amount(number, context)}เป็นเลขคี่`,
  even: ({ number }, context) => `${amount(number, context)}เป็นเลขคู่`,
  is: ({ target, filter, already }, context) => {
    if (isLyingThere(filter)) return `มี${thing(filter.what)}${upon(target, context)}`;
    return `${named(target, context)}${quality(filter, context)}${already ? 'อยู่ก่อนแล้ว' : ''}`;
  },
  happened: (node, context) => {
    rememberOpponent(node.event, context);
    return event(node.event, context, 'past', windowWords(node.when));
  },
  'destroyed-this-way': (_, context) => `ความเสียหายนี้ทำลาย${NOUNS[context.lastKind].word}นั้น`,
  share: ({ target, what }, context) =>
    `${target.kind === 'select' ? plural(target, context) : named(target, context)}มี${SHARED[what]}เดียวกัน`,
  'in-play': ({ target }, context) => `${named(target, context)}อยู่ในสนาม`,
  'key-forged': ({ of, color }, context) =>
    of === 'each'
      ? `กุญแจ${KEY_COLORS[color]}ดอกใดดอกหนึ่งหลอมแล้ว`
      : `กุญแจ${KEY_COLORS[color]}${whose(of, context)}หลอมแล้ว`,
  'active-house': ({ house }) => `${houseName(house)}เป็นตระกูลที่ใช้อยู่ของคุณ`,
  tide: ({ level }) => `กระแสน้ำ${LEVELS[level]}`,
  haunted: ({ who }) => `${PLAYERS[who]}ถูกหลอกหลอน`,
  overwhelmed: ({ who }) => `${PLAYERS[who]}ถูกท่วมท้น`,
  'turn-of': ({ who }, context) => `เป็นเทิร์น${whose(who, context)}`,
  attacking: ({ card, against }, context) =>
    `${named(card, context)}กำลังโจมตี${against ? noun(against, context) : ''}`,
  fighting: ({ card }, context) => `${named(card, context)}กำลังต่อสู้`,
  'are-named': ({ target }, context) => `${named(target, context)}เป็นการ์ดที่ระบุชื่อไว้`,
  found: (_, context) =>
    `คุณ${SEARCHES[context.searchVerb]}${context.searchedFor ? noun(context.searchedFor, context) : 'การ์ดเช่นนั้น'}ด้วยวิธีนี้`,
  step: ({ step }) => `อยู่ในขั้นตอน“${STEP_NAMES[step]}”`,
  not: (node, context) => negation(node.condition, context),
  all: ({ of }, context) =>
    listed(
      of.map((part) => condition(part, context)),
      ' และ',
    ),
  any: ({ of }, context) => {
    const parts = of.map((part) => condition(part, context));
    // Between conditions with "and" each "or" is said.
    return of.some(({ kind }) => kind === 'all') ? parts.join(' หรือ') : listed(parts, ' หรือ');
  },
};

/** "มีการ์ดในมือของคุณ": one is enough, so the number is not said. */
const isOne = (quantifier: Quantifier): boolean =>
  quantifier.kind === 'choose' && quantifier.min === 1 && quantifier.max === 1;

const isPlaced = ({ zone, where }: Select): boolean =>
  zone !== undefined ||
  where.some(({ kind }) => kind === 'this-way' || kind === 'house-count' || kind === 'neighbor-of');

type Has = Extract<Filter, { kind: 'has' }>;

/** Amber or a counter on a card. */
const isLyingThere = (filter: Filter): filter is Has =>
  filter.kind === 'has' && !['upgrade', 'armor', 'bonus-icon'].includes(filter.what);

function negation(inner: Condition, context: RenderContext): string {
  switch (inner.kind) {
    case 'exists': {
      const { owner, rest } = splitSide(inner.what);
      if (owner) return `${PLAYERS[owner]}ไม่ได้ควบคุม${plural(rest, context)}`;
      const { zone, ...anywhere } = inner.what;
      if (zone?.kind === 'zone' && zone.name === 'purged') return `ไม่มี${plural(anywhere, context)}ถูกขจัด`;
      return `ไม่มี${plural(inner.what, context)}${isPlaced(inner.what) ? '' : 'ในสนาม'}`;
    }
    case 'happened':
      rememberOpponent(inner.event, context);
      return event(inner.event, context, 'negative past', windowWords(inner.when));
    case 'is': {
      const { target, filter } = inner;
      if (isLyingThere(filter)) return `ไม่มี${thing(filter.what)}${upon(target, context)}`;
      return `${named(target, context)}${negatedQuality(filter, context)}`;
    }
    case 'in-play':
      return `${named(inner.target, context)}ไม่ได้อยู่ในสนาม`;
    case 'active-house':
      return `${houseName(inner.house)}ไม่ใช่ตระกูลที่ใช้อยู่ของคุณ`;
    case 'attacking':
      return condition(inner, context).replace('กำลังโจมตี', 'ไม่ได้กำลังโจมตี');
    case 'fighting':
      return condition(inner, context).replace('กำลังต่อสู้', 'ไม่ได้กำลังต่อสู้');
    case 'tide':
      return `กระแสน้ำไม่${LEVELS[inner.level]}`;
    case 'haunted':
      return `${PLAYERS[inner.who]}ไม่ได้ถูกหลอกหลอน`;
    case 'overwhelmed':
      return `${PLAYERS[inner.who]}ไม่ได้ถูกท่วมท้น`;
    case 'turn-of':
      return `ไม่ใช่เทิร์น${whose(inner.who, context)}`;
    case 'key-forged':
      if (inner.of === 'each') return `ไม่มีกุญแจ${KEY_COLORS[inner.color]}ที่หลอมแล้ว`;
      return `กุญแจ${KEY_COLORS[inner.color]}${whose(inner.of, context)}ยังไม่ได้หลอม`;
    case 'destroyed-this-way':
      return `ความเสียหายนี้ไม่ได้ทำลาย${NOUNS[context.lastKind].word}นั้น`;
    case 'share':
      return condition(inner, context).replace(/มี(?=[^ม]*เดียวกัน$)/, 'ไม่มี');
    case 'not':
      return condition(inner.condition, context);
    case 'all':
    case 'any':
    case 'compare':
    case 'odd':
    case 'even':
    case 'are-named':
    case 'found':
    case 'step':
      return `ไม่เป็นความจริงที่ว่า${condition(inner, context)}`;
    default:
      return untranslated('a negated condition');
  }
}
