/** Checks of the input of tests, so that a wrong scenario fails with its reason and not later in the game. */
import { library } from '@amberhall/cards';
import type { Game } from '@amberhall/engine';
import { ZONES } from '@amberhall/engine/vocabulary';
import { findFacts } from './find-card.ts';
import type { PlayerSetup, Scenario } from './interface.ts';

const STARTS: readonly string[] = ['opening', 'first-turn', 'turn'] satisfies Scenario['start'][];
/** Zones that hold a list of cards of one player. */
const LISTS: readonly string[] = ['deck', 'hand', 'discard', 'archives', 'purged'];

/** @throws if the scenario contradicts itself. It does not check whether cards exist. */
export function checkScenario({ players, start }: Scenario): void {
  const [first, second, ...others] = players as readonly (PlayerSetup | undefined)[];
  if (first === undefined || second === undefined || others.length > 0)
    throw new Error(`a game has two players, not ${players.length}`);
  if (first.id === second.id) throw new Error(`both players are called "${first.id}"`);
  if (!STARTS.includes(start))
    throw new Error(`a scenario starts at ${STARTS.join(', ')}, not at "${String(start)}"`);
  for (const side of [first, second]) checkSide(side);
}

function checkSide({ id, amber = 0, chains = 0, inPlay = [], tokenCreature }: PlayerSetup): void {
  for (const [what, number] of Object.entries({ amber, chains })) {
    if (!Number.isInteger(number) || number < 0) throw new Error(`${id} cannot have ${number} ${what}`);
  }
  for (const { card, asToken } of inPlay) {
    if (asToken && tokenCreature === undefined)
      throw new Error(`${card.name} cannot be a token creature: the deck of ${id} has none`);
    if (!asToken && findFacts(card)?.type === 'action')
      throw new Error(`${card.name} cannot be in play: it is an action`);
  }
}

/** @throws if no player has that name */
export function checkPlayer({ state }: Game, player: string): void {
  if (state.players[player] === undefined) throw new Error(`no player ${player} in this game`);
}

/** @throws if the card cannot be in that zone */
export function checkZone({ state }: Game, card: string, zone: string): void {
  if (!(ZONES as readonly string[]).includes(zone)) throw new Error(`there is no zone "${zone}"`);
  const slug = state.cards[card]?.slug;
  if (zone === 'play' && slug !== undefined && library.get(slug)?.facts.type === 'action')
    throw new Error(`${slug} cannot be in play: it is an action`);
}

/** @throws if the zone cannot be set to a list of cards */
export function checkList(zone: string): void {
  if (!LISTS.includes(zone))
    throw new Error(`cards can be listed for ${LISTS.join(', ')}, not for "${zone}"`);
}
