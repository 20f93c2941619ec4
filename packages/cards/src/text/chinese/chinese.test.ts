import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { renderCard } from '../render.ts';

const textOf = (slug: string, language: 'zh-Hans' | 'zh-Hant'): string =>
  renderCard(definitions.get(slug), factsOf(slug), language).paragraphs.join('\n');

describe('Chinese in simplified characters', () => {
  test.each([
    ['anger', '打出：重置一个友方生物，并用它战斗。'],
    ['coward-s-end', '打出：摧毁每个未受伤的生物。获得3个枷锁。'],
    ['burn-the-stockpile', '打出：如果你的对手有7{amber}或更多，你的对手失去4{amber}。'],
    ['relentless-assault', '打出：依次重置至多3个友方生物，并用它们战斗。'],
    [
      'champion-s-challenge',
      '打出：摧毁除力量最高的敌方生物以外的每个敌方生物。摧毁除力量最高的友方生物以外的每个友方生物。重置它，并用它战斗。',
    ],
    ['unguarded-camp', '打出：数量等同于你控制的生物比你的对手多出的数量的友方生物各捕获1{amber}。'],
    ['tremor', '打出：击晕一个生物及其每个相邻生物。'],
    ['warsong', '打出：直到本回合结束，在一个友方生物战斗后，获得1{amber}。'],
    ['gone-pear-shaped', '打出：每位玩家弃掉其存档区中的每张牌。\n命运：直到本回合结束，生物不能收获。'],
    ['gatekeeper', '打出：如果你的对手有7{amber}或更多，捕获其{amber}中超出5的所有部分。'],
    ['glorious-few', '打出：你的对手控制的生物每比你多出1个，获得1{amber}。'],
    ['mindworm', '闪避。\n战斗前：与《Mindworm》战斗的生物对其每个相邻生物造成等同于其力量的伤害。'],
    ['free-markets', '打出：除圣堂势力以外，场上的牌所属的势力每有一个，获得1{amber}（最多为6）。'],
    [
      'guji-dinosaur-hunter',
      '闪避。\n行动：对一个生物造成2{damage}。如果它是恐龙牌，或其上有{amber}，改为对它造成6{damage}。',
    ],
    [
      'code-monkey',
      '部署。\n打出：存档《Code Monkey》的每个相邻生物。如果它们具有相同的势力，获得2{amber}。',
    ],
    ['dr-milli', '打出：你的对手控制的生物每比你（不计《Dr. Milli》）多出1个，存档你的手牌中的一张牌。'],
    [
      'auto-legionary',
      '行动：如果《Auto-Legionary》是一个你控制的生物，将《Auto-Legionary》移动到其控制者战线的侧翼。如果《Auto-Legionary》是一件你控制的神器，直到《Auto-Legionary》离场，《Auto-Legionary》视为一个力量为5的生物，直到《Auto-Legionary》离场，它获得多才。',
    ],
    [
      'gargantodon',
      '《Gargantodon》以被击晕状态进场。\n《Gargantodon》战斗时只造成4{damage}。\n如果你将要窃取{amber}，改为一个当前玩家控制的生物从你对手的琥魄池中捕获等量的{amber}。\n如果你的对手将要窃取{amber}，改为一个当前玩家控制的生物从你的琥魄池中捕获等量的{amber}。',
    ],
    [
      'gebuk',
      '摧毁：弃掉你的牌库顶的牌。如果它是一个生物，在本回合中，下次《Gebuk》离场后，将该牌放置入场，位于战线中《Gebuk》原本的位置。',
    ],
    [
      'stir-up-trouble',
      '打出：选择一个生物。选择其一个相邻生物。第一个生物对它造成等同于其力量的伤害，它对第一个生物造成等同于其力量的伤害。',
    ],
    ['infighting', '打出：每个生物对其右侧相邻生物造成等同于其力量的伤害。'],
    ['tectonic-shift', '打出：摧毁每条战线的一半（尽可能平均划分）中的每个生物。'],
    [
      'kaspara',
      '你每有1{amber}，《Kaspara》获得+1力量，你的对手每有1{amber}，便获得+1力量。\n每个Geistoid势力的友方生物获得“打出/摧毁：每位玩家获得1{amber}。”',
    ],
    ['quadracorder', '友方生物所属的势力每有一个，你对手的钥匙的费用+1{amber}（最多为3）。'],
    [
      'scoop-up',
      '打出：将一个非火星势力的友方生物置于你的存档区。如果该牌并非由你拥有，且离开你的存档区，改为将其加入其拥有者的手牌。将一个非火星势力的敌方生物置于你的存档区。如果该牌并非由你拥有，且离开你的存档区，改为将其加入其拥有者的手牌。',
    ],
    [
      'purify',
      '打出：清除一个变异体生物。如果你这样做，从其控制者的牌库顶弃牌，直到弃掉一张非变异体的生物牌或没有牌为止，如果你以此法弃掉了一张非变异体的生物牌，将它在其拥有者的控制下放置入场。',
    ],
    [
      'cyber-clone',
      '打出：清除另一个生物。直到《Cyber-Clone》离场，《Cyber-Clone》的力量为其印刷力量。直到《Cyber-Clone》离场，《Cyber-Clone》获得等同于其印刷护甲的额外护甲和其关键词和属性。',
    ],
    [
      'closed-door-negotiation',
      '打出：你的对手抽一张牌。窃取1{amber}。如果以此法窃取了1{amber}或更多，且你的对手的{amber}比你多，重复此效果。',
    ],
    [
      'three-sheets-to-the-wind',
      '打出：你的对手抽3张牌。你的对手弃掉其手牌中的随机一张牌。将你对手的手牌中的随机一张牌置于其拥有者的牌库顶。清除你对手的手牌中的随机一张牌。',
    ],
    [
      'pupgrade',
      '《Pupgrade》可以作为升级而非生物打出，其文本为“此生物获得+3力量和‘摧毁：将《Pupgrade》以重置状态放置入场，位于其控制者右侧翼。’”',
    ],
    ['dame-margaret', '部署。嘲讽。\n你的对手每有一把已锻造的钥匙，《Dame Margaret》获得+2护甲。'],
    [
      'flint-s-map',
      '万能：从你的牌库和弃牌堆中搜寻一张《Flint’s Legend》、《Flint’s Stash》或《Treasure Island》，展示它，并将它置于你的存档区。',
    ],
    [
      'niffle-kong',
      '打出：从你的牌库和弃牌堆中搜寻任意数量的尼弗生物，展示它们，并将它们加入你的手牌。\n战斗后/收获后：你可以摧毁一个友方尼弗生物。如果你这样做，对一个生物造成3{damage}，窃取1{amber}，并摧毁一件敌方神器。',
    ],
    ['vault-s-blessing', '打出：每位玩家，场上每有一个该玩家控制的变异体生物，获得1{amber}。'],
    [
      'ragnarok',
      '阿尔法。\n打出：直到本回合结束，生物不能收获，且在一个友方生物战斗后，获得1{amber}。在本回合结束时，摧毁每个生物。',
    ],
    [
      'reassembling-automaton',
      '如果《Reassembling Automaton》将要被摧毁，且你控制另一个生物，改为完全治疗《Reassembling Automaton》，横置它，并将它移动到其控制者战线的侧翼。',
    ],
    ['encounter-suit', '在一位玩家打出一张行动牌之后、结算其“打出：”能力之前，界护此生物。'],
    ['annihilation-ritual', '如果一个生物将要从场上进入任意玩家的弃牌堆，改为清除它。'],
    ['commander-dhrxgar', '在一张升级被附加到《Commander Dhrxgar》或其一个相邻生物上后，获得1{amber}。'],
    [
      'high-priest-torvus',
      '收获后：你可以褒奖《High Priest Torvus》。如果你这样做，在本回合中，下次一张行动牌将要在你打出它之后被置于其拥有者的弃牌堆时，改为将它移回其拥有者的手牌。',
    ],
    [
      'turnkey',
      '打出：你的对手取消锻造一把钥匙。如果其这样做，当《Turnkey》离场时，你的对手免费锻造一把钥匙。',
    ],
    ['forge-compiler', '在你的对手锻造一把钥匙后，摧毁《Forge Compiler》。界护每个友方生物。'],
    [
      'signature-move',
      '在抽起始手牌之前，说出一张牌的名称。从你的牌库中搜寻任意数量的具有该名称的行动牌，展示它们，并将它们置于你的存档区。',
    ],
    [
      'scooboo',
      '当《Scooboo》位于你的弃牌堆时，只要现在是你的回合，如果你将要抽一张牌，你可以改为弃掉你的牌库顶的3张牌，并将《Scooboo》移回你的手牌。',
    ],
    [
      'token-of-appreciation',
      '打出：制造一个衍生生物。以当前费用+7{amber}锻造一把钥匙，每有一个友方衍生生物，费用减少1{amber}。',
    ],
    [
      'raiding-party',
      '战斗后：如果你的红色钥匙已锻造，且你对手的红色钥匙已锻造；或你的蓝色钥匙已锻造，且你对手的蓝色钥匙已锻造；或你的黄色钥匙已锻造，且你对手的黄色钥匙已锻造，窃取2{amber}。否则，窃取1{amber}。',
    ],
    ['lightsmith-clariel', '战斗前：你可以互换《Lightsmith Clariel》的力量与护甲，直到本回合结束。'],
    [
      'giant-sloth',
      '《Giant Sloth》不能被使用，除非你在本回合中弃掉过你的手牌中的一张狂兽势力的牌。\n行动：获得3{amber}。',
    ],
    [
      'prof-emeritus-kering',
      '部署。\n打出/战斗后/收获后：使用《Prof. Emeritus Kering》的一个相邻生物。如果潮位高，使用《Prof. Emeritus Kering》的另一个相邻生物。',
    ],
    [
      'phalanx-leader',
      '打出：制造一个衍生生物，置于紧邻《Phalanx Leader》左侧的位置。\n战斗后/收获后：直到本回合结束，每个位于《Phalanx Leader》左侧的生物获得+2力量。',
    ],
    ['bad-omen', '在你对手的回合结束时，如果你的对手有正好6{amber}，应验《Bad Omen》。'],
    [
      'the-cards-will-tell',
      '在你对手的回合中，在你的对手在其“抽牌”阶段以外抽一张牌后，应验《The Cards Will Tell》。',
    ],
    [
      'igon-the-terrible',
      '打出：如果没有《Igon the Green》被清除，摧毁《Igon the Terrible》。\n战斗后：窃取1{amber}。',
    ],
    [
      'xenos-darkshadow',
      '《Xenos Darkshadow》获得突袭X、危险X和溅射攻击X，X为你的弃牌堆中的牌的数量，你的弃牌堆中每有一张牌，便获得+1力量。\n摧毁：如果你处于闹鬼状态，存档《Xenos Darkshadow》。',
    ],
    [
      'curse-of-obstinacy',
      '背叛。\n在你的回合结束时，击晕每个与至少1个相邻生物具有相同势力的不在侧翼的友方生物。',
    ],
    [
      'election',
      '每个生物获得“收获后：选择一项：\n• 在《Election》上放置一个赞成指示物。\n• 在《Election》上放置一个反对指示物。”\n如果《Election》上有6个或更多赞成指示物，摧毁它和每个生物。\n如果《Election》上有6个或更多反对指示物，摧毁每件神器。',
    ],
  ])('writes %s', (slug, text) => {
    expect(textOf(slug, 'zh-Hans')).toBe(text);
  });

  test('no text has a hole, a space between words or punctuation of other scripts', () => {
    for (const definition of definitions.values()) {
      const text = textOf(definition.id, 'zh-Hans').replaceAll(/《[^》]*》/g, '《》');

      for (const line of text.split('\n')) {
        expect(line).toMatch(/^(?:• )?[\p{L}《+{].*[。”：]$/u);
        expect(line.replace(/^• /, '')).not.toMatch(
          /undefined|null|NaN|\[object|\$\d|,|\.| [\p{Script=Han}]|[\p{Script=Han}] /u,
        );
        expect(line).not.toMatch(
          /。。|，，|，。|的的|《》《》|在在|与与|场上中|比.*多出每|它们各|以外的除|每有其/,
        );
      }
    }
  });
});

describe('Chinese in simplified characters, in sentences with several parts', () => {
  test.each([
    // Exceptions come together, before the number.
    ['unnatural-selection', '打出：摧毁除3个友方生物和3个敌方生物以外的每个生物。'],
    // Each of several creatures has a number of its own.
    [
      'red-hot-armor',
      '打出：每个具有护甲的敌方生物失去其所有护甲，直到本回合结束。对它们中的每个，它每以此法失去1点护甲，造成1{damage}。',
    ],
    [
      'camaraderie',
      '打出：横置一个星盟势力的友方生物。如果你这样做，其每有一个非星盟势力的相邻生物，抽2张牌。',
    ],
    // Cards in play are not "in" a pile.
    ['faygin', '闪避。\n收获后：将你的弃牌堆中或场上的一张《Urchin》移回你的手牌。'],
    ['song-of-spring', '打出：将你的手牌、弃牌堆中和场上的任意数量的狂兽势力的友方生物洗入你的牌库。'],
    // The clause "for each" comes before the player who decides.
    ['sil-a-t8', '战斗后/收获后：《Sil-A-T8》每有一个星盟势力的相邻生物，你可以重置一个非机器人的生物。'],
    ['final-analysis', '打出：摧毁每个生物。每位玩家，每有一个该玩家控制的、以此法被摧毁的生物，抽一张牌。'],
    // A card that is not in play is a card with the counter word of cards.
    [
      'sound-the-horns',
      '打出：从你的牌库顶弃牌，直到弃掉一张蛮族势力的生物牌或没有牌为止。如果你以此法弃掉了一张蛮族势力的生物牌，将它加入你的手牌。',
    ],
    ['recycler', '收获后：弃掉你的牌库顶的3张牌。每有一张以此法被弃掉的生物牌，制造一个衍生生物。'],
    ['waste-not', '打出：摧毁一个友方生物。抽数量等同于其力量的一半（向上取整）的牌。'],
    // After its neighbors a card has its name again.
    ['drecker', '战斗中对《Drecker》的每个相邻生物造成的伤害也对《Drecker》造成。\n收获后：窃取1{amber}。'],
    ['the-end-is-nigh', '在你对手的回合中，在该回合中有3个或更多生物被摧毁后，应验《The End is Nigh》。'],
    ['eyegor', '打出：查看你的牌库顶的3张牌。将其中一张牌加入你的手牌。弃掉其他的牌。'],
    ['clawcloak-swipe', '打出：如果你寡不敌众，你的对手控制的生物每比你多出1个，一个友方生物捕获1{amber}。'],
  ])('writes %s', (slug, text) => {
    expect(textOf(slug, 'zh-Hans')).toContain(text);
  });
});

describe('Chinese in traditional characters', () => {
  test.each([
    ['anger', '打出：重置一個友方生物，並用它戰鬥。'],
    ['imperium', '打出：界護2個友方生物。'],
    ['researcher', '萬能：展示你的手牌中的一張火星勢力的牌。封存它。'],
    ['breaker-hill', '閃避。\n《Breaker Hill》的每個相鄰生物獲得「行動：竊取1{amber}。」'],
  ])('writes %s', (slug, text) => {
    expect(textOf(slug, 'zh-Hant')).toBe(text);
  });
});
