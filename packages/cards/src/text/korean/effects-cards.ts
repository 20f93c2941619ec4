import type { Effect, FoundPlace, PutPlace } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, isNode, perEach } from './amounts.ts';
import { chained, doing } from './clause.ts';
import type { Clause, Said } from './clause.ts';
import { withAmountVerb } from './effects-amber.ts';
import { PLAYERS, STEP_NAMES, ZONES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { bare, classOf, named, noun, possessiveOf, wholePile } from './nouns.ts';
import { accusative, dative, listed } from './particles.ts';
import { doer, whose } from './players.ts';
import { areMany, areYours } from '../references.ts';
import { createRenderContext } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';

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

export const cardEffects: Pick<TextTable<Effect, Said>, CardKind> = {
  play: ({ target, asYours, on }, context) => {
    const what = `${accusative(named(target, context))}${asYours ? ' 당신의 것처럼' : ''}`;
    return doing(on ? `${what} ${dative(named(on, context))} 부착하여` : what, '플레이하');
  },
  discard: ({ target, by }, context) => {
    const subject = by === undefined ? undefined : doer(by, context);
    return doing(accusative(named(target, context)), '버리', subject);
  },
  look: ({ target }, context) =>
    doing(accusative(wholePile(target, context) ?? named(target, context)), '확인하'),
  put,
  'place-under': ({ target, under, facedown, grafted }, context) => {
    const what = accusative(named(target, context));
    if (grafted) return doing(`${what} ${dative(named(under, context))}`, '이식하');
    return doing(`${what} ${named(under, context)} 아래에 ${facedown ? '뒷면' : '앞면'}으로`, '놓');
  },
  'rearrange-top': ({ of, amount: value }, context) => {
    const cards = accusative(`${whose(of)} 덱 맨 위 카드 ${amount(value, context)}장`);
    return chained([doing(cards, '확인하'), doing('원하는 순서로 다시', '놓')]);
  },
  'rearrange-line': ({ of, among }, context) =>
    doing(`${whose(of)} 전선에 있는 ${accusative(among ? bare(among, context) : '생명체')} 다시`, '배열하'),
  'resolve-icons': ({ of }, context) =>
    doing(`${possessiveOf(of, context)} 보너스 기호를 당신이 그 카드를 플레이한 것처럼`, '처리하'),
  attach,
  draw: ({ who, amount: value }, context) => {
    const subject = doer(who, context);
    return withAmountVerb(doing(drawn(value, context), '뽑', subject), 'drawn', context);
  },
  refill: ({ who }, context) => doing(`${STEP_NAMES.draw}인 것처럼 손을 다시`, '채우', doer(who, context)),
  'discard-from-deck': ({ of, amount: value, from = 'top' }, context) => {
    context.lastKind = 'card';
    const place = `${whose(of)} 덱 맨 ${from === 'top' ? '위' : '아래'}`;
    return typeof value === 'object'
      ? doing(`${place}에서 ${amount(value, context)}만큼의 카드를`, '버리')
      : doing(`${place} 카드 ${amount(value, context)}장을`, '버리');
  },
  'discard-until': ({ of, found, from }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'discard';
    const what = accusative(classOf(found, context));
    if (from === 'hand') {
      const subject = doer(of, context);
      const hand = `${whose(of, context)} 손에 있는 무작위 카드를`;
      return doing(`${what} 버리거나 카드가 없어질 때까지 ${hand} 1장씩`, '버리', subject);
    }
    return doing(`${what} 버리거나 카드가 없어질 때까지 ${whose(of)} 덱 맨 위에서 카드를 1장씩`, '버리');
  },
  'reveal-until': ({ of, found, mayStop }, context) => {
    context.searchedFor = found;
    context.searchVerb = 'reveal';
    const end = mayStop ? '그만두기로 선택할' : '카드가 없어질';
    const what = accusative(classOf(found, context));
    return doing(`${what} 공개하거나 ${end} 때까지 ${whose(of)} 덱 맨 위에서 카드를 1장씩`, '공개하');
  },
  'shuffle-deck': ({ of }) => doing(`${whose(of)} 덱을`, '섞'),
  'shuffle-discard-into-deck': ({ of }) => doing(`${whose(of)} 버림 더미를 덱에 섞어`, '넣'),
  'swap-deck-and-discard': ({ of }) => doing(`${whose(of)} 덱과 버림 더미를`, '교환하'),
  search: ({ of, zones, what, to }, context) => {
    const piles = listed(zones.map((zone) => ZONES[zone]));
    // A card that may be any card stays hidden [14.39].
    const shown = what.type === 'card' && what.where.length === 0 ? [] : [doing('', '공개하')];
    return chained([
      doing(`${whose(of)} ${piles}에서 ${accusative(noun(what, context))}`, '찾'),
      ...shown,
      FOUND[to],
    ]);
  },
};

const FOUND: Readonly<Record<FoundPlace, Clause>> = {
  hand: doing('당신의 손에', '넣'),
  archives: doing('당신의 보관 영역에', '넣'),
  play: doing('플레이 영역에', '놓'),
  discard: doing('', '버리'),
  top: doing('당신의 덱 맨 위에', '놓'),
  played: doing('', '플레이하'),
};

function drawn(value: Extract<Effect, { kind: 'draw' }>['amount'], context: RenderContext): string {
  if (typeof value === 'number') return `카드 ${value}장을`;
  if (isNode(value, 'per')) return `${perEach(value.each, context)} 카드 ${value.times}장을`;
  return `${amount(value, context)}만큼의 카드를`;
}

function attach(
  { upgrade, to, by, text }: Extract<Effect, { kind: 'attach' }>,
  context: RenderContext,
): Said {
  const what = named(upgrade, context);
  const host = dative(named(to, context));
  if (by !== undefined)
    return chained([
      doing(`${what}의 지배권을`, '가져오', doer(by, context)),
      doing(host, '부착하', doer(by, context)),
    ]);
  if (text === undefined) return doing(`${accusative(what)} ${host}`, '부착하');
  const said = text
    .map((node) => ability(node, createRenderContext(context.title, context.titleOf, context.lastKind)))
    .join(' ');
  return doing(`${accusative(what)} 텍스트가 “${said}”인 업그레이드로서 ${host}`, '부착하');
}

/** The destination of cards that are put somewhere, before the verb, and the verb. */
const PLACES: Readonly<Record<Exclude<PutPlace, 'play'>, readonly [place: string, stem: string]>> = {
  top: ['의 덱 맨 위에', '놓'],
  bottom: ['의 덱 맨 아래에', '놓'],
  shuffle: ['의 덱에 섞어', '넣'],
  hand: ['의 손에', '넣'],
  archives: ['의 보관 영역에', '넣'],
  abduct: ['의 보관 영역에', '넣'],
  discard: ['의 버림 더미에', '놓'],
  flank: ['의 전선 측면으로', '옮기'],
  anywhere: ['의 전선 어느 곳으로나', '옮기'],
};

function put(node: Extract<Effect, { kind: 'put' }>, context: RenderContext): Said {
  const { target, where } = node;
  const object = accusative(wholePile(target, context) ?? named(target, context));
  if (where === 'play') {
    const place = node.at ? `플레이 영역의 ${linePlace(node.at, context)}` : '플레이 영역에';
    return doing(`${object} ${arrival(node)}${place}`, '놓');
  }
  if (node.whose) return [doing(`${object} ${whose(node.whose)} 보관 영역에`, '넣'), ...abduction(node)];
  const [place, stem] = PLACES[where];
  const order = node.order === 'random' ? '무작위 순서로 ' : '';
  return [doing(`${object} ${order}${recipient(node, context)}${place}`, stem), ...abduction(node)];
}

/** Whose zone it is, or whose battleline. */
function recipient({ target, where }: Extract<Effect, { kind: 'put' }>, context: RenderContext): string {
  if (where === 'abduct') return PLAYERS.you;
  if (where === 'flank' || where === 'anywhere') return '지배자';
  const isYours = (where === 'hand' && target.kind === 'ref') || areYours(target, context);
  return isYours ? PLAYERS.you : '소유자';
}

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({
  where,
  target,
  whose: owner,
  onlyForeign,
}: Extract<Effect, { kind: 'put' }>): readonly Clause[] {
  if (where !== 'abduct') return [];
  const archives = `${owner === undefined || owner === 'you' ? '당신의' : '그 플레이어의'} 보관 영역을 떠나면, `;
  const foreign = onlyForeign ? '당신이 소유하지 않은 ' : '';
  const lead = areMany(target)
    ? `그 카드들 중 ${onlyForeign ? '당신이 소유하지 않은 카드' : '하나'}가 ${archives}`
    : `${foreign}그 카드가 ${archives}`;
  return [{ ...doing('대신 소유자의 손에', '넣'), lead, isSeparate: true }];
}

/** The state in which a card enters play, before "플레이 영역에". */
function arrival({ state, under, facedown }: Extract<Effect, { kind: 'put' }>): string {
  const words = [
    facedown ? '토큰 생명체로서 뒷면으로' : '',
    state === undefined ? '' : state === 'ready' ? '준비된 상태로' : '소진된 상태로',
    under ? `${whose(under)} 지배하에` : '',
  ];
  return words.map((part) => (part === '' ? '' : `${part} `)).join('');
}
