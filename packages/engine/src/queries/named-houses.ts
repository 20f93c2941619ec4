/** The houses that a phrase means. */
import type { HousePhrase } from '../language/nouns.ts';
import type { Game } from '../state/game.ts';
import { player } from '../state/game.ts';
import { housesOf } from './card-queries.ts';
import type { Bindings } from '../state/state.ts';
import type { House, PlayerId, PseudoHouse } from '../vocabulary.ts';

type HouseReference = Exclude<HousePhrase, House | PseudoHouse>;

const REFERENCES: Readonly<Record<HouseReference, true>> = {
  'that-house': true,
  'its-house': true,
  'active-house': true,
  'previous-house': true,
};

/** Says whether the house that the phrase means depends on the situation. */
export function isReference(phrase: HousePhrase): phrase is HouseReference {
  return phrase in REFERENCES;
}

/** @param who the player whose "previous" house it is */
export function housesCalled(
  game: Game,
  phrase: HousePhrase,
  { house, it }: Bindings,
  who: PlayerId,
): readonly string[] {
  switch (phrase) {
    case 'that-house':
      return house === null ? [] : [house];
    case 'its-house':
      return it.flatMap((id) => housesOf(game, id));
    case 'active-house': {
      const { activeHouse } = player(game, game.state.activePlayer);
      return activeHouse === null ? [] : [activeHouse];
    }
    case 'previous-house':
      return housesChosenLastTurn(game, who);
    default:
      return [phrase satisfies House | PseudoHouse];
  }
}

function housesChosenLastTurn(game: Game, who: PlayerId): readonly string[] {
  return (game.state.lastTurns[who]?.events ?? []).flatMap(({ event }) =>
    event.type === 'houseChosen' && event.player === who && event.house !== null ? [event.house] : [],
  );
}
