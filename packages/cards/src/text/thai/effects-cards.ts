import type { Effect, FoundPlace } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import { createRenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { ability } from './abilities.ts';
import { amount, numberOf } from './amounts.ts';
import { withAmount, withAmountVerb } from './effects-amber.ts';
import { put } from './effects-put.ts';
import { clauses, listed, quotation, WIDE_SPACE } from './grammar.ts';
import { CARD, POSSESSIVES, STEP_NAMES, ZONES } from './lexicon.ts';
import { named, noun, plural, upon, wholePile } from './nouns.ts';
import { own, subjectOf, whose } from './players.ts';

type CardKind =
  | 'play'
  | 'discard'
  | 'look'
  | 'put'
  | 'place-under'
  | 'attach'
  | 'draw'
  | 'refill'
  | 'discard-from-deck'
  | 'discard-until'
  | 'reveal-until'
  | 'shuffle-deck'
  | 'shuffle-discard-into-deck'
  | 'swap-deck-and-discard'
  | 'search'
  | 'rearrange-top'
  | 'rearrange-line'
  | 'resolve-icons';

export const cardEffects: Pick<TextTable<Effect>, CardKind> = {
  play: ({ target, asYours, on }, context) => {
    const what = `เล่น${named(target, context)}`;
    const where = on ? upon(on, context) : '';
    return `${what}${where}${asYours ? 'ราวกับเป็นของคุณ' : ''}`;
  },
  discard: ({ target, by = 'you' }, context) => {
    const before = subjectOf(by, context);
    return `${before}ทิ้ง${named(target, context)}`;
  },
  look: ({ target }, context) => `ดู${wholePile(target, context) ?? named(target, context)}`,
  put,
  'place-under': ({ target, under, facedown, grafted }, context) => {
    const card = named(target, context);
    if (grafted) return `ทาบ${card}เข้ากับ${named(under, context)}`;
    return `วาง${card}แบบ${facedown ? 'คว่ำ' : 'หงาย'}หน้าใต้${named(under, context)}`;
  },
  'rearrange-top': ({ of, amount: value }, context) =>
    `ดูการ์ดบนสุด${amount(value, context)}ใบของเด็ค${whose(of, context)} แล้ววางกลับตามลำดับใดก็ได้`,
  'rearrange-line': ({ of, among }, context) =>
    `จัดเรียง${among ? plural(among, context) : 'ครีเจอร์'}ในแนวรบ${whose(of, context)}ใหม่`,
  'resolve-icons': ({ of }, context) => `ดำเนินการไอคอนโบนัสของ${named(of, context)}ราวกับคุณได้เล่นมัน`,
  attach: ({ upgrade, to, by, text }, context) => {
    const card = named(upgrade, context);
    const it = areMany(upgrade) ? 'พวกมัน' : 'มัน';
    const attached =
      by === undefined
        ? `ติด${card}เข้ากับ${named(to, context)}`
        : `${subjectOf(by, context)}รับการควบคุม${card} แล้วย้าย${it}ไปติดกับ${named(to, context)}`;
    if (text === undefined) return attached;
    const said = text
      .map((node) => ability(node, createRenderContext(context.title, context.titleOf, context.lastKind)))
      .join(WIDE_SPACE);
    return `${attached}เป็นอัปเกรดที่มีข้อความว่า${quotation(said)}`;
  },
  draw: ({ who, amount: value }, context) => {
    const say = (number: typeof value): string =>
      `${subjectOf(who, context)}จั่ว${numberOf(number, CARD, context)}`;
    const said = context.offeredTo === undefined ? withAmount(value, context, say) : say(value);
    return withAmountVerb(said, 'drawn', context);
  },
  refill: ({ who }, context) =>
    `${subjectOf(who, context)}เติมมือ${own(who)}ราวกับอยู่ในขั้นตอน“${STEP_NAMES.draw}”`,
  'discard-from-deck': ({ of, amount: value, from }, context) => {
    context.lastKind = 'card';
    const end = from === 'bottom' ? 'ล่างสุด' : 'บนสุด';
    return withAmount(value, context, (number) => {
      const deck = `ของเด็ค${whose(of, context)}`;
      if (typeof number !== 'number')
        return numberOf(number, { ...CARD, word: `ทิ้งการ์ดจาก${end}${deck}` }, context);
      return `ทิ้งการ์ด${end}${number === 1 ? '' : ` ${number}${CARD.classifier}`}${deck}`;
    });
  },
  'discard-until': ({ of, found, from }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'discard';
    if (from === 'hand')
      return `${subjectOf(of, context)}ทิ้งการ์ดแบบสุ่มทีละใบจากมือ${own(of)} จนกว่าจะทิ้ง${noun(found, context)}หรือการ์ดหมด`;
    return `ทิ้งการ์ดจากบนสุดของเด็ค${whose(of, context)} จนกว่าจะทิ้ง${noun(found, context)}หรือการ์ดหมด`;
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const end = mayStop ? 'เลือกที่จะหยุด' : 'การ์ดหมด';
    return `เปิดเผยการ์ดจากบนสุดของเด็ค${whose(of, context)} จนกว่าจะเปิดเผย${noun(found, context)}หรือ${end}`;
  },
  'shuffle-deck': ({ of }, context) => `สับเด็ค${whose(of, context)}`,
  'shuffle-discard-into-deck': ({ of }, context) =>
    `สับกองทิ้ง${whose(of, context)}เข้าเด็ค${POSSESSIVES[of === 'you' ? of : 'that-player']}`,
  'swap-deck-and-discard': ({ of }, context) => `สลับเด็คกับกองทิ้ง${whose(of, context)}`,
  search: ({ of, zones, what, to }, context) => {
    const piles = listed(
      zones.map((zone) => ZONES[zone]),
      'และ',
    );
    const search = `ค้นหา${noun(what, context)}จาก${piles}${whose(of, context)}`;
    const them = areMany(what) ? 'พวกมัน' : 'มัน';
    // A card that may be any card stays hidden [14.39].
    const shown = what.type === 'card' && what.where.length === 0 ? [] : [`เปิดเผย${them}`];
    return clauses([search, ...shown, FOUND[to](them)]);
  },
};

const FOUND: Readonly<Record<FoundPlace, (them: string) => string>> = {
  hand: (them) => `นำ${them}ขึ้นมือของคุณ`,
  archives: (them) => `วาง${them}ลงในคลังของคุณ`,
  play: (them) => `นำ${them}เข้าสู่สนาม`,
  discard: (them) => `ทิ้ง${them}`,
  top: (them) => `วาง${them}ไว้บนสุดของเด็คของคุณ`,
  played: (them) => `เล่น${them}`,
};
