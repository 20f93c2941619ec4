/** The window in which abilities react to a batch of events. The active player orders them [9.3]. */
import type { Game } from '../../state/game.ts';
import { isPossible } from '../../queries/possible-effects.ts';
import { run } from '../effects/run.ts';
import { log, named } from '../../log/log.ts';
import { NOTHING_TO_DO } from '../../prompts/ask.ts';
import type { Step } from '../../prompts/question.ts';
import { placeIfAny } from '../../state/library.ts';
import { isInPlay } from '../../queries/card-queries.ts';
import { discardLooping } from '../steps/leave-play.ts';
import { EndlessLoop, commit } from '../../events/commit.ts';
import type { GameEvent } from '../../state/events.ts';
import { pickTrigger } from './choose-trigger.ts';
import type { Trigger } from '../../queries/triggers.ts';
import { triggersOf, withLastKnown } from '../../queries/triggers.ts';
import { abilityOf, keyOf } from '../../state/ability-key.ts';
import { withinStep } from '../steps/within-step.ts';

/** Resolves the reactions to events that have happened. */
export function react(game: Game, events: readonly GameEvent[]): Step {
  const remembered = events.map((event) => withLastKnown(game, event));
  if (triggersOf(game, remembered).length === 0) return NOTHING_TO_DO;
  return openWindow(game, () => triggersOf(game, remembered));
}

/**
 * Resolves abilities until none is left. Collects them again after each one, because one ability can add or remove
 * another. Each resolves at most once.
 *
 * @param after called with each ability that has resolved
 */
export function* openWindow(
  game: Game,
  collect: () => readonly Trigger[],
  after: (trigger: Trigger) => void = () => undefined,
): Step {
  const resolved = new Set<string>();
  const done: Trigger[] = [];
  let first: readonly Trigger[] | null = null;
  let automatic = false;
  for (;;) {
    const collected = collect();
    first ??= collected;
    const waiting = eligible(game, collected, resolved);
    if (waiting.length === 0) return;
    const picked = yield* pickTrigger(game, waiting, automatic);
    if (picked === 'done') return;
    if (picked === 'again') continue;
    if (picked === 'auto-resolve') {
      automatic = true;
      continue;
    }
    resolved.add(keyOf(picked.key));
    const repeats = repeatsOf(picked, first, done);
    done.push(picked);
    if (repeats > RESOLUTIONS_IN_LOOP) yield* endLoopOfAbilities(game, picked);
    else {
      const loopExit = repeats > 0 ? picked.source : null;
      yield* withinStep(game, 'loopExit', loopExit, () => resolve(game, picked));
    }
    after(picked);
  }
}

/** How often the card has already resolved this text in this window through other abilities that it gained. */
function repeatsOf(picked: Trigger, first: readonly Trigger[], done: readonly Trigger[]): number {
  if (done.length === 0 || first.some(({ key }) => keyOf(key) === keyOf(picked.key))) return 0;
  const text = textOf(picked);
  return text === null ? 0 : done.filter((earlier) => textOf(earlier) === text).length;
}

function textOf({ source, effects }: Trigger): string | null {
  const place = placeIfAny(effects);
  return place === undefined ? null : `${source}/${place.slug}/${place.path}`;
}

/** The abilities that can do something. While there are any, the ones in reserve are included too [9.3.2]. */
function eligible(game: Game, triggers: readonly Trigger[], resolved: ReadonlySet<string>): Trigger[] {
  const waiting = triggers.filter(({ key }) => !resolved.has(keyOf(key)));
  if (waiting.length === 0) return [];
  const possible = waiting.map(({ effects, bindings }) =>
    effects.some((effect) => isPossible(game, effect, bindings)),
  );
  if (!possible.includes(true)) return [];
  return waiting.filter(({ reserve }, index) => possible[index] || reserve);
}

/**
 * The limit of how often one ability resolves without a decision, or one text in a window through abilities that set each
 * other up; more are a loop.
 */
const RESOLUTIONS_IN_LOOP = 100;

function isLoop(game: Game, { key }: Trigger): boolean {
  const ability = abilityOf(key);
  const times = (game.resolvedSinceDecision.get(ability) ?? 0) + 1;
  game.resolvedSinceDecision.set(ability, times);
  return times > RESOLUTIONS_IN_LOOP;
}

/**
 * Ends a lasting effect. Any other ability puts its card into the discard pile, which is not destruction [0.13].
 *
 * @throws EndlessLoop if nothing can be removed
 */
function* endLoopOfAbilities(game: Game, { key, source }: Trigger): Step {
  const lasting = key.path === '' && game.state.lasting.find(({ id }) => id === key.source);
  if (lasting) return commit(game, { type: 'lastingEnded', id: lasting.id });
  if (!isInPlay(game, source)) throw new EndlessLoop();
  yield* discardLooping(game, [source]);
}

export function* resolve(game: Game, trigger: Trigger): Step {
  const { endsLasting, effects, bindings, optional, keyword } = trigger;
  log(game, bindings.you, 'log.trigger', { card: named(game, trigger.source) });
  if (endsLasting !== undefined) commit(game, { type: 'lastingEnded', id: endsLasting });
  if (isLoop(game, trigger)) return yield* endLoopOfAbilities(game, trigger);
  yield* run(game, effects, bindings, { accepted: optional, ...(keyword && { damage: keyword }) });
}
