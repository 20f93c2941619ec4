import { decideAs, startGame, viewFor } from '@amberhall/engine';
import type { CardLibrary, Game, Opening } from '@amberhall/engine';
import type { PlayerId } from '@amberhall/engine/vocabulary';
import type { Bot } from './bot.ts';

/** A game played by bots. */
export interface PlayedGame {
  game: Game;
  /** `null` if the game was stopped before a player won. */
  winner: PlayerId | null;
  turns: number;
  decisions: number;
}

/** More decisions than any game between working bots takes. */
const MAX_DECISIONS = 20_000;

/**
 * Lets two bots play a game to its end, or until they have made `maxDecisions` decisions.
 *
 * @param bots in the order of the opening's players
 * @throws if a bot gives an illegal answer
 */
export function playOut(
  library: CardLibrary,
  opening: Opening,
  bots: readonly [Bot, Bot],
  maxDecisions = MAX_DECISIONS,
): PlayedGame {
  const game = startGame(library, opening);
  while (game.open.length > 0 && game.journal.length < maxDecisions) decideNext(game, opening, bots);
  const { winner, turn } = game.state;
  return { game, winner, turns: turn, decisions: game.journal.length };
}

function decideNext(game: Game, { players }: Opening, bots: readonly [Bot, Bot]): void {
  const open = game.open.find(({ answer }) => answer === null);
  if (open === undefined) throw new Error('every prompt is answered, but the game does not continue');
  const { player, purpose } = open.question;
  const bot = player === players[0].id ? bots[0] : bots[1];
  const decision = bot.choose(viewFor(game, { kind: 'player', player }), player);
  const decided = decideAs(game, player, decision, open.id);
  if (!decided.ok)
    throw new Error(`${player} answered "${purpose}" with ${JSON.stringify(decision)}: ${decided.code}`);
}
