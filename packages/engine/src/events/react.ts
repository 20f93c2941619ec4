/** The window in which abilities react to a batch of events; the active player orders them [9.3]. */
import type { Game } from '../game.ts';
import { card, cardArg } from '../game.ts';
import { couldDo } from '../effects/possible.ts';
import { run } from '../effects/run.ts';
import { log, named } from '../log/log.ts';
import { BACK, DONE, ask, choose, control, question, say } from '../prompts/ask.ts';
import type { Control, Step } from '../prompts/question.ts';
import { commit } from './commit.ts';
import type { GameEvent } from './events.ts';
import type { Trigger } from './triggers.ts';
import { triggersOf, withLastKnown } from './triggers.ts';

/** Lets abilities react to events that have happened. */
export function* react(game: Game, events: readonly GameEvent[]): Step {
  const remembered = events.map((event) => withLastKnown(game, event));
  yield* openWindow(game, () => triggersOf(game, remembered));
}

/**
 * Resolves abilities until none is left. They are collected again after each, so that one can come or go by what
 * another did; each resolves at most once.
 *
 * @param before called with each ability that is about to resolve
 */
export function* openWindow(
  game: Game,
  collect: () => readonly Trigger[],
  before: (trigger: Trigger) => void = () => undefined,
): Step {
  const resolved = new Set<string>();
  let automatic = false;
  for (;;) {
    const waiting = eligible(game, collect(), resolved);
    if (waiting.length === 0) return;
    const picked = yield* pick(game, waiting, automatic);
    if (picked === 'done') return;
    if (picked === 'auto-resolve') {
      automatic = true;
      continue;
    }
    resolved.add(picked.key);
    before(picked);
    yield* resolve(game, picked);
  }
}

/** Those that can do something; while there are any, those kept in reserve as well [9.3.2]. */
function eligible(game: Game, triggers: readonly Trigger[], resolved: ReadonlySet<string>): Trigger[] {
  const waiting = triggers.filter(({ key }) => !resolved.has(key));
  if (waiting.length === 0) return [];
  const possible = waiting.map(({ effects, bindings }) =>
    effects.some((effect) => couldDo(game, effect, bindings)),
  );
  if (!possible.includes(true)) return [];
  return waiting.filter(({ reserve }, index) => possible[index] || reserve);
}

export function* resolve(game: Game, trigger: Trigger): Step {
  const { endsLasting, effects, bindings, optional, keyword } = trigger;
  log(game, bindings.you, 'log.trigger', { card: named(game, trigger.source) });
  if (endsLasting !== undefined) commit(game, { type: 'lastingEnded', id: endsLasting });
  yield* run(game, effects, bindings, { accepted: optional, ...(keyword && { damage: keyword }) });
}

type Picked = Trigger | 'done' | 'auto-resolve';

/** Asks which ability resolves next, unless there is nothing to decide (prompts 27–30). */
function* pick(game: Game, waiting: readonly Trigger[], automatic: boolean): Step<Picked> {
  const active = game.state.activePlayer;
  const mandatory = waiting.filter(({ optional }) => !optional);
  const [first] = mandatory;
  const orderForMe = automatic || (game.automation[active]?.orderTriggers ?? false);
  if (first && (waiting.length === 1 || orderForMe)) return first;

  for (;;) {
    const answer = yield* ask(orderQuestion(game, waiting));
    if (answer.kind === 'control' && answer.control.kind === 'done') return 'done';
    if (answer.kind === 'control' && answer.control.kind === 'auto-resolve') return 'auto-resolve';
    const source =
      answer.kind === 'card' ? answer.card : answer.kind === 'control' ? answer.control.card : undefined;
    const ofCard = waiting.filter((trigger) => trigger.source === source);
    const chosen = ofCard.length > 1 ? yield* pickAbility(game, ofCard) : ofCard[0];
    if (chosen) return chosen;
  }
}

function orderQuestion(game: Game, waiting: readonly Trigger[]) {
  const sources = [...new Set(waiting.map(({ source }) => source))];
  const onTable = sources.filter((id) => card(game, id).zone === 'play');
  const elsewhere = sources.filter((id) => card(game, id).zone !== 'play');
  const optional = waiting.filter((trigger) => trigger.optional).length;
  const controls: Control[] = elsewhere.map((id) =>
    control('card', say('button.card', { card: cardArg(game, id) }), {
      id: `card:${id}`,
      card: id,
      slug: card(game, id).slug,
    }),
  );
  if (optional === waiting.length) controls.push(DONE);
  if (optional === 0) controls.push(control('auto-resolve', say('button.autoResolve')));
  return question({
    player: game.state.activePlayer,
    kind: 'cards',
    purpose: 'trigger-order',
    title: say('prompt.triggerOrder.title'),
    text: say(optional === waiting.length ? 'prompt.triggerOptional.text' : 'prompt.triggerOrder.text'),
    source: sources.length === 1 ? (sources[0] ?? null) : null,
    controls,
    selectable: onTable,
    min: optional === waiting.length ? 0 : 1,
    max: 1,
  });
}

/** One card with several abilities waiting: which of them, or for which of the affected cards. */
function* pickAbility(game: Game, waiting: readonly Trigger[]): Step<Trigger | undefined> {
  const source = waiting[0]?.source;
  if (source === undefined) return undefined;
  const controls = waiting.map((trigger, index) => {
    const subject = trigger.bindings.it[0] ?? source;
    return control('ability', say('button.card', { card: cardArg(game, subject) }), {
      id: `ability:${index}`,
      value: index,
      card: subject,
      slug: card(game, subject).slug,
    });
  });
  const picked = yield* choose(game.state.activePlayer, 'trigger-ability', {
    title: say('prompt.card.title', { card: cardArg(game, source) }),
    text: say('prompt.triggerAbility.text', { card: cardArg(game, source) }),
    source,
    controls: [...controls, BACK],
  });
  return picked.kind === 'back' ? undefined : waiting[Number(picked.value)];
}
