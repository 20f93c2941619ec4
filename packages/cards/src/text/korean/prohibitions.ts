import type { Forbidden, HousePhrase, Select, Statement, Target } from '@amberhall/engine/language';
import { describing, doing, impossible, negated } from './clause.ts';
import type { Clause } from './clause.ts';
import { condition } from './conditions.ts';
import { AMBER, houseName, STEP_NAMES } from './lexicon.ts';
import { bare, named } from './nouns.ts';
import { accusative, dative } from './particles.ts';
import { player, whose } from './players.ts';
import type { RenderContext } from '../render-context.ts';

type Cannot = Extract<Statement, { kind: 'cannot' }>;

/** "이 카드는 수확할 수 없", "상대는 생명체를 플레이할 수 없". */
export function prohibition(node: Cannot, context: RenderContext): Clause {
  const said = impossible(forbidden(node, context));
  if (!node.unless) return said;
  return { ...said, lead: `${describing(negated(condition(node.unless, context)))} 한, ` };
}

function forbidden(node: Cannot, context: RenderContext): Clause {
  const { who, what, only } = node;
  if (typeof who !== 'string') {
    const subject = classOrCard(who, context);
    return { ...cardVerb(what, typeof only === 'object' ? bare(only, context) : undefined), subject };
  }
  if (what === 'steal') return doing(`${whose(who === 'opponent' ? 'you' : 'opponent')} ${AMBER}를`, '훔치');
  if (node.nth !== undefined)
    return doing(
      `${who === 'you' ? '당신의' : '자신의'} ${ORDINALS[node.nth]} 열쇠를`,
      '제작하',
      player(who),
    );
  return { ...playerVerb(what, only, who === 'you', context), subject: player(who) };
}

/** "Enemy creatures cannot reap", not "each enemy creature cannot". A prohibition is about the whole class. */
const classOrCard = (who: Target, context: RenderContext): string =>
  who.kind === 'select' && who.quantifier.kind === 'each' ? bare(who, context) : named(who, context);

const ORDINALS = { 1: '첫 번째', 2: '두 번째', 3: '세 번째' } as const;

/** @param object the cards that the prohibition is about, if not all of them */
function cardVerb(what: Forbidden, object: string | undefined): Clause {
  const from = object === undefined ? '' : `${dative(object)} 의해 `;
  switch (what) {
    case 'reap':
      return doing('', '수확하');
    case 'fight':
      return doing(
        object === undefined ? '' : accusative(object),
        object === undefined ? '전투하' : '공격하',
      );
    case 'attack':
      return doing(object === undefined ? '' : accusative(object), '공격하');
    case 'be-attacked':
      return doing(from, '공격받');
    case 'be-used':
    case 'use':
      return doing(from, '사용되');
    case 'be-used-except-to-fight':
      return doing('전투 외의 방법으로', '사용되');
    case 'ready':
      return doing(from, '준비되');
    case 'play':
    case 'be-played':
      return doing(from, '플레이되');
    case 'forge':
      return doing('열쇠를', '제작하');
    case 'steal':
      return doing(`${AMBER}를`, '훔치');
    case 'choose-house':
      return doing(from, '선택되');
    case 'be-dealt-damage':
      return doing(object === undefined ? '피해를' : `${object}에게서 피해를`, '받');
    case 'be-destroyed':
      return doing(from, '파괴되');
    case 'take-archives':
      return doing('보관 영역에서', '나오');
    case 'leave-archives':
      return doing('보관 영역을', '떠나');
    case 'be-exhausted':
      return doing(from, '소진되');
    case 'be-flipped':
      return doing(from, '뒤집히');
    case 'be-discarded':
      return doing('카드의 능력에 의하지 않고는 당신의 손에서', '버려지');
    case 'be-captured-from':
      return doing('자신의 저장소에서 {amber}를 포획', '당하');
    case 'play-on-left-flank':
      return doing('자신의 왼쪽 측면에 생명체를', '플레이하');
    case 'play-on-right-flank':
      return doing('자신의 오른쪽 측면에 생명체를', '플레이하');
    case 'raise-tide':
      return doing('물결을', '높이');
    case 'resolve-icons':
      return doing('자신이 플레이하는 카드의 보너스 기호를', '처리하');
    case 'mulligan':
      return doing('멀리건을', '하');
    case 'ready-in-step':
      return doing(`${STEP_NAMES.ready}에`, '준비되');
  }
}

function playerVerb(
  what: Forbidden,
  only: Select | HousePhrase | undefined,
  isYou: boolean,
  context: RenderContext,
): Clause {
  const cards = accusative(typeof only === 'object' ? bare(only, context) : '카드');
  const own = isYou ? '당신의' : '자신의';
  switch (what) {
    case 'fight':
    case 'attack':
      return doing('생명체를 사용하여', '전투하');
    case 'reap':
      return doing('생명체를 사용하여', '수확하');
    case 'play':
    case 'be-played':
      return doing(cards, '플레이하');
    case 'use':
    case 'be-used':
      return doing(cards, '사용하');
    case 'ready':
      return doing(cards, '준비시키');
    case 'choose-house':
      return doing(
        `${accusative(typeof only === 'string' ? houseName(only) : '세력')} ${own} 활성화 세력으로`,
        '선택하',
      );
    case 'take-archives':
      return doing(`${own} 보관 영역을 손으로`, '가져오');
    default:
      return cardVerb(what, undefined);
  }
}
