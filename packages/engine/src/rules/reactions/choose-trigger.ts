/** Which of several waiting abilities resolves next [20.27, 20.28, 20.29, 20.30]. */
import type { Game } from '../../state/game.ts';
import { card, cardArg, faceOf } from '../../state/game.ts';
import { grouped } from '../../state/group-by.ts';
import { BACK, DONE, ask, choose, control, question, say } from '../../prompts/ask.ts';
import type { Control, Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import type { Trigger } from '../../queries/triggers.ts';
import { abilityOf } from '../../state/ability-key.ts';

/** Declines an optional ability, or lets the engine order the rest. */
type WayOut = 'done' | 'auto-resolve';
/** `again`: a correction by hand took away a card on offer, so that other abilities may be waiting. */
export type Picked = Trigger | WayOut | 'again';

/** Asks which ability resolves next, unless there is nothing to decide. */
export function* pickTrigger(game: Game, waiting: readonly Trigger[], automatic: boolean): Step<Picked> {
  const [first] = waiting.filter(({ optional }) => !optional);
  const orderForMe = automatic || (game.automation[game.state.activePlayer]?.orderTriggers ?? false);
  if (first && (waiting.length === 1 || orderForMe)) return first;

  const sources = [...new Set(waiting.map(({ source }) => source))];
  for (;;) {
    const atOnce = sources.length === 1 && waiting.length > 1;
    const { source, way } = atOnce
      ? { source: sources[0], way: undefined }
      : yield* pickSource(game, waiting, sources);
    if (way !== undefined) return way;
    const ofCard = waiting.filter((trigger) => trigger.source === source);
    const picked = yield* pickAbility(game, ofCard, atOnce ? waysOut(waiting) : [BACK]);
    if (picked !== 'back') return picked;
  }
}

/** The player clicks the card whose ability resolves next. */
function* pickSource(
  game: Game,
  waiting: readonly Trigger[],
  sources: readonly CardId[],
): Step<{ source?: CardId | undefined; way?: WayOut | 'again' | undefined }> {
  const isTable = (id: CardId) => card(game, id).zone === 'play';
  const elsewhere = sources.filter((id) => !isTable(id));
  const mayPass = waiting.every(({ optional }) => optional);
  const answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'cards',
      purpose: 'trigger-order',
      title: say('prompt.triggerOrder.title'),
      text: say(mayPass ? 'prompt.triggerOptional.text' : 'prompt.triggerOrder.text'),
      source: sources.length === 1 ? (sources[0] ?? null) : null,
      controls: [...elsewhere.map((id) => cardControl(game, id)), ...waysOut(waiting)],
      selectable: sources.filter(isTable),
      min: mayPass ? 0 : 1,
      max: 1,
    }),
  );
  if (answer.kind === 'card') return { source: answer.card };
  if (answer.kind !== 'control') return { way: 'again' };
  return { source: answer.control.card, way: wayTaken(answer.control) };
}

function cardControl(game: Game, id: CardId): Control {
  return control('card', say('button.card', { card: cardArg(game, id) }), {
    id: `card:${id}`,
    card: id,
    slug: faceOf(game, id),
  });
}

/** Offers to skip all of them, or to leave the rest to the engine; neither if optional and mandatory ones are mixed. */
function waysOut(waiting: readonly Trigger[]): Control[] {
  if (waiting.every(({ optional }) => optional)) return [DONE];
  if (waiting.some(({ optional }) => optional)) return [];
  return [control('auto-resolve', say('button.autoResolve'))];
}

function wayTaken({ kind }: Control): WayOut | undefined {
  return kind === 'done' || kind === 'auto-resolve' ? kind : undefined;
}

/** Shows a menu if several abilities of one card are waiting. */
function* pickAbility(
  game: Game,
  waiting: readonly Trigger[],
  ways: readonly Control[],
): Step<Picked | 'back'> {
  const abilities = [...grouped(waiting, ({ key }) => abilityOf(key)).values()];
  const [only] = abilities;
  if (only === undefined) return 'back';
  if (abilities.length === 1) return yield* pickSubject(game, only, ways);
  const source = only[0]?.source ?? '';
  for (;;) {
    const answer = yield* choose(game.state.activePlayer, 'trigger-ability', {
      title: say('prompt.card.title', { card: cardArg(game, source) }),
      text: say('prompt.triggerAbility.text', { card: cardArg(game, source) }),
      source,
      controls: [...abilities.map((_, index) => abilityControl(game, abilities, index)), ...ways],
    });
    if (answer.kind === 'back') return 'back';
    const way = wayTaken(answer);
    if (way !== undefined) return way;
    const picked = yield* pickSubject(game, abilities[Number(answer.value)] ?? [], [BACK]);
    if (picked !== 'back') return picked;
  }
}

/**
 * Named for the keyword, or for the card that provides the ability: the creature itself, or an upgrade on it. Several
 * of one title are numbered, so that no two buttons are alike [20.30.1].
 */
function abilityControl(game: Game, abilities: readonly (readonly Trigger[])[], index: number): Control {
  const [trigger] = abilities[index] ?? [];
  const id = trigger?.bindings.self ?? '';
  const slug = faceOf(game, id);
  const more = { id: `ability:${index}`, value: index, card: id, slug };
  if (trigger?.keyword !== undefined) {
    const { keyword, bindings } = trigger;
    return control('ability', say('button.keyword', { keyword, number: bindings.amount }), more);
  }
  const namesakes = abilities.filter(
    ([other]) =>
      other?.keyword === undefined && other !== undefined && faceOf(game, other.bindings.self) === slug,
  );
  const number = namesakes.findIndex(([other]) => other === trigger) + 1;
  const label =
    namesakes.length > 1
      ? say('button.numberedCard', { card: cardArg(game, id), number })
      : say('button.card', { card: cardArg(game, id) });
  return control('ability', label, more);
}

/** The player clicks the affected card if one ability is waiting for several cards. */
function* pickSubject(
  game: Game,
  waiting: readonly Trigger[],
  ways: readonly Control[],
): Step<Picked | 'back'> {
  const [first] = waiting;
  if (first === undefined) return 'back';
  const subjects = [...new Set(waiting.flatMap(({ bindings }) => bindings.it.slice(0, 1)))];
  if (subjects.length < 2) return yield* pickEvent(game, waiting, ways);
  const answer = yield* ask(
    question({
      player: game.state.activePlayer,
      kind: 'cards',
      purpose: 'trigger-subject',
      title: say('prompt.card.title', { card: cardArg(game, first.source) }),
      text: say('prompt.triggerSubject.text', { card: cardArg(game, first.source) }),
      source: first.source,
      controls: ways,
      selectable: subjects,
      min: 1,
      max: 1,
    }),
  );
  if (answer.kind === 'control') return wayTaken(answer.control) ?? 'back';
  if (answer.kind !== 'card') return 'again';
  const ofSubject = waiting.filter(({ bindings }) => bindings.it[0] === answer.card);
  return yield* pickEvent(game, ofSubject, [BACK]);
}

/** Shows a menu if one ability is waiting for several events of one card. Indistinguishable ones need no order. */
function* pickEvent(
  game: Game,
  waiting: readonly Trigger[],
  ways: readonly Control[],
): Step<Picked | 'back'> {
  const events = [...grouped(waiting, signatureOf).values()].flatMap(([one]) => one ?? []);
  const [first] = events;
  if (first === undefined) return 'back';
  if (events.length === 1) return first;
  const answer = yield* choose(game.state.activePlayer, 'trigger-event', {
    title: say('prompt.card.title', { card: cardArg(game, first.source) }),
    text: say('prompt.triggerEvent.text', { card: cardArg(game, first.source) }),
    source: first.source,
    controls: [...events.map(eventControl), ...ways],
  });
  if (answer.kind === 'back') return 'back';
  return wayTaken(answer) ?? events[Number(answer.value)] ?? first;
}

/** What an ability can refer to in the event that triggered it. */
function signatureOf({ event, bindings }: Trigger): string {
  const { amount, player: who, attacked, house } = bindings;
  return [event?.type, amount, who, attacked, house].join();
}

function eventControl({ event, bindings }: Trigger, index: number): Control {
  const label = say('button.event', { event: event?.type ?? '', number: bindings.amount });
  return control('option', label, { id: `event:${index}`, value: index });
}
