import type { Effect } from '@amberhall/engine/language';
import { areMany, areYours } from '../references.ts';
import type { RenderContext } from '../render-context.ts';
import { POSSESSIVES } from './lexicon.ts';
import { linePlace } from './line-places.ts';
import { named, ownersOf, wholePile } from './nouns.ts';

type Put = Extract<Effect, { kind: 'put' }>;

/** Cards that are put somewhere: "将一个生物置于其拥有者的牌库顶". */
export function put(node: Put, context: RenderContext): string {
  const { target, where } = node;
  const object = wholePile(target, context) ?? named(target, context);
  if (where === 'play') return arriving(node, object, context);
  const owner = node.whose && POSSESSIVES[node.whose];
  if (owner) return `将${object}置于${owner}存档区${abduction(node)}`;
  const order = node.order === 'random' ? '以随机顺序' : '';
  return `将${object}${order}${placed(node, context)}${abduction(node)}`;
}

function placed({ target, where }: Put, context: RenderContext): string {
  const isFound = where === 'hand' && target.kind === 'ref';
  const owner = isFound || areYours(target, context) ? '你的' : ownersOf(target);
  switch (where) {
    case 'top':
      return `置于${owner}牌库顶`;
    case 'bottom':
      return `置于${owner}牌库底`;
    case 'shuffle':
      return `洗入${owner}牌库`;
    case 'hand':
      return `加入${owner}手牌`;
    case 'archives':
      return `置于${owner}存档区`;
    case 'abduct':
      return '置于你的存档区';
    case 'discard':
      return `置于${owner}弃牌堆`;
    case 'flank':
      return '移动到其控制者战线的侧翼';
    case 'anywhere':
      return '移动到其控制者战线的任意位置';
    case 'play':
      return '放置入场';
  }
}

/** What becomes of abducted cards that leave the archives [14.3]. */
function abduction({ where, target, whose, onlyForeign }: Put): string {
  if (where !== 'abduct') return '';
  const archives = `${whose === 'opponent' ? '其' : '你的'}存档区`;
  if (areMany(target)) {
    const cards = onlyForeign ? '这些牌中并非由你拥有的牌' : '这些牌中的任何牌';
    return `。如果${cards}离开${archives}，改为将其加入各自拥有者的手牌`;
  }
  const leaves = onlyForeign ? `该牌并非由你拥有，且离开${archives}` : `该牌离开${archives}`;
  return `。如果${leaves}，改为将其加入其拥有者的手牌`;
}

const STATES = { ready: '以重置状态', exhausted: '以横置状态' } as const;

/** "将它以重置状态放置入场", "将它在你对手的控制下放置入场" */
function arriving({ state, under, at, facedown }: Put, object: string, context: RenderContext): string {
  const manner = [
    facedown ? '面朝下作为衍生生物' : '',
    state ? STATES[state] : '',
    under ? `在${POSSESSIVES[under]}控制下` : '',
  ].join('');
  const place = at ? `，位于${linePlace(at, '其控制者', context)}` : '';
  return `将${object}${manner}放置入场${place}`;
}
