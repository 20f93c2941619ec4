/** Destruction: one window, however many cards join it [11.3]. */
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import { characteristics } from '../../queries/board.ts';
import { isForbidden, isInPlay, keywordOf, powerOf, typeOf } from '../../queries/card-queries.ts';
import { commit } from '../../events/commit.ts';
import type { DamageKind, GameEvent } from '../../state/events.ts';
import { openWindow, react } from '../reactions/react.ts';
import { settle } from '../reactions/settle.ts';
import type { Trigger } from '../../queries/triggers.ts';
import { destroyedTriggers, savingTriggers } from '../../queries/triggers.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId } from '../../vocabulary.ts';
import { breakWard, departAndMove } from './leave-play.ts';
import { sameAbility } from '../../state/ability-key.ts';
import { withinStep } from './within-step.ts';

export interface Doomed {
  card: CardId;
  /** The creature whose power destroys it in a fight. */
  fighting?: CardId;
  /** The damage that destroys it, and the source of that damage. */
  damage?: DamageKind;
  source?: CardId;
  /** Redirected damage: a ward does not help [11.1]. */
  ignoreWard?: true;
  /** An attacker that ignores it has dealt the damage [12.6]. */
  ignoreInvulnerable?: true;
}

interface Tagged {
  event: Extract<GameEvent, { type: 'cardDestroyed' }>;
  id: CardId;
  /** Its power when it was tagged. */
  power: number;
}

/** An open destruction window. */
export interface Destruction {
  tagged: Tagged[];
  /** Cards that would be destroyed and saved without end. They are discarded [0.13]. */
  looping: CardId[];
  /**
   * The "Destroyed:" and "instead" abilities that the cards had when they were tagged. Abilities gained later do
   * not count.
   */
  triggers: Trigger[];
}

/**
 * Destroys cards at the same time. During another destruction, they join its window.
 *
 * @returns the cards that are destroyed: not warded, not protected, not saved
 */
export function* destroy(game: Game, doomed: readonly Doomed[]): Step<CardId[]> {
  const events = doomed.flatMap((one) => destructionOf(game, one));
  if (events.length === 0) return [];
  const previous = game.destruction;
  const window: Destruction = previous ?? { tagged: [], triggers: [], looping: [] };
  join(game, window, events);
  if (previous === null) {
    yield* withinStep(game, 'destruction', window, () => resolveTriggers(game, window));
    yield* bury(game, window);
  }
  const destroyed = events.map(({ card: id }) => id);
  return destroyed.filter((id) => window.tagged.some((tagged) => tagged.id === id));
}

function* resolveTriggers(game: Game, window: Destruction): Step {
  const interruption = { stopped: false };
  yield* withinStep(game, 'interruption', interruption, () =>
    openWindow(
      game,
      () => window.triggers.filter((trigger) => isDue(game, trigger)),
      ({ saves, savesIfStopped }) => {
        const isSaved = !savesIfStopped || interruption.stopped;
        interruption.stopped = false;
        if (saves !== undefined && isSaved) save(game, window, saves);
      },
    ),
  );
}

type Destroyed = Tagged['event'];

/** Skips cards that are not in play, already tagged or protected, or that lose a ward instead. */
function destructionOf(game: Game, doomed: Doomed): Destroyed[] {
  const { card: id, fighting, ignoreWard, damage, source } = doomed;
  const { tagged, controller, owner } = card(game, id);
  if (!isInPlay(game, id) || tagged || isProtected(game, doomed)) return [];
  if (!ignoreWard && breakWard(game, id)) return [];
  return [
    {
      type: 'cardDestroyed',
      card: id,
      at: game.state.clock,
      slug: characteristics(game, id).slug,
      player: controller,
      owner,
      creature: typeOf(game, id) === 'creature',
      ...(fighting !== undefined && { fighting }),
      ...(damage !== undefined && { damage }),
      ...(source !== undefined && { source }),
    },
  ];
}

function isProtected(game: Game, { card: id, ignoreInvulnerable }: Doomed): boolean {
  const isInvulnerable = !ignoreInvulnerable && keywordOf(game, id, 'invulnerable') > 0;
  return isInvulnerable || isForbidden(game, id, 'be-destroyed');
}

/** Tags cards together, then collects their abilities for this. */
function join(game: Game, window: Destruction, events: readonly Destroyed[]): void {
  for (const event of events) commit(game, { type: 'cardTagged', card: event.card });
  for (const event of events) {
    window.tagged.push({ id: event.card, event, power: powerOf(game, event.card) });
    window.triggers.push(...destroyedTriggers(game, event.card), ...savingTriggers(game, event));
  }
}

/** An ability lost since the card was tagged does not resolve. Nor does any ability of a card that was saved. */
function isDue(game: Game, { key, source, saves }: Trigger): boolean {
  if (saves !== undefined) return card(game, saves).tagged;
  if (!isInPlay(game, source)) return true;
  return (
    card(game, source).tagged &&
    characteristics(game, source).abilities.some((ability) => sameAbility(ability.key, key))
  );
}

/** The card counts as never destroyed [11.3.6]. It cannot be destroyed again until its replacement has resolved. */
function save(game: Game, window: Destruction, id: CardId): void {
  commit(game, { type: 'cardUntagged', card: id });
  const saved = window.tagged.find((tagged) => tagged.id === id);
  if (saved && isSavedInVain(game, saved)) window.looping.push(id);
  window.tagged = window.tagged.filter((tagged) => tagged.id !== id);
}

/** It is still without power, as before, and would be saved again. */
function isSavedInVain(game: Game, { id, event, power }: Tagged): boolean {
  if (!isInPlay(game, id) || typeOf(game, id) !== 'creature') return false;
  const isPowerless = card(game, id).damage >= Math.max(0, powerOf(game, id));
  return isPowerless && powerOf(game, id) === power && savingTriggers(game, event).length > 0;
}

/** All tagged cards leave play together. Then reactions to the whole cascade resolve. */
function* bury(game: Game, { tagged, looping }: Destruction): Step {
  const leaving = tagged.map(({ id }) => id).filter((id) => card(game, id).tagged);
  const { events } = yield* departAndMove(
    game,
    [...leaving, ...looping].map((id) => ({ card: id, to: 'discard' as const })),
    true,
  );
  const at = game.state.clock;
  const destroyed = tagged.filter(({ id }) => !isInPlay(game, id)).map(({ event }) => ({ ...event, at }));
  for (const event of destroyed) commit(game, event);
  yield* settle(game);
  yield* react(game, [...events, ...destroyed]);
}
