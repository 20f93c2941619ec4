import type { Amount, CardVerb, Effect, Target } from '@amberhall/engine/language';
import { areMany, canBeSeveral } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { amount, forEach, isNode, numberOf, quantity, repeated } from './amounts.ts';
import { withAmount, withAmountVerb } from './effects-amber.ts';
import { areYours } from './effects-put.ts';
import { listed, WIDE_SPACE } from './grammar.ts';
import { AMBER, counterNoun, DAMAGE, DAMAGE_POINT, KEYWORDS, PLAYERS } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, noun, one, ownersOf, plural, title, upon, wholePile } from './nouns.ts';
import { PLAIN_VERBS } from './plain-verbs.ts';
import { own, subjectOf } from './players.ts';

type CreatureKind =
  | CardVerb
  | 'use'
  | 'fight-in-turn'
  | 'deal'
  | 'redirect-blow'
  | 'each-deals'
  | 'lose-armor'
  | 'allot-damage'
  | 'heal'
  | 'move-damage'
  | 'redistribute-damage'
  | 'counters'
  | 'clear-counters'
  | 'control'
  | 'swap'
  | 'make-token'
  | 'flip'
  | 'move-counters';

const plain =
  (verb: keyof typeof PLAIN_VERBS) =>
  ({ target }: { target: Target }, context: RenderContext): string =>
    PLAIN_VERBS[verb](named(target, context));

export const creatureEffects: Pick<TextTable<Effect>, CreatureKind> = {
  destroy: plain('destroy'),
  purge: plain('purge'),
  archive: plain('archive'),
  ready: plain('ready'),
  exhaust: plain('exhaust'),
  stun: plain('stun'),
  unstun: plain('unstun'),
  ward: plain('ward'),
  unward: plain('unward'),
  calm: plain('calm'),
  enrage: plain('enrage'),
  reap: plain('reap'),
  fight: (node, context) => {
    context.isFightMentioned = true;
    const { target, against, ignoring } = node;
    const fighter = `ใช้${named(target, context)}ต่อสู้`;
    const order = canBeSeveral(target, context) ? 'ทีละตัว' : '';
    const whom = against ? `กับ${named(against, context)}` : '';
    const without = ignoring ? `โดยไม่คำนึงถึง${listed(ignoring.map((keyword) => KEYWORDS[keyword]))}` : '';
    return `${fighter}${whom}${order}${without}`;
  },
  'fight-in-turn': ({ target, times }, context) =>
    `ทำให้${named(target, context)}พร้อม แล้วใช้มันต่อสู้${times} ครั้ง แต่ละครั้งกับครีเจอร์ฝ่ายศัตรูที่ต่างกัน${WIDE_SPACE}ดำเนินการต่อสู้เหล่านี้ทีละครั้ง`,
  reveal: ({ target }, context) => `เปิดเผย${wholePile(target, context) ?? named(target, context)}`,
  'return-to-hand': ({ target }, context) => {
    const object = named(target, context);
    return `นำ${object}กลับขึ้นมือ${areYours(target, context) ? 'ของคุณ' : ownersOf(target)}`;
  },
  use: ({ target, asYours }, context) => `ใช้${named(target, context)}${asYours ? 'ราวกับเป็นของคุณ' : ''}`,
  deal: (node, context) => {
    const splash =
      node.splash === undefined ? '' : `และความเสียหายกระจาย${amount(node.splash, context)}${DAMAGE}`;
    const through = node.ignoreArmor ? `${WIDE_SPACE}เกราะไม่สามารถป้องกันความเสียหายนี้` : '';
    return `${dealt(node, context)}${splash}${through}`;
  },
  'each-deals': ({ by, amount: value, target }, context) => {
    const dealer = noun(by, context);
    const to = named(target, context);
    return `${dealer}สร้าง${damageOf(value, context)}ให้${to}`;
  },
  'redirect-blow': ({ by, to }, context) =>
    `${named(by, context)}สร้างความเสียหายให้${named(to, context)}โดยไม่สร้างให้ครีเจอร์ที่มันต่อสู้ด้วย`,
  'lose-armor': ({ target }, context) => `${named(target, context)}เสียเกราะทั้งหมดของมันจนจบเทิร์นนี้`,
  'allot-damage': ({ amount: value, among, portion, splash }, context) => {
    if (portion !== undefined) {
      const around = splash === undefined ? '' : `และความเสียหายกระจาย${splash}${DAMAGE}`;
      return `${forEach(value, context)} ให้สร้าง${portion}${DAMAGE}ให้${one(among, context)}${around}`;
    }
    return withAmount(
      value,
      context,
      (number) =>
        `สร้าง${damageOf(number, context)}โดยแบ่งตามที่คุณเลือกให้${noun(among, context, { kind: 'any-number' })}`,
    );
  },
  heal: ({ target, amount: value, upTo }, context) => {
    const limit = upTo ? { ...DAMAGE_POINT, word: `${DAMAGE_POINT.word}สูงสุด` } : DAMAGE_POINT;
    const said =
      value === 'all'
        ? `รักษา${named(target, context)}จนหายสนิท`
        : `รักษา${numberOf(value, limit, context)}ของ${named(target, context)}`;
    return withAmountVerb(said, 'healed', context);
  },
  'move-damage': ({ amount: value, from, to }, context) =>
    `ย้าย${quantity(value, DAMAGE, context)}ที่อยู่${upon(from, context)}ไปวาง${upon(to, context)}`,
  'redistribute-damage': ({ among }, context) => `จัดสรรความเสียหายบน${plural(among, context)}ใหม่ระหว่างกัน`,
  counters: (node, context) => {
    const name = counterNoun(node.counter);
    const said = withAmount(node.amount, context, (value) => {
      // The number is about what lies on the same card, so that the card comes first.
      if (isNode(value, 'counters') && !node.remove) {
        const place = upon(node.on, context);
        return numberOf(value, name, context).replace(name.word, `วาง${name.word}${place} `);
      }
      const isEach = areMany(node.on) && typeof value === 'number';
      const number = node.upTo
        ? `${name.word}จำนวนเท่าใดก็ได้`
        : isEach
          ? name.word
          : numberOf(value, name, context);
      const place = upon(node.on, context);
      const each = isEach ? ` ตัวละ${value}${name.classifier}` : '';
      return node.remove ? `นำ${number}ที่อยู่${place}ออก${each}` : `วาง${number}${place}${each}`;
    });
    return node.remove ? withAmountVerb(said, 'removed', context) : said;
  },
  'clear-counters': ({ on }, context) => `นำเคาน์เตอร์แต่ละอันที่อยู่${upon(on, context)}ออก`,
  'move-counters': ({ counter, amount: value, from, to, upTo }, context) => {
    const name = counterNoun(counter);
    const what = upTo
      ? `${name.word}จำนวนเท่าใดก็ได้`
      : value === 'all'
        ? `${name.word}แต่ละอัน`
        : numberOf(value, name, context);
    // A part of the counters on a card names the card.
    const source = what.includes('(') ? ' ' : `ที่อยู่${upon(from, context)}`;
    return `ย้าย${what}${source}ไปวาง${upon(to, context)}`;
  },
  control: ({ of, to, at }, context) => {
    const taken =
      to === 'you' ? `ยึดการควบคุม${named(of, context)}` : `${PLAYERS[to]}รับการควบคุม${named(of, context)}`;
    return at ? `${taken} แล้ววางมันที่${linePlace(at, own(to), context)}` : taken;
  },
  swap: ({ what, a, b }, context) => {
    const first = named(a, context);
    if (what === 'contents')
      return `สลับ${AMBER} ความเสียหาย เคาน์เตอร์ และอัปเกรดทั้งหมด ระหว่าง${first}กับ${named(b, context)}`;
    const second = named(b, context);
    if (what === 'control') return `สลับการควบคุมของ${first}กับ${second}`;
    return `สลับ${what === 'position' ? 'ตำแหน่งของ' : ''}${first}กับ${second}`;
  },
  flip: ({ target }, context) => `พลิก${named(target, context)}`,
  'make-token': ({ amount: value, ready, who = 'you', at, named: slug }, context) => {
    const word = slug === undefined ? 'ครีเจอร์โทเคน' : title(context.titleOf(slug));
    const place = at ? `ที่${linePlace(at, own(who), context)}` : '';
    const state = ready ? 'ในสภาพพร้อม' : '';
    return withAmount(
      value,
      context,
      (number) =>
        `${subjectOf(who, context)}สร้าง${numberOf(number, { word, classifier: 'ตัว' }, context)}${state}${place}`,
    );
  },
};

/** "สร้าง 2{damage} ให้ครีเจอร์ 1 ตัว", "สำหรับทุก 1{amber} บนมัน ให้สร้าง 1{damage} ให้ครีเจอร์ 1 ตัว" */
function dealt({ target, amount: value }: Extract<Effect, { kind: 'deal' }>, context: RenderContext): string {
  const isOfRecipient = JSON.stringify(value).includes('"recipient"');
  const each = isDealtToEach(target) ? 'ตัวละ' : '';
  const say = (number: Amount): string => {
    if (typeof number === 'object' && !isOfNamed(number))
      return `สร้างความเสียหาย${each}ให้${named(target, context)}เท่ากับ${amount(number, context)}`;
    return `สร้าง${each}${damageOf(number, context)}ให้${named(target, context)}`;
  };
  if (!isOfRecipient) return withAmount(value, context, say);
  const to = named(target, context);
  const per = repeated(value, context);
  return per ? `สร้าง${per.times}${DAMAGE}ให้${to}${per.lead}${per.limit}` : say(value);
}

/** Its power comes first, so that "ของมัน" is not of the creature that is dealt the damage. */
const isOfNamed = (value: Exclude<Amount, number | string>): boolean =>
  isNode(value, 'stat') &&
  value.of.kind === 'ref' &&
  (value.of.name === 'it' || value.of.name.startsWith('$'));

/** The icon follows a number only. */
const damageOf = (value: Amount, context: RenderContext): string =>
  typeof value === 'object'
    ? `ความเสียหายเท่ากับ${amount(value, context)}`
    : ` ${quantity(value, DAMAGE, context)}`;

/** "ตัวละ 2{damage}": each of several chosen cards is dealt the whole damage. */
const isDealtToEach = (target: Target): boolean =>
  target.kind === 'ref'
    ? target.name === 'them'
    : target.quantifier.kind === 'choose' &&
      areMany(target) &&
      target.quantifier.min === target.quantifier.max;
