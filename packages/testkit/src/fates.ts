/** The shortest scenario in which p2 fulfills a prophecy and its fate resolves. */
import type { CardSlug, House } from '@amberhall/engine/vocabulary';
import { scenario } from './scenario.ts';
import type { SideSetup, TestTable } from './scenario.ts';

export interface FateSetup {
  p1?: SideSetup;
  p2?: SideSetup;
  /** The house that p2 chooses. No card in play is of that house, which fulfills the prophecy. */
  house?: House;
}

/** Lets p1 put the card under a prophecy and p2 fulfill it at the beginning of the next turn [5.10]. */
export function meetFate(fate: CardSlug, { p1: one, p2: two, house = 'ekwidon' }: FateSetup = {}): TestTable {
  const table = scenario({
    p1: {
      houses: ['geistoid'],
      house: 'geistoid',
      ...one,
      hand: [fate, ...(one?.hand ?? [])],
      aside: ['outlook-not-so-good', 'bad-omen'],
    },
    p2: { ...two, houses: [house] },
  });
  const { p1, p2, game } = table;
  game.clickProphecy('p1', p1.card('outlook-not-so-good').id);
  p1.press('yes');
  p1.choose(p1.card(fate));
  p1.endTurn();
  p2.press(house);
  return table;
}
