import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { afterIt, doing, ifAboutTo, instead, led, possible, untilIt, whenIt, whileIt } from './clause.ts';
import type { Clause } from './clause.ts';
import { condition } from './conditions.ts';
import { together } from './effects.ts';
import { clause } from './events.ts';
import { bare, named, thisCard } from './nouns.ts';
import { nominative } from './particles.ts';
import { player, whose } from './players.ts';
import { ENTRANCES, statement } from './statements.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

function spanOf({ until, whose: owner }: Lasting, context: RenderContext): string {
  return owner === undefined ? SPANS[until](context) : `${whose(owner)} 다음 차례 동안`;
}

const SPANS: Readonly<Record<Lifespan, (context: RenderContext) => string>> = {
  turn: () => '이번 차례가 끝날 때까지',
  'opponent-next-turn': () => '상대의 다음 차례 동안',
  'your-next-turn': () => '당신의 다음 차례 동안',
  'until-your-next-turn': () => '당신의 다음 차례가 시작될 때까지',
  'through-your-next-turn': () => '당신의 다음 차례가 끝날 때까지',
  'that-players-next-turn': () => '그 플레이어의 다음 차례 동안',
  'while-in-play': (context) => `${nominative(thisCard(context))} 플레이 영역을 떠날 때까지`,
  'while-it-is-in-play': () => '그 카드가 플레이 영역에 있는 동안',
};

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RenderContext): readonly Clause[] {
  const { endsAfter, statement: said } = node;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    const end = untilIt(clause(endsAfter, context));
    return led(`${end}, `, lasting(rest, context));
  }
  const span = spanOf(node, context);
  if (said.kind === 'each-time') return delayed(span, said, node, context);
  if (said.kind === 'enters' && node.once) return [nextToEnter(said, context)];
  if (said.kind === 'replace' && node.once) return nextReplaced(said, context);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, context);
  if (said.kind === 'controlled-by' && said.who === 'you') {
    const what = named(said.what, context);
    return [{ ...doing(`${what}의 지배권을`, '가져오'), lead: `${span}, ` }];
  }
  if (said.kind === 'icons-again' && node.once)
    return [
      {
        ...doing('그 카드의 각 보너스 기호를 한 번 더', '처리하'),
        lead: '이번 차례에 당신이 다음번에 카드를 플레이할 때, ',
      },
    ];
  return led(`${span}, `, statement(said, context));
}

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RenderContext,
): readonly Clause[] {
  const test = said.if ? `${whileIt(condition(said.if, context))} ` : '';
  const event = clause(said.event, context);
  beginSentence(context);
  const then = (lead: string): readonly Clause[] => led(`${lead}, `, together(said.do, context));
  if (said.once && until === 'turn' && said.event.kind === 'turn-ends') return then('이번 차례가 끝날 때');
  if (said.once && until === 'turn') return then(`${test}${nextTime(event)}`);
  if (said.once && said.event.kind === 'leaves-play') return then(whenIt(event));
  return then(`${span}, ${test}${afterIt(event)}`);
}

/** "이번 차례에 다음번에 …할 때" */
const nextTime = (event: Clause): string => `이번 차례에 다음번에 ${whenIt(event)}`;

/**
 * "The next Mars creature you play this turn enters play ready." Any other text of the kind also applies to cards that
 * are put into play.
 */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RenderContext,
): Clause {
  const cards = what.kind === 'select' ? bare(what, context) : named(what, context);
  const enters = doing(`${ENTRANCES[how]} 플레이 영역에`, '들어오');
  if (played === undefined)
    return {
      ...(optional ? possible(enters) : enters),
      lead: `${nextTime(doing('플레이 영역에', '들어오', cards))}, `,
    };
  const first = `이번 차례에 ${nominative(player(played))} 다음번에 플레이하는 ${cards}`;
  return doing(`${ENTRANCES[how]} 플레이 영역에`, '들어오', first);
}

/** "The next time it would be destroyed this turn, … instead." */
function nextReplaced(
  { event: replaced, with: then }: Extract<Statement, { kind: 'replace' }>,
  context: RenderContext,
): readonly Clause[] {
  const lead = `이번 차례에 다음번에 ${ifAboutTo(clause(replaced, context))}, `;
  return led(lead, instead(together(then, context)));
}
