import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { factsOf } from '../../facts/facts.ts';
import { card, makeTokens, per, play, you } from '../../language/index.ts';
import { renderCard } from '../render.ts';

/** The text of a real card, without its keywords and icons. */
const koreanOf = (slug: string): string[] =>
  renderCard(definitions.get(slug), { name: factsOf(slug).name, keywords: {} }, 'ko').paragraphs;

describe('Korean texts', () => {
  describe('numbers, choices and owners', () => {
    test.each<[string, string[]]>([
      [
        'growth-surge',
        [
          '플레이: 측면 생명체 1개에 +1 공격력 카운터 3개를 놓습니다. 그 생명체의 이웃 1개에 +1 공격력 카운터 2개를 놓습니다. 그 생명체의 다른 이웃에 +1 공격력 카운터 1개를 놓습니다.',
        ],
      ],
      [
        'scoop-up',
        [
          '플레이: 마스 세력이 아닌 우호적인 생명체 1개를 당신의 보관 영역에 넣습니다. 당신이 소유하지 않은 그 카드가 당신의 보관 영역을 떠나면, 대신 소유자의 손에 넣습니다. 마스 세력이 아닌 적대적인 생명체 1개를 당신의 보관 영역에 넣습니다. 당신이 소유하지 않은 그 카드가 당신의 보관 영역을 떠나면, 대신 소유자의 손에 넣습니다.',
        ],
      ],
      ['snudge', ['전투 후/수확 후: 유물 또는 측면 생명체 1개를 소유자의 손으로 되돌립니다.']],
      [
        'shatter-storm',
        [
          '플레이: 당신의 모든 {amber}를 잃습니다. 상대는 이 방법으로 잃은 {amber} 1개당 3{amber}를 잃습니다.',
        ],
      ],
      ['thrall', ['파괴됨: 상대는 자신의 손에 있는 무작위 카드 1장을 버립니다.']],
      [
        'recklessness',
        [
          '플레이: 각 플레이어는 자신의 손에 있는 무작위 카드 3장을 버립니다. 각 플레이어는 카드 3장을 뽑습니다.',
        ],
      ],
      [
        'rant-and-rive',
        [
          '플레이: 상대가 8{amber} 이상을 가지고 있으면, 상대는 자신의 {amber}의 절반(소수점 이하 버림)을 잃습니다.',
        ],
      ],
      ['too-much-to-protect', ['플레이: 6개를 제외한 상대의 모든 {amber}를 훔칩니다.']],
      ['binate-rupture', ['플레이: 각 플레이어는 자신의 {amber} 수만큼의 {amber}를 획득합니다.']],
      [
        'hallafest',
        [
          '플레이: 당신의 덱과 버림 더미에서 이름이 서로 다른 브라켄 카드 최대 4장을 찾고 공개하고 당신의 손에 넣습니다. 그만큼의 체인을 받습니다.',
        ],
      ],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  describe('conditions, “may” and “instead”', () => {
    test.each<[string, string[]]>([
      [
        'medic-ingram',
        ['플레이/전투 후/수확 후: 생명체 1개의 피해를 3 회복하고 그 생명체에게 보호막을 줄 수 있습니다.'],
      ],
      [
        'titan-outpost',
        [
          '행동: 우호적인 생명체 1개를 소유자의 덱 맨 아래에 놓습니다. 그렇게 했다면, 토큰 생명체 1개를 만들고 당신의 손에 있는 카드 1장을 보관합니다.',
        ],
      ],
      [
        'city-gates',
        [
          '행동: 우호적인 생명체 1개는 1{amber}를 포획합니다. 그 생명체가 공룡 생명체이면, 그 생명체는 대신 2{amber}를 포획합니다.',
        ],
      ],
      [
        'guji-dinosaur-hunter',
        [
          '행동: 생명체 1개에게 2{damage}를 줍니다. 그 생명체가 공룡이거나, 그 생명체에 {amber}가 있으면, 대신 그 생명체에게 6{damage}를 줍니다.',
        ],
      ],
      [
        'special-delivery',
        [
          '전능: 이 카드를 파괴합니다. 측면 생명체 1개에게 3{damage}를 줍니다. 그 생명체가 이 피해로 파괴되면, 그 생명체를 제거합니다.',
        ],
      ],
      [
        'gongoozle',
        [
          '플레이: 생명체 1개에게 3{damage}를 줍니다. 그 생명체가 이 피해로 파괴되지 않으면, 그 카드의 소유자는 자신의 손에 있는 무작위 카드 1장을 버립니다.',
        ],
      ],
      [
        'epic-quest',
        [
          '플레이: 각 우호적인 기사 생명체를 보관합니다.',
          '전능: 당신이 이번 차례에 생텀 카드를 7장 이상 플레이했다면, 이 카드를 파괴하고 비용 없이 열쇠 1개를 제작합니다.',
        ],
      ],
      [
        'triumph',
        [
          '플레이: 상대가 생명체를 지배하지 않으면, 각 우호적인 생명체를 고양합니다. 그렇게 했다면, 당신이 생명체를 6개 이상 지배하면, 비용 없이 열쇠 1개를 제작합니다.',
        ],
      ],
      [
        'tide-warp',
        ['당신의 차례 시작 시, 물결이 밀물이면, 상대는 물결을 높입니다. 그렇지 않으면, 물결을 높입니다.'],
      ],
      [
        'malison',
        [
          '전투 후: 적대적인 생명체 1개를 지배자의 전선 어느 곳으로나 옮기고, 그 생명체가 측면에 있으면, 그 생명체가 자기 편에서 1{amber}를 포획하게 할 수 있습니다.',
        ],
      ],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  describe('triggers, replacements and durations', () => {
    test.each<[string, string[]]>([
      [
        'harmonia',
        ['당신이 생명체를 플레이한 후, 상대가 지배하는 생명체 수가 당신보다 많으면, 1{amber}를 획득합니다.'],
      ],
      [
        'ogopogo',
        [
          '이 카드가 공격하는 동안 생명체가 이 카드와 전투하여 파괴된 후, 생명체 1개에게 2{damage}를 줄 수 있습니다.',
        ],
      ],
      [
        'bryozoarch',
        [
          '상대가 행동 카드를 플레이할 때, 그 카드의 “플레이:” 능력을 처리하는 대신 당신의 왼쪽 측면에 있는 생명체를 파괴합니다.',
        ],
      ],
      [
        'evasion-sigil',
        [
          '생명체가 전투하기 전에, 그 카드의 지배자의 덱 맨 위 카드 1장을 버립니다. 그 카드가 활성화 세력에 속하면, 그 전투는 효과 없이 끝납니다.',
        ],
      ],
      [
        'ether-spider',
        [
          '이 카드는 전투할 때 피해를 주지 않습니다.',
          '상대가 {amber}를 획득하려 하면, 이 카드는 대신 그것을 포획합니다.',
        ],
      ],
      [
        'scooboo',
        [
          '이 카드가 당신의 버림 더미에 있는 동안, 당신의 차례인 동안, 당신이 카드를 뽑으려 하면, 대신 당신의 덱 맨 위 카드 3장을 버리고 이 카드를 당신의 손으로 되돌릴 수 있습니다.',
        ],
      ],
      [
        'green-aeronaut',
        [
          '행동: 우호적인 “Nautilixian” 1개를 선택합니다. 이번 차례가 끝날 때까지, 그 생명체는 여파 공격 3을 얻습니다.',
        ],
      ],
      [
        'varghast-s-vengeance',
        [
          '전능: 카드 1장의 이름을 말합니다. 당신의 다음 차례가 시작될 때까지, 그 이름의 카드는 플레이될 수 없고 사용될 수 없습니다. 체인 2개를 받습니다.',
          '폐품: 상대의 버림 더미에 있는 카드 1장을 제거합니다. 상대의 버림 더미를 덱에 섞어 넣습니다.',
        ],
      ],
      [
        'fission-bloom',
        [
          '행동: 이번 차례에 당신이 다음번에 카드를 플레이할 때, 그 카드의 각 보너스 기호를 한 번 더 처리합니다.',
        ],
      ],
      [
        'the-early-bird',
        ['상대의 차례 종료 시, 상대가 당신보다 {amber}를 더 많이 가지고 있으면, 이 카드를 실현합니다.'],
      ],
      [
        'effigy-of-melerukh',
        [
          '적대적인 생명체가 수확한 후, 이 카드에 각성 카운터 1개를 놓습니다.',
          '이 카드에 각성 카운터가 6개 이상 있으면, 이 카드가 플레이 영역을 떠날 때까지, 이 카드는 공격력이 100이고 방어력이 100인 생명체로 간주되고 모든 능력을 잃습니다.',
        ],
      ],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  describe('references to cards', () => {
    test.each<[string, string[]]>([
      [
        'stir-up-trouble',
        [
          '플레이: 생명체 1개를 선택합니다. 그 생명체의 이웃 1개를 선택합니다. 첫 번째 생명체는 그 생명체에게 자신의 공격력만큼의 피해를 주고, 그 생명체는 첫 번째 생명체에게 자신의 공격력만큼의 피해를 줍니다.',
        ],
      ],
      [
        'z-ray-blaster',
        [
          '이 생명체는 +3 공격력과 “전투 전: 이 생명체와 전투하는 생명체의 각 이웃에게 3{damage}를 줍니다.”를 얻습니다.',
        ],
      ],
      [
        'mindworm',
        ['전투 전: 이 카드와 전투하는 생명체는 자신의 각 이웃에게 자신의 공격력만큼의 피해를 줍니다.'],
      ],
      [
        'vial-of-mutation',
        [
          '플레이: 생명체 2개에 각각 돌연변이 카운터 1개를 놓습니다. 그 각각에 대해, 그 생명체에 돌연변이 카운터가 있는 동안, 그 생명체는 돌연변이 특성을 얻습니다.',
        ],
      ],
      [
        'khrkhar-s-blaster',
        [
          '이 생명체는 “전투 후/수확 후: 다음 중 하나를 선택할 수 있습니다:\n• 생명체 1개에게 2{damage}를 줍니다.\n• 이 생명체가 “Lieutenant Khrkhar”가 아니면, “Khrkhar’s Blaster”를 “Lieutenant Khrkhar” 1개에 부착합니다.”를 얻습니다.',
          '이 카드가 “Lieutenant Khrkhar”에 부착된 후, 이 생명체에게 보호막을 줍니다.',
        ],
      ],
      [
        'harmonic-ritual',
        [
          '플레이: 우호적인 생명체 1개를 선택합니다. 그 생명체의 왼쪽 이웃이 그 생명체와 세력을 공유하면, 1{amber}를 획득하고 그 생명체에 대해 이 효과를 반복합니다.',
        ],
      ],
      [
        'good-of-the-many',
        [
          '플레이: 플레이 영역에 자신과 같은 전선에 있는 자신과 특성을 공유하는 다른 생명체가 없는 각 생명체를 파괴합니다.',
        ],
      ],
      [
        'kasheek-fall',
        [
          '플레이: 공격력이 자신의 공격력보다 높은 자신의 이웃이 있는 각 생명체를 파괴합니다.',
          '운명: 공격력이 자신의 공격력보다 낮은 자신의 이웃이 있는 각 생명체를 파괴합니다.',
        ],
      ],
      [
        'productive-trash',
        [
          '플레이: 당신의 손에 있는 마스 세력이 아닌 카드 1장을 버릴 수 있습니다. 그렇게 했다면, 우호적인 생명체 1개는 그 카드에 있는 보너스 기호 1개당 1{amber}를 포획합니다.',
        ],
      ],
      [
        'cauldron',
        [
          '전능: 당신의 덱 맨 위 카드 1장을 이 카드 아래에 앞면으로 놓습니다. 이 카드 아래에 카드가 3장 이상 있으면, 이 카드 아래에 있는 각 카드에 대해, 그 카드를 플레이합니다.',
        ],
      ],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  describe('statements', () => {
    test.each<[string, string[]]>([
      [
        'academy-training',
        [
          '이 생명체가 당신의 지배하에 있는 동안, 이 생명체는 로고스 세력에 속한 것으로 간주됩니다.',
          '이 생명체는 “수확 후: 카드 1장을 뽑습니다.”를 얻습니다.',
        ],
      ],
      [
        'solo',
        [
          '당신이 다른 생명체를 지배하지 않는 동안, 이 카드는 +20 공격력과 “전투 후: 3{amber}를 획득합니다.”를 얻습니다.',
          '운명: 각 생명체를 파괴합니다.',
        ],
      ],
      [
        'quadracorder',
        ['상대의 열쇠 비용에 우호적인 생명체가 속한 서로 다른 세력 1개당 1{amber}(3까지)가 더해집니다.'],
      ],
      ['imprinted-murmook', ['당신의 열쇠 비용에서 1{amber}가 빠집니다.']],
      [
        'truebaru',
        ['당신은 이 카드를 플레이하려면 3{amber}를 잃어야 합니다.', '파괴됨: 5{amber}를 획득합니다.'],
      ],
      [
        'de-doss',
        [
          '이 생명체는 “상대는 공격력이 이 생명체의 공격력보다 높은 생명체를 플레이할 수 없습니다.”를 얻습니다.',
        ],
      ],
      ['friendship', ['이 생명체의 각 이웃은 이 생명체가 받는 피해를 최대한 균등하게 나누어 대신 받습니다.']],
      [
        'shadow-self',
        [
          '이 카드는 전투할 때 피해를 주지 않습니다.',
          '이 카드는 망령이 아닌 각 이웃한 생명체가 받는 피해를 대신 받습니다.',
        ],
      ],
      ['kompsos-haruspex', ['각 우호적인 생명체의 각 “플레이:” 능력은 “플레이/수확 후:” 능력입니다.']],
      [
        'shield-u-later',
        [
          '이 카드를 생명체 대신 텍스트가 “이 생명체는 +2 방어력을 얻습니다.”인 업그레이드로서 플레이할 수 있습니다.',
        ],
      ],
      [
        'mimic-gel',
        [
          '플레이 영역에 다른 생명체가 없는 한, 이 카드는 플레이될 수 없습니다.',
          '이 카드는 다른 생명체 1개의 복사본으로서, 단 로고스 세력에 속하며, 플레이 영역에 들어옵니다.',
        ],
      ],
      [
        'drecker',
        [
          '이 카드는 전투 중에 이 카드의 각 이웃이 받는 피해를 함께 받습니다.',
          '수확 후: 1{amber}를 훔칩니다.',
        ],
      ],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  describe('other effects', () => {
    test.each<[string, string[]]>([
      [
        'eyegor',
        [
          '플레이: 당신의 덱 맨 위 카드 3장을 확인합니다. 그중 카드 1장을 당신의 손에 넣습니다. 나머지 카드를 버립니다.',
        ],
      ],
      [
        'bouncing-deathquark',
        [
          '플레이: 적대적인 생명체 1개와 우호적인 생명체 1개를 파괴합니다. 효과 전체를 반복할 수 있는 한 이 효과를 원하는 만큼 반복할 수 있습니다.',
        ],
      ],
      [
        'trade-blows',
        [
          '플레이: 적대적인 생명체 1개에게 1{damage}를 줍니다. 그 생명체가 이 피해로 파괴되지 않으면, 우호적인 생명체 1개에게 1{damage}를 주고 이 효과를 반복할 수 있습니다.',
        ],
      ],
      [
        'obsidian-forge',
        [
          '행동: 원하는 수의 우호적인 생명체를 파괴합니다. 현재 비용 +6{amber}에서 이 방법으로 파괴된 생명체 1개당 1{amber}를 뺀 비용으로 열쇠 1개를 제작할 수 있습니다. 그렇게 했다면, 이 카드를 파괴합니다.',
        ],
      ],
      [
        'harvest-time',
        [
          '플레이: 특성 1개를 선택합니다. 그 특성의 각 카드를 제거합니다. 각 플레이어는 자신이 지배하던, 이 방법으로 제거된 카드 1장당 1{amber}를 획득합니다.',
        ],
      ],
      [
        'free-markets',
        [
          '플레이: 생텀 세력을 제외하고 플레이 영역에 있는 카드가 속한 서로 다른 세력 1개당 1{amber}(6까지)를 획득합니다.',
        ],
      ],
      [
        'æmbermancy',
        [
          '플레이: 생명체 1개를 선택합니다. 그 생명체에 있는 +1 공격력 카운터 수(최대 3) 이하의 수 하나를 선택합니다. 그 생명체에서 선택한 수만큼의 +1 공격력 카운터를 없앱니다. 그만큼의 {amber}를 획득합니다.',
        ],
      ],
      [
        'tectonic-shift',
        ['플레이: 최대한 균등하게 둘로 나눈 각 전선의 한쪽 절반에 있는 각 생명체를 파괴합니다.'],
      ],
      [
        'high-street-churn',
        [
          '플레이: 상대의 이름 카드에 있는 세력 1개를 선택합니다. 상대는 그 세력의 카드를 버리거나 카드가 없어질 때까지 자신의 손에 있는 무작위 카드를 1장씩 버립니다. 상대는 “카드 뽑기” 단계인 것처럼 손을 다시 채웁니다.',
        ],
      ],
      [
        'pupgrade',
        [
          '이 카드를 생명체 대신 텍스트가 “이 생명체는 +3 공격력과 “파괴됨: “Pupgrade”를 준비된 상태로 플레이 영역의 그 지배자의 오른쪽 측면에 놓습니다.”를 얻습니다.”인 업그레이드로서 플레이할 수 있습니다.',
        ],
      ],
      ['grand-alliance-council', ['플레이: 각 세력마다 생명체 1개를 제외한 각 생명체를 파괴합니다.']],
    ])('%s', (slug, text) => {
      expect(koreanOf(slug)).toEqual(text);
    });
  });

  test('keywords have Korean names', () => {
    const facts = { name: 'Troll', keywords: { taunt: 1, hazardous: 3 } };

    expect(renderCard(undefined, facts, 'ko')).toEqual({ language: 'ko', paragraphs: ['도발. 위험 3.'] });
  });

  test('no text has a hole', () => {
    for (const definition of definitions.values()) {
      for (const line of renderCard(definition, factsOf(definition.id), 'ko').paragraphs) {
        expect(line).toMatch(/^[“\p{sc=Hangul}{+–\d].*[.”]$/su);
        expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\d| {2}| [.,]|\.\./);
      }
    }
  });
});

test('the number of token creatures can be one for each of something', () => {
  const definition = card('troll', play(makeTokens(per(you.forgedKeys))));

  expect(renderCard(definition, factsOf('troll'), 'ko').paragraphs).toEqual([
    '플레이: 당신이 제작한 열쇠 1개당 토큰 생명체 1개를 만듭니다.',
  ]);
});
