/** Choosing among cards that the chooser cannot see, and at random [10.8, 10.12]. */
import type { Select, ZoneName } from '../../language/nouns.ts';
import type { Step } from '../../prompts/question.ts';
import { randomCards } from '../../state/chance.ts';
import type { Game } from '../../state/game.ts';
import { card } from '../../state/game.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import { askForPlayer } from './ask-for-player.ts';

/** "From a discard pile": all cards come from the same pile, whoever owns it [10.1]. */
export function isOfOnePlayer({ zone }: Select): boolean {
  return zone?.kind === 'zone' && zone.of === 'a-player';
}

/** "A random card from a player's hand": the active player says whose, and chance says which [10.8]. */
export function* ofChosenPlayer(
  game: Game,
  cards: readonly CardId[],
  source: CardId,
): Step<readonly CardId[]> {
  if (cards.length === 0) return cards;
  const whose = yield* askForPlayer(game, source);
  // Archives may hold cards of the other owner [1.3.4].
  return cards.filter((id) => card(game, id).controller === whose);
}

/**
 * The active player chooses [0.5], also among the cards of the other player's hand. The active player sees only
 * their backs, so the choice is random unless there is something else to decide, such as the number [10.12]. Cards
 * that a text takes from "your opponent's" hand are shown [10.11].
 */
export function isUnseen(player: PlayerId, { zone }: Select, { you }: Bindings): boolean {
  if (zone?.kind !== 'zone' || zone.of === 'a-player' || player === you) return false;
  return zone.of === 'you' && isHiddenZone(zone.name);
}

/** "An archived card": the cards of either player, of which the chooser sees only their own [10.1]. */
export function isPartlyUnseen({ zone }: Select): boolean {
  return zone?.kind === 'zone' && zone.of === 'a-player' && isHiddenZone(zone.name);
}

const isHiddenZone = (name: ZoneName | readonly ZoneName[]): boolean =>
  (typeof name === 'string' ? [name] : name).some((one) => one === 'hand' || one === 'archives');

/** Replaces the chosen cards that the chooser cannot see by random ones: a card back tells nothing [10.12]. */
export function mixUnseen(
  game: Game,
  chooser: PlayerId,
  chosen: readonly CardId[],
  cards: readonly CardId[],
): CardId[] {
  const isHidden = (id: CardId) => card(game, id).owner !== chooser && !card(game, id).faceup;
  const seen = chosen.filter((id) => !isHidden(id));
  return [...seen, ...randomCards(game.state, cards.filter(isHidden), chosen.length - seen.length)];
}
