import type { Effect, FoundPlace } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import { createRenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';
import { ability } from './abilities.ts';
import { amount, numberOf } from './amounts.ts';
import { doneBy, withAmount, withAmountVerb } from './effects-amber.ts';
import { put } from './effects-put.ts';
import { listed, quotation } from './grammar.ts';
import { STEP_NAMES, ZONES } from './lexicon.ts';
import { foundCard, named, noun, plural, wholePile, upon } from './nouns.ts';
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
    const what = `打出${named(target, context)}`;
    const where = on ? `到${upon(on, context)}` : '';
    return `${what}${where}${asYours ? '，视为你所有' : ''}`;
  },
  discard: ({ target, by = 'you' }, context) => {
    const before = subjectOf(by, context);
    return `${before}弃掉${named(target, context)}`;
  },
  look: ({ target }, context) => `查看${wholePile(target, context) ?? named(target, context)}`,
  put,
  'place-under': ({ target, under, facedown, grafted }, context) => {
    const card = named(target, context);
    if (grafted) return `将${card}嫁接到${upon(under, context)}`;
    return `将${card}面朝${facedown ? '下' : '上'}置于${named(under, context)}下方`;
  },
  'rearrange-top': ({ of, amount: value }, context) =>
    `查看${whose(of, context)}牌库顶的${amount(value, context)}张牌，并以任意顺序放回`,
  'rearrange-line': ({ of, among }, context) =>
    `重新排列${whose(of, context)}战线中的${among ? plural(among, context) : '生物'}`,
  'resolve-icons': ({ of }, context) => `结算${named(of, context)}的奖励图标，如同你打出了它`,
  attach: ({ upgrade, to, by, text }, context) => {
    const card = named(upgrade, context);
    const it = areMany(upgrade) ? '它们' : '它';
    const attached =
      by === undefined
        ? `将${card}附加到${upon(to, context)}`
        : `${subjectOf(by, context)}获得${card}的控制权，并将${it}移动到${upon(to, context)}`;
    if (text === undefined) return attached;
    const said = text
      .map((node) => ability(node, createRenderContext(context.title, context.titleOf, context.lastKind)))
      .join('');
    return `${attached}，作为升级，其文本为${quotation(said)}`;
  },
  draw: ({ who, amount: value }, context) => {
    const draws = (number: typeof value): string => `抽${numberOf(number, '张', '牌', context)}`;
    return withAmountVerb(doneBy(who, value, draws, context), 'drawn', context);
  },
  refill: ({ who }, context) =>
    `${subjectOf(who, context)}补充${own(who)}手牌，如同处于“${STEP_NAMES.draw}”阶段`,
  'discard-from-deck': ({ of, amount: value, from }, context) => {
    context.lastKind = 'card';
    const end = from === 'bottom' ? '底' : '顶';
    return withAmount(
      value,
      context,
      (number) =>
        `弃掉${whose(of, context)}牌库${end}的${number === 1 ? '牌' : numberOf(number, '张', '牌', context)}`,
    );
  },
  'discard-until': ({ of, found, from }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'discard';
    if (from === 'hand')
      return `${subjectOf(of, context)}从${own(of)}手牌中逐一随机弃掉一张牌，直到弃掉${foundCard(found, context)}或没有牌为止`;
    return `从${whose(of, context)}牌库顶弃牌，直到弃掉${foundCard(found, context)}或没有牌为止`;
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const end = mayStop ? '选择停止' : '没有牌';
    return `从${whose(of, context)}牌库顶展示牌，直到展示${foundCard(found, context)}或${end}为止`;
  },
  'shuffle-deck': ({ of }, context) => `洗切${whose(of, context)}牌库`,
  'shuffle-discard-into-deck': ({ of }, context) => `将${whose(of, context)}弃牌堆洗入${own(of)}牌库`,
  'swap-deck-and-discard': ({ of }, context) => `交换${whose(of, context)}牌库与弃牌堆`,
  search: ({ of, zones, what, to }, context) => {
    const piles = listed(zones.map((zone) => ZONES[zone]));
    const search = `从${whose(of, context)}${piles}中搜寻${noun(what, context)}`;
    const them = areMany(what) ? '它们' : '它';
    // A card that may be any card stays hidden [14.39].
    const shown = what.type === 'card' && what.where.length === 0 ? '' : `展示${them}，`;
    return `${search}，${shown}并${FOUND[to](them)}`;
  },
};

const FOUND: Readonly<Record<FoundPlace, (them: string) => string>> = {
  hand: (them) => `将${them}加入你的手牌`,
  archives: (them) => `将${them}置于你的存档区`,
  play: (them) => `将${them}放置入场`,
  discard: (them) => `弃掉${them}`,
  top: (them) => `将${them}置于你的牌库顶`,
  played: (them) => `打出${them}`,
};
