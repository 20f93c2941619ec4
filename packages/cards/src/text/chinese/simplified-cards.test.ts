import { expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

test.each([
  [
    'unity-prism',
    '阿尔法。\n打出：直到本回合结束，你可以打出牌，且只要你在本回合中打出过4张或更多牌，你不能打出牌。\n废弃：展示你的手牌。获得等同于以此法被展示的牌所属的势力数量的{amber}。',
  ],
  [
    'lord-invidius',
    '闪避。\n只要《Lord Invidius》位于其战线中央，它获得“收获后：获得一个敌方侧翼生物的控制权。横置它。只要它由你控制，它视为属于冥府势力。”',
  ],
  [
    'primal-relic',
    '打出：从公共池将4{amber}放置到《Primal Relic》上。在3个生物上各放置一个+1力量指示物。\n在每位玩家的回合开始时，如果所有该玩家控制的生物的力量总和不小于20，从《Primal Relic》上将所有{amber}移动到该玩家的琥魄池。',
  ],
  [
    'seda-the-sleeper',
    '只要《Seda the Sleeper》已横置，且它位于侧翼，它获得无敌。\n在你重置《Seda the Sleeper》后，你可以对《Seda the Sleeper》造成2{damage}。如果你这样做，横置《Seda the Sleeper》。\n打出：捕获6{amber}。',
  ],
  [
    'walls--blaster',
    '此生物获得“战斗后/收获后：你可以选择一项：\n• 对一个生物造成2{damage}。\n• 如果此生物不是一张《Chief Engineer Walls》，将《Walls’ Blaster》附加到一张《Chief Engineer Walls》上。”\n在《Walls’ Blaster》被附加到一张《Chief Engineer Walls》上后，每有一张附加于此生物的升级，击晕一个生物。',
  ],
  [
    'soul-lock',
    '你的对手不能使用与《Soul Lock》下方的至少一张牌具有相同势力的牌。\n行动：弃掉《Soul Lock》下方的每张牌。将一个敌方生物面朝上置于《Soul Lock》下方。',
  ],
  [
    'ask-again-later',
    '在你的对手选择一个势力作为其当前势力后，你的对手选择你身份卡上的一个势力。展示你的牌库顶的牌。如果它不属于该势力，应验《Ask Again Later》。',
  ],
  [
    'sporegorger-evil-twin',
    '打出：从每个其他生物上将每个+1力量指示物移动到《Sporegorger》上。\n收获后：你可以从《Sporegorger》上移除所有+1力量指示物，每以此法移除1个指示物，对每个其他生物造成1{damage}。',
  ],
  [
    'spontaneous-awakening',
    '打出：如果你的对手处于闹鬼状态，摧毁一件敌方神器、半机械体生物或机器人生物。如果你这样做，打出它。将《Spontaneous Awakening》附加到其上，作为升级，其文本为“此牌属于Geistoid势力。”',
  ],
  [
    'shard-of-change',
    '行动：每有一张友方碎片牌，你可以将你的手牌中的一张牌与你的弃牌堆中的一张与它具有相同类型的牌交换。',
  ],
  [
    'market-fluctuation',
    '打出：对每位玩家，如果该玩家处于闹鬼状态，该玩家抽3张牌。对每位玩家，如果该玩家不处于闹鬼状态，该玩家弃掉其手牌中的随机3张牌。',
  ],
  [
    'the-chosen-one',
    '如果一个敌方生物将要被重置，且处于“重置牌”阶段，且现在是你对手的回合，改为对《The Chosen One》造成等同于已横置的敌方生物的数量的伤害。',
  ],
  [
    'dark-discovery',
    '打出：说出2张牌的名称。弃掉你对手的牌库底的2张牌。如果它们正是所说出名称的牌，清除《Dark Discovery》，并免费锻造一把钥匙。',
  ],
  [
    'empowered-zark',
    '战斗后：捕获2{amber}。如果《Empowered Zark》上有3{amber}或更多，你可以从其上将3{amber}放回到公共池，并重置每个火星势力的非特工的生物。',
  ],
  [
    'xeno-bot',
    '战斗后：查看你的牌库顶的3张牌。将其中一张牌加入你的手牌。将其中一张牌置于你的牌库底。\n收获后：弃掉你的手牌中的一张牌。如果你这样做，抽一张牌。',
  ],
  [
    'spangler-box',
    '行动：清除一个生物。如果你这样做，你的对手获得《Spangler Box》的控制权。\n在《Spangler Box》离场后，将每张被《Spangler Box》清除的牌以横置状态在其拥有者的控制下放置入场。',
  ],
  [
    'tails-you-lose',
    '在你的回合结束时，你可以翻转《Tails, You Lose》。\n在你对手的回合中，在你的对手打出一个满足“它有一个不与它具有相同势力的相邻生物”的生物后，应验《Tails, You Lose》。',
  ],
  [
    'keyforgery',
    '在你的对手将要锻造一把钥匙之前，如果你的手牌中有一张牌，你的对手选择一个势力，你展示你的手牌中的随机一张牌，如果它不属于该势力，摧毁《Keyforgery》，该事件不会发生。',
  ],
  [
    'edict-of-nerotaurus',
    '在一个生物收获后，直到本回合结束，生物不能收获，直到一位玩家开始使用一个生物为止。\n在一个生物战斗后，直到本回合结束，生物不能战斗，直到一位玩家开始使用一个生物为止。',
  ],
  ['alaka', '只要你在本回合中使用过一个生物来战斗，《Alaka》以重置状态进场。'],
  ['call-of-the-void', '打出：横置一个生物。如果它此前已横置，改为摧毁它，其控制者失去1{amber}。'],
  ['operative-espion', '闪避。\n在一位玩家在其回合中抬高潮位后，该玩家可以使用一个该玩家控制的生物。'],
  [
    'hard-simpson',
    '闪避。\n在《Hard Simpson》受到伤害后，窃取1{amber}。如果潮位低，改为你的对手窃取1{amber}。',
  ],
  [
    'miss-chievous',
    '在一个Geistoid势力的友方生物进场后，弃掉每位玩家的牌库顶的2张牌。\n收获后：打出你的弃牌堆中最上方的一张生物牌。',
  ],
  [
    'red-hot-armor',
    '打出：每个具有护甲的敌方生物失去其所有护甲，直到本回合结束。对它们中的每个，它每以此法失去1点护甲，造成1{damage}。',
  ],
  [
    'æmbermancy',
    '打出：选择一个生物。选择一个至多为其上的+1力量指示物数量（最多为3）的数字。从其上移除等量的+1力量指示物。获得等量的{amber}。',
  ],
  [
    'parallel-thinking',
    '打出：选择一项：\n• 弃掉任意玩家的牌库顶的2张牌。\n• 弃掉任意玩家的存档区中的随机2张牌。\n如果以此法被弃掉的牌具有相同的类型，窃取2{amber}。',
  ],
  [
    'watch-your-step',
    '打出：选择你对手身份卡上的一个势力。在你对手的下个回合中，在你的对手选择该势力以外的势力作为其当前势力后，制造2个衍生生物，并重置它们。',
  ],
  [
    'paradox-shield',
    '此生物获得“在此生物将要被摧毁之前，弃掉你的牌库顶的数量等同于其力量的牌。如果你这样做，完全治疗此生物，摧毁《Paradox Shield》，该事件不会发生。”',
  ],
  [
    'monument-to-shrix',
    '你在锻造钥匙时可以花费《Monument to Shrix》上的{amber}。\n行动：从你的琥魄池将1{amber}移动到《Monument to Shrix》上。如果你的弃牌堆中有一张《Citizen Shrix》，改为选择一位玩家。从该玩家的琥魄池将1{amber}移动到《Monument to Shrix》上。',
  ],
  ['effervescent-principle', '打出：每位玩家失去其{amber}的一半（向下取整）。获得一个枷锁。'],
  ['hunter-or-hunted', '打出：选择一项：\n• 界护一个生物。\n• 移除一个有界护的生物的界护。界护另一个生物。'],
  [
    'captain-kresage-evil-twin',
    '每个生物失去闪避。\n每个生物失去嘲讽。\n每个生物失去剧毒。\n每个生物失去游击。',
  ],
  [
    'key-hammer',
    '打出：如果你的对手在其上个回合中锻造过一把钥匙，你的对手取消锻造那把钥匙。你的对手获得6{amber}。',
  ],
  [
    'shadow-self',
    '《Shadow Self》战斗时不造成伤害。\n对《Shadow Self》的每个非鬼灵的相邻生物造成的伤害改为对《Shadow Self》造成。',
  ],
  [
    'atomic-destabilizer',
    '此生物获得“在你的回合结束时，此生物捕获1{amber}。此生物上每有1{amber}，失去1{amber}。”',
  ],
  [
    'brawling-grounds',
    '万能：直到本回合结束，在一个生物在战斗中被摧毁后，其控制者弃掉其手牌中的随机一张牌。',
  ],
  [
    'widespread-corruption',
    '在你因收获而获得{amber}后，一个敌方生物捕获这些琥魄。\n在你的对手因收获而获得{amber}后，一个友方生物捕获这些琥魄。',
  ],
  [
    'bump-in-the-night',
    '打出：对一个敌方生物造成2{damage}。如果此伤害摧毁该生物，制造一个衍生生物。如果你处于闹鬼状态，重复前述效果。',
  ],
  [
    'kiligog-s-trench',
    '在你的回合结束时，在《Kiligog’s Trench》上放置一个深度指示物。摧毁每个力量为《Kiligog’s Trench》上的深度指示物数量的生物。',
  ],
  [
    'zomok',
    '《Zomok》攻击时，无视嘲讽、闪避、剧毒、危险和无敌。\n战斗后：每位玩家每有一把已锻造的钥匙，对一个生物造成2{damage}。',
  ],
  [
    'swap-widget',
    '行动：将一个火星势力的已重置的友方生物移回其拥有者的手牌。如果你这样做，将你的手牌中的一张火星势力的不与它具有相同名称的生物牌放置入场。重置它。',
  ],
  [
    'reap-the-wild-wind',
    '强化{amber}{amber}{amber}。\n打出：对每位玩家，展示该玩家的手牌中的随机一张牌，该玩家获得等同于其上的{amber}奖励图标数量的{amber}。',
  ],
  [
    'j43g3r-v',
    '收获后：直到本回合结束，至多2个非星盟势力的生物可以收获。\n战斗后：直到本回合结束，至多2个非星盟势力的生物可以战斗。',
  ],
  ['nightforge', '打出：如果你在本回合中没有锻造过钥匙，你可以以当前费用+4{amber}锻造一把钥匙。'],
])('%s has its whole text in simplified Chinese', (slug, text) => {
  const { language, paragraphs } = renderCard(definitions.get(slug), factsOf(slug), 'zh-Hans');

  expect(language).toBe('zh-Hans');
  expect(paragraphs.join('\n')).toBe(text);
});
