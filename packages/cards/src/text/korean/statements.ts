import { interpret } from '@amberhall/engine/language';
import type { AmberPlace, Amount, PlayerRef, Statement, Target } from '@amberhall/engine/language';
import { ability } from './abilities.ts';
import { amount, isNode, perEach, quantity } from './amounts.ts';
import {
  beforeIt,
  being,
  chained,
  clausesOf,
  describing,
  doing,
  ifAboutTo,
  whenAboutTo,
  ifSo,
  impersonal,
  instead,
  led,
  possible,
  required,
  whenIt,
  whileIt,
} from './clause.ts';
import type { Clause, Said } from './clause.ts';
import { condition } from './conditions.ts';
import { together } from './effects.ts';
import { clause } from './events.ts';
import { grantWords } from './grants.ts';
import {
  AMBER,
  DAMAGE,
  HEADINGS,
  houseName,
  iconName,
  KEY_COLORS,
  KEYWORDS,
  NOUNS,
  STATS,
  STEP_NAMES,
} from './lexicon.ts';
import { bare, named, possessiveOf, thisCard } from './nouns.ts';
import { accusative, instrumental, listed, nominative } from './particles.ts';
import { player, whose } from './players.ts';
import { prohibition } from './prohibitions.ts';
import type { RenderContext } from '../render-context.ts';
import type { TextTable } from '../tables.ts';

/** Writes a statement as one or more clauses. */
export const statement = (node: Statement, context: RenderContext): readonly Clause[] =>
  clausesOf(interpret(STATEMENTS, node, context)).map(impersonal);

const own = (who: PlayerRef): string => (who === 'you' ? '당신의' : '자신의');

/** The opponent of a player who is "you" or the opponent of "you". */
const rivalOf = (who: PlayerRef): PlayerRef => (who === 'you' ? 'opponent' : 'you');

/** Several creatures that take damage in place of one. */
const isShared = (to: Target): boolean => to.kind === 'select' && to.quantifier.kind === 'each';

/** A permission for each card allows any number of them: "우호적인 생명체를 사용할 수 있습니다". */
const allOrSome = (what: Target, context: RenderContext): string =>
  what.kind === 'select' && what.quantifier.kind === 'each' ? bare(what, context) : named(what, context);

const permission = (who: PlayerRef, what: Target, stem: string, context: RenderContext): Clause =>
  possible(doing(accusative(allOrSome(what, context)), stem, player(who)));

const STATEMENTS: TextTable<Statement, Said> = {
  grant: grantWords,
  'lose-keyword': ({ to, keyword }, context) =>
    doing(accusative(KEYWORDS[keyword]), '잃', named(to, context)),
  'key-cost': ({ of, color, by }, context) => {
    const owner = of === 'each' ? '' : `${whose(of)} `;
    const keys = `${owner}${color ? `${KEY_COLORS[color]} ` : ''}열쇠 비용`;
    const isLess = typeof by === 'number' ? by < 0 : isNode(by, 'per') && by.times < 0;
    const size = !isLess
      ? by
      : typeof by === 'number'
        ? -by
        : isNode(by, 'per')
          ? { ...by, times: -by.times }
          : by;
    const change = nominative(quantity(size, AMBER, context));
    return isLess ? doing(`${keys}에서 ${change}`, '빠지') : doing(`${keys}에 ${change}`, '더해지');
  },
  cannot: prohibition,
  'must-choose-house': ({ who, house }, context) => {
    const which =
      typeof house === 'object' ? `${possessiveOf(house.houseOf, context)} 세력` : houseName(house);
    return required(doing(`${accusative(which)} ${own(who)} 활성화 세력으로`, '선택하', player(who)));
  },
  'must-fight': ({ who }, context) => required(doing('사용될 때 가능하다면', '전투하', named(who, context))),
  'may-play': ({ who, what }, context) => permission(who, what, '플레이하', context),
  'may-use': ({ who, what }, context) => permission(who, what, '사용하', context),
  'may-play-or-use': ({ who, what }, context) =>
    possible(doing(`${accusative(allOrSome(what, context))} 플레이하거나`, '사용하', player(who))),
  'may-reap': ({ what }, context) => possible(doing('', '수확하', named(what, context))),
  'may-fight': ({ what }, context) => possible(doing('', '전투하', named(what, context))),
  'play-tax': ({ who, what, amount: value, to }, context) => tax(who, '플레이하려', what, value, to, context),
  'use-tax': ({ who, what, amount: value, to }, context) => tax(who, '사용하려', what, value, to, context),
  'hand-size': ({ who, by }, context) => {
    const isLess = typeof by === 'number' && by < 0;
    return doing(
      `${STEP_NAMES.draw}에 손을 채울 때 ${cards(by, context)} ${isLess ? '덜' : '더'}`,
      '채우',
      player(who),
    );
  },
  'extra-draw': ({ who, by }, context) =>
    doing(`${STEP_NAMES.draw}에 ${cards(by, context)} 추가로`, '뽑', player(who)),
  enters: ({ what, how, played }, context) => {
    const card = named(what, context);
    const subject =
      played === undefined
        ? card
        : played === 'each'
          ? `플레이되는 ${card}`
          : `${nominative(player(played))} 플레이하는 ${card}`;
    return doing(`${ENTRANCES[how]} 플레이 영역에`, '들어오', subject);
  },
  'no-fight-damage': ({ who, only }, context) =>
    doing(`${FIGHTING[only ?? 'fighting']} 때 피해를`, '주지 않', named(who, context)),
  'fight-damage': ({ who, amount: value }, context) =>
    doing(`전투할 때 ${quantity(value, DAMAGE, context)}만`, '주', named(who, context)),
  'attack-damage': ({ who, by, against }, context) => {
    const attacker = named(who, context);
    const damage = typeof by === 'number' ? `+${by}${DAMAGE}` : quantity(by, `추가 ${DAMAGE}`, context);
    return doing(`${accusative(bare(against, context))} 공격하는 동안 ${accusative(damage)}`, '주', attacker);
  },
  'taunt-reaches': ({ who, by }, context) =>
    doing(`최대 ${by}자리 떨어진 생명체까지`, '보호하', `${named(who, context)}의 ${KEYWORDS.taunt}`),
  ignores: ({ who, what }, context) => {
    const words = what.map((part) => (part === 'armor' ? STATS.armor : KEYWORDS[part]));
    return doing(accusative(listed(words)), '무시하', `공격하는 동안 ${named(who, context)}`);
  },
  'additional-damage': ({ to, by }, context) => {
    if (by === 'that-much') return doing(`${nominative(named(to, context))} 받는 모든 피해를 두 배로`, '하');
    const lead = `${nominative(named(to, context))} 피해를 받을 때, `;
    return { ...doing(`추가로 ${accusative(quantity(by, DAMAGE, context))}`, '받'), lead };
  },
  'shares-fight-damage': ({ from, to }, context) =>
    doing(`전투 중에 ${nominative(named(from, context))} 받는 피해를 함께`, '받', named(to, context)),
  'redirect-damage': ({ from, to }, context) => {
    const damage = `${nominative(named(from, context))} 받는 피해를`;
    const receiver = named(to, context);
    return doing(`${damage} ${isShared(to) ? '최대한 균등하게 나누어 ' : ''}대신`, '받', receiver);
  },
  'spend-amber-on': ({ card, who }, context) =>
    possible(doing(`열쇠를 제작할 때 ${named(card, context)}에 있는 ${AMBER}를`, '사용하', player(who))),
  'counts-as-amber': ({ card, who }, context) =>
    possible(
      doing(
        `열쇠를 제작할 때 ${accusative(named(card, context))} ${AMBER}처럼(보호막을 무시하고 버리며)`,
        '사용하',
        player(who),
      ),
    ),
  'spend-from-opponent': ({ who, amount: value }, context) => {
    const pool = `${whose(rivalOf(who))} 저장소`;
    return possible(
      doing(
        `열쇠를 제작할 때 ${pool}에서 최대 ${accusative(quantity(value, AMBER, context))}`,
        '사용하',
        player(who),
      ),
    );
  },
  'use-price': ({ what, do: price }, context) => {
    const lead = `${accusative(named(what, context))} 사용하려면, `;
    return led(lead, together(price, context).map(required));
  },
  'keeps-amber': ({ who }) =>
    doing('대신 공용 저장소에서', '가져오', `${whose(who)} 저장소에서 훔치거나 포획할 ${AMBER}`),
  'gets-key-payment': ({ who }) =>
    doing(
      `열쇠를 제작할 때 ${nominative(player(rivalOf(who)))} 지불한 모든 ${AMBER}를`,
      '획득하',
      player(who),
    ),
  'skip-step': ({ who, step }) => doing(`${own(who)} ${accusative(STEP_NAMES[step])}`, '건너뛰', player(who)),
  'belongs-to': ({ what, house, instead: isInstead }, context) => {
    const subject = named(what, context);
    const houses = belonging(house, context);
    return isInstead
      ? doing(`${houses}에 속한 것으로`, '간주되', subject)
      : doing(`${houses}에`, '속하', subject);
  },
  'controlled-by': ({ what, who }, context) => doing(accusative(named(what, context)), '지배하', player(who)),
  blank: ({ what }, context) => doing('모든 능력을', '잃', named(what, context)),
  'set-power': ({ what, to }, context) => being(amount(to, context), `${possessiveOf(what, context)} 공격력`),
  'set-armor': ({ what, to }, context) => being(amount(to, context), `${possessiveOf(what, context)} 방어력`),
  'set-stats': ({ what, power, armor }, context) => {
    if (isStat(power, 'armor') && isStat(armor, 'power'))
      return doing(`${possessiveOf(what, context)} 공격력과 방어력을 서로`, '바꾸');
    const subject = named(what, context);
    return doing(`${amount(power, context)} 공격력과 ${amount(armor, context)} 방어력을`, '가지', subject);
  },
  'keys-to-win': ({ who, by }) =>
    required(doing(`게임에서 승리하려면 열쇠 ${by}개를 추가로`, '제작하', player(who))),
  'extra-forge': ({ who, by }) =>
    possible(doing(`${own(who)} ${STEP_NAMES.forge}에 열쇠 ${by}개를 추가로`, '제작하', player(who))),
  'reveals-top': ({ who }) => doing(`${own(who)} 덱 맨 위 카드 1장을 공개한 채로 게임을`, '하', player(who)),
  'haunted-by-purged': ({ who }) => {
    const lead = `${whose(who)} 제거 영역과 버림 더미에 있는 카드가 합계 10장 이상인 동안, `;
    return { ...being('귀신 들린 상태', player(who)), lead };
  },
  'icon-as': ({ who, icon, as }, context) => {
    const lead = `${nominative(player(who))} ${accusative(iconName(icon))} 처리할 때, `;
    const other =
      typeof as === 'string'
        ? [doing(`그 기호를 ${instrumental(iconName(as))}`, '처리하')]
        : together(as, context);
    return led(lead, instead(other).map(possible));
  },
  'icons-again': ({ who, what }, context) =>
    doing(
      `${nominative(player(who))} 플레이하는 ${possessiveOf({ ...what, quantifier: { kind: 'bare' } }, context)} 각 보너스 기호를 한 번 더`,
      '처리하',
    ),
  'copy-of': ({ what, of }, context) => {
    const subject = named(what, context);
    return being(`${possessiveOf(of, context)} 복사본`, subject);
  },
  'lose-heading': ({ what, header }, context) =>
    doing(`모든 “${HEADINGS[header]}:” 능력을`, '잃', named(what, context)),
  'also-heading': ({ what, of, also }, context) =>
    being(
      `“${HEADINGS[of]}/${HEADINGS[also]}:” 능력`,
      `${possessiveOf(what, context)} 각 “${HEADINGS[of]}:” 능력`,
    ),
  'lose-traits': ({ what }, context) => doing('모든 특성을', '잃', named(what, context)),
  'considered-flank': ({ what }, context) => doing('측면 생명체로', '간주되', named(what, context)),
  'treat-as-copy': ({ of }, context) =>
    doing(`이 카드를 플레이할 때, 이 카드를 ${possessiveOf(of, context)} 복사본으로`, '취급하'),
  'enters-as-copy': ({ of, house }, context) => {
    const exception = house ? `, 단 ${houseName(house)}에 속하며,` : '';
    return doing(
      `${possessiveOf(of, context)} 복사본으로서${exception} 플레이 영역에`,
      '들어오',
      thisCard(context),
    );
  },
  'playable-as-upgrade': ({ abilities }, context) => {
    const text = abilities.map((node) => ability(node, context)).join(' ');
    const said = doing(`생명체 대신 텍스트가 “${text}”인 업그레이드로서`, '플레이하');
    return { ...possible(said), lead: `${accusative(thisCard(context))} ` };
  },
  'attaches-to': ({ what }, context) =>
    possible(doing(`${bare(what, context)}에만`, '부착하', thisCard(context))),
  becomes: ({ what, type, power, armor }, context) => {
    const numbers = [
      ...(power === undefined ? [] : [`공격력이 ${amount(power, context)}`]),
      ...(armor === undefined ? [] : [`방어력이 ${amount(armor, context)}`]),
    ];
    const having = numbers.length > 0 ? `${numbers.join('이고 ')}인 ` : '';
    return doing(`${having}${instrumental(NOUNS[type].word)}`, '간주되', named(what, context));
  },
  replace,
  interrupt: (node, context) => {
    const event = clause(node.event, context);
    const test = node.if ? `${ifSo(condition(node.if, context))}, ` : '';
    // The bonus icons of the card have been resolved by then [6.2].
    const lead =
      node.event.kind === 'plays'
        ? `${describing({ ...event, isPast: true })} 후 그 카드의 “${HEADINGS.play}:” 능력을 처리하기 전에, ${test}`
        : `${beforeIt(event)}, ${test}`;
    return led(lead, together(node.do, context));
  },
  returnable: ({ what }, context) =>
    possible(
      doing(
        `당신의 ${STEP_NAMES.main}에 ${accusative(named(what, context))} 당신의 손으로`,
        '되돌리',
        '당신',
      ),
    ),
  'archived-faceup': ({ what }, context) => doing('앞면으로', '보관되', named(what, context)),
  'takes-any-archives': ({ who }) =>
    possible(
      doing(
        `${own(who)} 보관 영역에 있는 모든 카드를 가져오는 대신 ${own(who)} 보관 영역에 있는 원하는 수의 카드를`,
        '가져오',
        player(who),
      ),
    ),
  'as-soon-as': ({ if: test, do: what }, context) =>
    led(`${ifSo(condition(test, context))}, `, together(what, context)),
  while: ({ if: test, then }, context) =>
    led(`${whileIt(condition(test, context))}, `, chained(then.flatMap((part) => statement(part, context)))),
};

const FIGHTING = { attacking: '공격할', defending: '공격받을', fighting: '전투할' } as const;

export const ENTRANCES: Readonly<Record<Extract<Statement, { kind: 'enters' }>['how'], string>> = {
  ready: '준비된 상태로',
  stunned: '기절한 상태로',
  exhausted: '소진된 상태로',
  enraged: '격노한 상태로',
  warded: '보호막이 있는 상태로',
  anywhere: '지배자의 전선 어느 곳으로나',
  'under-opponents-control': '플레이한 플레이어의 상대의 지배하에',
};

/** "카드 1장을", "우호적인 생명체 1개당 카드 1장을" */
function cards(by: Amount, context: RenderContext): string {
  if (typeof by === 'number') return `카드 ${Math.abs(by)}장을`;
  if (isNode(by, 'per')) return `${perEach(by.each, context)} 카드 ${by.times}장을`;
  return `${amount(by, context)}만큼의 카드를`;
}

function replace(node: Extract<Statement, { kind: 'replace' }>, context: RenderContext): readonly Clause[] {
  const event = clause(node.event, context);
  if (node.event.kind === 'plays') {
    const lead = `${whenIt(event)}, 그 카드의 “${HEADINGS.play}:” 능력을 처리하는 대신 `;
    return led(lead, optional(together(node.with, context), node.optional));
  }
  const lead = node.if
    ? `${whenAboutTo(event)}, ${ifSo(condition(node.if, context))}, `
    : `${ifAboutTo(event)}, `;
  return led(lead, optional(instead(together(node.with, context)), node.optional));
}

/** "You may" is about the first sentence. What follows depends on it. */
function optional([first, ...others]: readonly Clause[], isOptional: true | undefined): readonly Clause[] {
  if (first === undefined) return [];
  return [isOptional ? possible(first) : first, ...others];
}

/** Tells whether an amount is the fixed value of a stat. */
const isStat = (value: Amount, stat: 'power' | 'armor'): boolean =>
  isNode(value, 'fixed') && isNode(value.of, 'stat') && value.of.stat === stat;

function belonging(
  house: Extract<Statement, { kind: 'belongs-to' }>['house'],
  context: RenderContext,
): string {
  if (house === 'all-houses') return '모든 세력';
  return typeof house === 'object' ? `${possessiveOf(house.houseOf, context)} 세력` : houseName(house);
}

function tax(
  who: PlayerRef,
  purpose: string,
  what: Target,
  value: Amount,
  to: AmberPlace,
  context: RenderContext,
): Clause {
  const taxed = what.kind === 'ref' ? named(what, context) : bare(what, context);
  const price = accusative(quantity(value, AMBER, context));
  const isPaidToYou = to !== 'supply' && 'pool' in to && to.pool === 'you';
  const payment =
    to === 'supply' ? doing(price, '잃') : doing(isPaidToYou ? `당신에게 ${price}` : price, '지불하');
  const said = required(payment);
  return { ...said, subject: player(who), words: `${accusative(taxed)} ${purpose}면 ${said.words}` };
}
