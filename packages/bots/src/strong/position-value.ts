import { faceFacts, playerFacts } from '@amberhall/engine';
import type { Game, PlayerFacts } from '@amberhall/engine';
import type { CardId, PlayerId } from '@amberhall/engine/vocabulary';

/** More than any other difference between two positions. */
const WIN = 1000;

/**
 * The log odds of winning that things add. They are fitted to the 36,554 choices of a house in 1,595 games between steady bots with
 * 80 pairs of generated decks. How strong each pair is was fitted too, so that nothing counts that only goes with good decks.
 * Artifacts, armor and the size of the hand did not tell who won.
 */
const WORTH = {
  firstKey: 1.31,
  /** In addition to the first key. */
  furtherKey: 1.62,
  amber: 0.188,
  /** For each amber in addition, when one key is missing. */
  amberForLastKey: 0.13,
  /** The pool pays for the last key. */
  lastCheck: 0.86,
  creature: 0.171,
  /** A creature beyond the first five adds less. */
  crowd: -0.068,
  power: 0.021,
  stunned: -0.117,
  /** Captured amber returns to the opponent when its creature leaves play. */
  captured: -0.16,
  upgrade: 0.146,
  archivedCard: 0.11,
  chain: -0.24,
  /** For each card in the hand and on the table of the house with the most of them: one turn uses them all. */
  sameHouse: 0.21,
  highTide: 0.55,
} as const;

const CROWD = 5;
/** An artifact counts as half a creature among the cards of a house. */
const ARTIFACT_SHARE = 0.5;

/** How good a position is for a player: the player's side less the opponent's, in log odds. */
export function positionValue(game: Game, player: PlayerId): number {
  const { winner, seats } = game.state;
  if (winner !== null) return winner === player ? WIN : -WIN;
  const [opponent = player] = seats.filter((seat) => seat !== player);
  return sideValue(game, player) - sideValue(game, opponent);
}

function sideValue(game: Game, id: PlayerId): number {
  const side = playerFacts(game, id);
  const { amber, keyCost, keys, furtherKeys, archives, chains, tide, battleline } = side;
  const forged = Object.values(keys).filter(Boolean).length + furtherKeys;
  const needsOneKey = forged > 1;
  return (
    (forged > 0 ? WORTH.firstKey : 0) +
    Math.max(0, forged - 1) * WORTH.furtherKey +
    amber * (WORTH.amber + (needsOneKey ? WORTH.amberForLastKey : 0)) +
    (needsOneKey && amber >= keyCost ? WORTH.lastCheck : 0) +
    Math.max(0, battleline.length - CROWD) * WORTH.crowd +
    archives.length * WORTH.archivedCard +
    chains * WORTH.chain +
    (tide === 'high' ? WORTH.highTide : 0) +
    mostOfOneHouse(game, side) * WORTH.sameHouse +
    battleline.reduce((sum, card) => sum + creatureValue(game, card), 0)
  );
}

function creatureValue(game: Game, id: CardId): number {
  const state = game.state.cards[id];
  if (state === undefined) return 0;
  const { damage, amber, stunned, upgrades } = state;
  return (
    WORTH.creature +
    Math.max(0, faceFacts(game, id).power - damage) * WORTH.power +
    amber * WORTH.captured +
    upgrades.length * WORTH.upgrade +
    (stunned ? WORTH.stunned : 0)
  );
}

/** The most cards of a player that one choice of a house makes usable. */
function mostOfOneHouse(game: Game, { hand, battleline, artifacts }: PlayerFacts): number {
  const found = new Map<string, number>();
  const count = (house: string, share: number) => found.set(house, (found.get(house) ?? 0) + share);
  for (const card of hand) count(String(game.state.cards[card]?.house), 1);
  for (const card of battleline) for (const house of faceFacts(game, card).houses) count(house, 1);
  for (const card of artifacts)
    for (const house of faceFacts(game, card).houses) count(house, ARTIFACT_SHARE);
  return Math.max(0, ...found.values());
}
