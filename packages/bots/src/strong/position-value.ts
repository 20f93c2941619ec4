import { faceFacts, playerFacts } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import type { CardId, PlayerId } from '@amberhall/engine/vocabulary';

/** More than any other difference between two positions. */
const WIN = 1000;

/** What things are worth, in amber of one's own pool. */
const WORTH = {
  key: 11,
  /** Amber beyond the cost of the next key. */
  spareAmber: 0.5,
  /** The pool pays for a key. */
  check: 2,
  creature: 1,
  power: 0.3,
  armor: 0.3,
  /** A creature or an artifact that cannot be used next turn. */
  stunned: -0.7,
  ward: 0.5,
  /** Captured amber returns to the opponent when its creature leaves play. */
  captured: -0.4,
  artifact: 1.3,
  upgrade: 0.8,
  handCard: 0.5,
  archivedCard: 0.7,
  chain: -0.35,
} as const;

/** How good a position is for a player: the player's side less the opponent's, in amber. */
export function positionValue(game: Game, player: PlayerId): number {
  const { winner, seats } = game.state;
  if (winner !== null) return winner === player ? WIN : -WIN;
  const [opponent = player] = seats.filter((seat) => seat !== player);
  return sideValue(game, player) - sideValue(game, opponent);
}

function sideValue(game: Game, id: PlayerId): number {
  const { amber, keyCost, keys, furtherKeys, hand, archives, chains, battleline, artifacts } = playerFacts(
    game,
    id,
  );
  const forged = Object.values(keys).filter(Boolean).length + furtherKeys;
  const spare = Math.max(0, amber - keyCost);
  return (
    forged * WORTH.key +
    (amber - spare) +
    spare * WORTH.spareAmber +
    (amber >= keyCost ? WORTH.check : 0) +
    hand.length * WORTH.handCard +
    archives.length * WORTH.archivedCard +
    chains * WORTH.chain +
    artifacts.length * WORTH.artifact +
    battleline.reduce((sum, card) => sum + creatureValue(game, card), 0)
  );
}

function creatureValue(game: Game, id: CardId): number {
  const { power, armorTotal } = faceFacts(game, id);
  const state = game.state.cards[id];
  if (state === undefined) return 0;
  const { damage, amber, stunned, warded, upgrades } = state;
  return (
    WORTH.creature +
    Math.max(0, power - damage) * WORTH.power +
    armorTotal * WORTH.armor +
    amber * WORTH.captured +
    upgrades.length * WORTH.upgrade +
    (stunned ? WORTH.stunned : 0) +
    (warded ? WORTH.ward : 0)
  );
}
