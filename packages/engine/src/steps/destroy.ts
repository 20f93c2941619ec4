/** Destruction: one window, however many cards fall into it on the way [11.3]. */
import type { Game } from '../game.ts';
import { card } from '../game.ts';
import { characteristics } from '../characteristics/board.ts';
import { isForbidden, isInPlay, keywordOf, typeOf } from '../characteristics/queries.ts';
import { commit } from '../events/commit.ts';
import type { GameEvent } from '../events/events.ts';
import { openWindow, react } from '../events/react.ts';
import { isReplaced } from '../events/replace.ts';
import { settle } from '../events/settle.ts';
import type { Trigger } from '../events/triggers.ts';
import { destroyedTriggers } from '../events/triggers.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId } from '../vocabulary.ts';
import { breakWard, departAndMove } from './leave-play.ts';

export interface Doomed {
  card: CardId;
  /** The creature whose power destroys it in a fight. */
  fighting?: CardId;
  /** Redirected damage: a ward does not help [11.1]. */
  ignoreWard?: true;
}

/** A destruction window under way. */
export interface Destruction {
  tagged: { event: Extract<GameEvent, { type: 'cardDestroyed' }>; id: CardId }[];
  /** "Destroyed:" abilities the cards had when they were tagged: later ones do not count. */
  triggers: Trigger[];
}

/**
 * Destroys cards at the same time. Inside another destruction they only join its window.
 *
 * @returns the cards that are destroyed by it: not warded, not protected, not replaced
 */
export function* destroy(game: Game, doomed: readonly Doomed[]): Step<CardId[]> {
  const destroyed = yield* tag(game, doomed);
  if (destroyed.length === 0 || game.destruction !== null) {
    if (game.destruction !== null) join(game, game.destruction, destroyed);
    return destroyed.map(({ id }) => id);
  }
  const window: Destruction = { tagged: [], triggers: [] };
  game.destruction = window;
  join(game, window, destroyed);
  yield* openWindow(game, () => window.triggers.filter((trigger) => stillHas(game, trigger)));
  game.destruction = null;
  yield* bury(game, window);
  return destroyed.map(({ id }) => id);
}

type Tagged = Destruction['tagged'][number];

function* tag(game: Game, doomed: readonly Doomed[]): Step<Tagged[]> {
  const destroyed: Tagged[] = [];
  for (const { card: id, fighting, ignoreWard } of doomed) {
    const { tagged, controller, owner } = card(game, id);
    if (!isInPlay(game, id) || tagged || isProtected(game, id)) continue;
    if (!ignoreWard && breakWard(game, id)) continue;
    const event: Tagged['event'] = {
      type: 'cardDestroyed',
      card: id,
      slug: characteristics(game, id).slug,
      player: controller,
      owner,
      creature: typeOf(game, id) === 'creature',
      ...(fighting !== undefined && { fighting }),
    };
    if (yield* isReplaced(game, event)) continue;
    destroyed.push({ id, event });
  }
  for (const { id } of destroyed) commit(game, { type: 'cardTagged', card: id });
  return destroyed;
}

function isProtected(game: Game, id: CardId): boolean {
  return keywordOf(game, id, 'invulnerable') > 0 || isForbidden(game, id, 'be-destroyed');
}

function join(game: Game, window: Destruction, destroyed: readonly Tagged[]): void {
  for (const tagged of destroyed) {
    window.tagged.push(tagged);
    window.triggers.push(...destroyedTriggers(game, tagged.id));
  }
}

/** An ability lost since the card was tagged does not resolve. */
function stillHas(game: Game, trigger: Trigger): boolean {
  if (!isInPlay(game, trigger.source)) return true;
  return characteristics(game, trigger.source).abilities.some(({ key }) => key === trigger.key);
}

/** All cards still tagged leave play together; then everybody reacts to the whole cascade. */
function* bury(game: Game, { tagged }: Destruction): Step {
  const leaving = tagged.filter(({ id }) => card(game, id).tagged);
  const { events } = yield* departAndMove(
    game,
    leaving.map(({ id }) => ({ card: id, to: 'discard' as const })),
    true,
  );
  const destroyed = tagged.filter(({ id }) => !isInPlay(game, id)).map(({ event }) => event);
  for (const event of destroyed) commit(game, event);
  yield* settle(game);
  yield* react(game, [...events, ...destroyed]);
}
