import { interpret } from '@amberhall/engine/language';
import type { DamageSort, EventPhrase, PlayerRef, Target, TimeWindow } from '@amberhall/engine/language';
import { doing } from './clause.ts';
import type { Clause } from './clause.ts';
import { centerAgain } from './neighbors.ts';
import { AMBER, counterName, DAMAGE, houseName, iconName, PLAYERS, STEP_NAMES, ZONES } from './lexicon.ts';
import { classOf, named, participant } from './nouns.ts';
import { accusative, comitative, dative, instrumental } from './particles.ts';
import { anyPlayer, whose } from './players.ts';
import type { TextTable } from '../tables.ts';
import type { RenderContext } from '../render-context.ts';

export const windowWords = (window: TimeWindow): string =>
  window === 'this-turn' ? '이번 차례에' : '지난 자기 차례에';

/** An event as a clause. Its tense and its ending depend on where it stands. */
export function clause(phrase: EventPhrase, context: RenderContext): Clause {
  return interpret(EVENTS, phrase, context);
}

const byCard = (card: Target, context: RenderContext, words: string, stem: string): Clause =>
  doing(words, stem, participant(card, context));
const byPlayer = (who: PlayerRef, words: string, stem: string): Clause => doing(words, stem, anyPlayer(who));

/** An event concerns one of the cards: "it or one of its neighbors". */
function anyOf(card: Target, context: RenderContext): string {
  const beside = card.kind === 'select' ? card.where.find(({ kind }) => kind === 'neighbor-of') : undefined;
  if (beside?.kind === 'neighbor-of' && beside.orItself)
    return `${named(beside.of, context)} 또는 ${centerAgain(beside.of, context)}의 이웃`;
  return participant(card, context);
}

/** Before a verb: "강습 피해로". */
const DAMAGES: Readonly<Record<DamageSort, string>> = {
  power: '전투 피해',
  assault: '강습 피해',
  hazardous: '위험 피해',
  splash: '여파 공격 피해',
  effect: '피해',
  icon: `${DAMAGE} 보너스 기호의 피해`,
};

const EVENTS: TextTable<EventPhrase, Clause> = {
  reaps: ({ card }, context) => byCard(card, context, '', '수확하'),
  attacked: ({ card }, context) => byCard(card, context, '', '공격받'),
  'enters-play': ({ card }, context) => byCard(card, context, '플레이 영역에', '들어오'),
  'leaves-play': ({ card }, context) => byCard(card, context, '플레이 영역을', '떠나'),
  readied: ({ card, by }, context) =>
    by === undefined
      ? byCard(card, context, '', '준비되')
      : byPlayer(by, accusative(participant(card, context)), '준비시키'),
  fights: ({ card, against }, context) => {
    const fighter = participant(card, context);
    return doing(against ? comitative(participant(against, context)) : '', '전투하', fighter);
  },
  destroyed: ({ card, inFight, fighting, cause }, context) => {
    const destroyed = participant(card, context);
    if (cause) {
      const owner = cause.of ? `${named(cause.of, context)}의 ` : '';
      return doing(instrumental(`${owner}${DAMAGES[cause.damage]}`), '파괴되', destroyed);
    }
    const fight = fighting
      ? `${comitative(participant(fighting, context))} 전투하여`
      : inFight
        ? '전투에서'
        : '';
    return doing(fight, '파괴되', destroyed);
  },
  'dealt-damage': ({ card, damage }, context) =>
    byCard(card, context, accusative(damage ? DAMAGES[damage] : '피해'), '받'),
  'prevents-damage': ({ card }, context) => {
    context.amountVerb = 'prevented';
    return byCard(card, context, '방어력으로 피해를', '막');
  },
  plays: ({ by, card }, context) => byPlayer(by, accusative(classOf(card, context)), '플레이하'),
  discards: ({ by, card }, context) => byPlayer(by, accusative(classOf(card, context)), '버리'),
  uses: ({ by, card, to }, context) => {
    const used = accusative(classOf(card, context));
    if (to === undefined) return byPlayer(by, used, '사용하');
    return byPlayer(by, `${used} 사용하여`, to === 'fight' ? '전투하' : '수확하');
  },
  forges: ({ by }) => byPlayer(by, '열쇠를', '제작하'),
  'chooses-house': ({ by, house, other }) => {
    const chosen = house === undefined ? '세력' : houseName(house);
    return byPlayer(by, `${other ? `${chosen} 이외의 세력` : chosen}을 활성화 세력으로`, '선택하');
  },
  'gains-amber': ({ by, from }) => byPlayer(by, `${from ? '수확으로 ' : ''}${AMBER}를`, '획득하'),
  steals: ({ by }, context) => {
    context.amountVerb = 'stolen';
    return byPlayer(by, `${AMBER}를`, '훔치');
  },
  'raises-tide': ({ by }) => byPlayer(by, '물결을', '높이'),
  shuffles: ({ by, withDiscard }) =>
    byPlayer(by, withDiscard ? '자신의 버림 더미를 덱에 섞어' : '자신의 덱을', withDiscard ? '넣' : '섞'),
  captures: ({ card }, context) => byCard(card, context, `${AMBER}를`, '포획하'),
  archives: ({ by }) => byPlayer(by, '카드를', '보관하'),
  draws: ({ by, during }) => {
    const step = during
      ? `${by === 'you' ? '당신의' : '자신의'} ${STEP_NAMES[during.step]}${during.outside ? ' 이외의 때' : ''}에 `
      : '';
    return byPlayer(by, `${step}카드를`, '뽑');
  },
  'begins-use': ({ by, card }, context) =>
    byPlayer(by, `${accusative(classOf(card, context))} 사용하기`, '시작하'),
  'resolves-icon': ({ by, icon }) => byPlayer(by, accusative(iconName(icon)), '처리하'),
  'loses-amber': ({ by }) => byPlayer(by, `${AMBER}를`, '잃'),
  'takes-archives': ({ by }) => byPlayer(by, '자신의 보관 영역을 손으로', '가져오'),
  unforges: ({ by }) => byPlayer(by, '열쇠 제작을', '해제하'),
  'turn-starts': ({ of }) => doing('', '시작되', `${whose(of)} 차례`),
  'turn-ends': ({ of }) => doing('', '끝나', `${whose(of)} 차례`),
  attached: ({ upgrade, to }, context) => {
    const attached = participant(upgrade, context);
    return doing(to === undefined ? '' : dative(anyOf(to, context)), '부착되', attached);
  },
  exhausted: ({ card }, context) => byCard(card, context, '', '소진되'),
  exalted: ({ card, by }, context) =>
    by ? byPlayer(by, accusative(participant(card, context)), '고양하') : byCard(card, context, '', '고양되'),
  healed: ({ card }, context) => byCard(card, context, '', '회복되'),
  flipped: ({ card }, context) => byCard(card, context, '', '뒤집히'),
  'changes-control': ({ card }, context) => doing('', '바뀌', `${participant(card, context)}의 지배자`),
  'counters-put': ({ card, counter }, context) =>
    doing(`${participant(card, context)}에`, '놓이', counterName(counter)),
  'placed-under': ({ card, under }, context) =>
    byCard(card, context, `${participant(under, context)} 아래에`, '놓이'),
  'finishes-playing': ({ by, card }, context) =>
    doing(
      `${PLAYERS[by === 'each' ? 'a-player' : by]}의 플레이 후 소유자의 ${ZONES.discard}에`,
      '놓이',
      classOf(card, context),
    ),
  'deals-damage': ({ card }, context) => byCard(card, context, '피해를', '주'),
  moves: ({ card, from, to }, context) =>
    byCard(card, context, `${ZONES[from]}에서 ${ZONES[to]}로`, '들어가'),
};
