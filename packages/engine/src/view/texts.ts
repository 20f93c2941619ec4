/** Messages of the game as a viewer may read them. */
import type { Game } from '../state/game.ts';
import { faceOf } from '../state/game.ts';
import type { LogEntry } from '../log/log.ts';
import type { Message, MessageArg } from '../prompts/question.ts';
import { viewIdOf } from './names.ts';
import { canSeeFace } from './visibility.ts';
import type { CardId, CardSlug } from '../vocabulary.ts';
import type { LogLine, Text, TextArg, Viewer } from './types.ts';

export function textFor(game: Game, { key, args }: Message, viewer: Viewer): Text {
  if (args === undefined) return { key };
  // Names of arguments come from the dictionary of messages. A spread copies each of them as a plain key.
  const told: Record<string, TextArg> = { ...args } as Record<string, TextArg>;
  for (const name in args) told[name] = argFor(game, args[name] ?? '', viewer);
  return { key, args: told };
}

/** A card that the viewer may not know is "a card". */
function argFor(game: Game, arg: MessageArg, viewer: Viewer): TextArg {
  if (typeof arg !== 'object') return arg;
  if ('list' in arg) return { list: arg.list.map((part) => argFor(game, part, viewer)) };
  if (!('card' in arg)) return arg;
  if (arg.hiddenFrom && isHidden(arg.hiddenFrom, viewer)) return { card: {} };
  // The card may be hidden now, although everybody saw it then.
  if (!canSeeFace(game, arg.card, viewer) || isBeneathToken(game, arg)) return { card: { slug: arg.slug } };
  return { card: { slug: arg.slug, id: viewIdOf(game, arg.card, viewer) } };
}

/** A card that is a token creature now must not be found under its own name. */
function isBeneathToken(game: Game, { card: id, slug }: { card: CardId; slug: CardSlug }): boolean {
  return game.state.cards[id]?.facedown === true && faceOf(game, id) !== slug;
}

function isHidden(from: readonly string[], viewer: Viewer): boolean {
  return viewer.kind === 'player' ? from.includes(viewer.player) : !viewer.seesHands;
}

/** Returns the log lines from `from` to `to`, as a viewer may read them. */
export function linesFor(game: Game, viewer: Viewer, from: number, to?: number): LogLine[] {
  return game.log.slice(from, to).map((entry) => lineFor(game, entry, viewer));
}

function lineFor(game: Game, { kind, player, message }: LogEntry, viewer: Viewer): LogLine {
  return { kind, text: textFor(game, message, viewer), ...(player !== undefined && { player }) };
}
