const HOUSES = ['brobnar', 'dis', 'shadows'];
const DECK = Array.from({ length: 12 }, () => 'bumpsy');

/** Returns a position in the turn of the bot, in which it can reap with so many creatures. */
export function botTurn(creatures: number): object {
  return {
    turn: 'other',
    house: 'brobnar',
    own: { houses: HOUSES, deck: DECK },
    other: {
      houses: HOUSES,
      deck: DECK,
      battleline: Array.from({ length: creatures }, () => 'troll'),
    },
  };
}
