/** "Instead": what would happen does not, something else does [9.7]. */
import type { Game } from '../game.ts';
import { statements } from '../characteristics/board.ts';
import { bindEvent } from '../effects/bind-event.ts';
import { holds } from '../effects/conditions.ts';
import { run } from '../effects/run.ts';
import { confirm, say } from '../prompts/ask.ts';
import type { Step } from '../prompts/question.ts';
import { cardArg } from '../game.ts';
import type { GameEvent } from './events.ts';
import { matches } from './patterns.ts';

/** Carries out the replacement of an event that has not happened yet; `true` if there was one. */
export function* isReplaced(game: Game, event: GameEvent): Step<boolean> {
  for (const { node, key, bindings } of statements(game, 'replace')) {
    if (game.replacing.includes(key)) continue;
    if (!matches(game, node.event, event, bindings)) continue;
    const bound = bindEvent(bindings, event);
    if (node.if && !holds(game, node.if, bound)) continue;
    if (node.optional && !(yield* wanted(game, bindings.self))) continue;

    game.replacing.push(key);
    yield* run(game, node.with, bound);
    game.replacing.pop();
    return true;
  }
  return false;
}

function* wanted(game: Game, source: string): Step<boolean> {
  return yield* confirm(game.state.activePlayer, 'confirm', {
    title: say('prompt.card.title', { card: cardArg(game, source) }),
    text: say('prompt.confirm.text'),
    source,
  });
}
