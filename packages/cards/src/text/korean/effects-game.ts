import type { Effect } from '@amberhall/engine/language';
import { amount } from './amounts.ts';
import { doing, negated } from './clause.ts';
import type { Said } from './clause.ts';
import { inOrder } from './effects.ts';
import { HEADINGS, houseName } from './lexicon.ts';
import { possessiveOf, named } from './nouns.ts';
import { accusative } from './particles.ts';
import { doer } from './players.ts';
import type { TextTable } from '../tables.ts';
import { untranslated } from '../untranslated.ts';

type GameKind =
  | 'raise-tide'
  | 'choose-house'
  | 'name-card'
  | 'choose-number'
  | 'choose-player'
  | 'choose-trait'
  | 'reset-tide'
  | 'trigger'
  | 'fulfil'
  | 'flip-prophecy'
  | 'stop-fight'
  | 'stop-event'
  | 'end-turn'
  | 'extra-turn'
  | 'change-active-house'
  | 'custom';

const IDENTITIES = {
  'opponent-identity': '상대의 이름 카드에 있는 ',
  'your-identity': '당신의 이름 카드에 있는 ',
} as const;

const PLAYERS_IN = { haunted: '귀신 들린 플레이어 1명', overwhelmed: '압도된 플레이어 1명' } as const;

export const gameEffects: Pick<TextTable<Effect, Said>, GameKind> = {
  'raise-tide': ({ who = 'you' }, context) => doing('물결을', '높이', doer(who, context)),
  'choose-house': ({ among, by = 'you' }, context) =>
    doing(`${among ? IDENTITIES[among] : ''}세력 1개를`, '선택하', doer(by, context)),
  'choose-player': ({ state, do: then }, context) => {
    const chosen = doing(accusative(state === undefined ? '플레이어 1명' : PLAYERS_IN[state]), '선택하');
    return then === undefined ? chosen : [chosen, ...inOrder(then, context)];
  },
  'choose-trait': () => doing('특성 1개를', '선택하'),
  'reset-tide': () => doing('밀물도 썰물도 아니게', '되', '물결'),
  'name-card': ({ number = 1 }) => doing(`카드 ${number}장의 이름을`, '말하'),
  'choose-number': ({ max }, context) => {
    const words =
      max === undefined
        ? '수 하나를'
        : `${amount(max, context).replace(/\((\d+)까지\)/, '(최대 $1)')} 이하의 수 하나를`;
    context.amountVerb = 'chosen';
    return doing(words, '선택하');
  },
  trigger: ({ header, of, each }, context) => {
    const every = each ? '각 ' : '';
    return doing(
      `당신이 지배하는 것처럼 ${possessiveOf(of, context)} ${every}“${HEADINGS[header]}:” 능력을`,
      '처리하',
    );
  },
  fulfil: ({ target }, context) => doing(accusative(named(target, context)), '실현하'),
  'flip-prophecy': ({ target }, context) => doing(accusative(named(target, context)), '뒤집'),
  'stop-event': () => negated(doing('', '일어나', '그 일')),
  'stop-fight': () => doing('효과 없이', '끝나', '그 전투'),
  'end-turn': () => doing('당신의 차례를', '끝내'),
  'extra-turn': () => doing('이번 차례 후에 차례를 한 번 더', '진행하'),
  'change-active-house': ({ to }) => doing('당신의 활성화 세력이', '되', houseName(to)),
  custom: ({ id }) => untranslated(`the custom step ${id}`),
};
