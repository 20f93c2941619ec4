/** The game's log: everything that both players and spectators could see, as message keys with arguments. */
import type { Game } from '../state/game.ts';
import type { Message, MessageArg } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';
import { card, faceOf } from '../state/game.ts';

export interface LogEntry {
  kind: 'log' | 'turn' | 'step' | 'alert' | 'win';
  player?: PlayerId;
  message: Message;
}

/** Adds a line about something `player` did or suffered. */
export function log(game: Game, player: PlayerId, key: string, args: Record<string, MessageArg> = {}): void {
  game.log.push({ kind: 'log', player, message: { key, args: { player: { player }, ...args } } });
}

/** Adds the heading of a turn or step. */
export function heading(game: Game, kind: 'turn' | 'step' | 'win', player: PlayerId, message: Message): void {
  game.log.push({ kind, player, message });
}

/** A card as an argument: named for those who can see it now, "a card" for the others. */
export function named(game: Game, id: CardId): MessageArg {
  const { slug, zone, facedown, owner, controller } = card(game, id);
  const base = { card: id, slug: faceOf(game, id) };
  if (zone === 'hand' || zone === 'archives' || zone === 'deck') {
    return {
      ...base,
      hiddenFrom: game.state.seats.filter((seat) => seat !== (zone === 'hand' ? owner : controller)),
    };
  }
  if (facedown && base.slug === slug)
    return { ...base, hiddenFrom: game.state.seats.filter((seat) => seat !== controller) };
  return base;
}
