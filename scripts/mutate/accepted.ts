/** A mutant that behaves like the original, so that no test can notice it. */
export interface Acceptance {
  /** Name of the file, without its folder. */
  file: string;
  before: string;
  after: string;
  reason: string;
}

export const ACCEPTED: readonly Acceptance[] = [
  {
    file: 'pronouns.ts',
    before: "if (typeof node !== 'object' || node === null) return OF_IT.has(node);",
    after: "if (typeof node !== 'object') return OF_IT.has(node);",
    reason: 'No node of the tree is null. The compiler asks for the check.',
  },
  {
    file: 'named-houses.ts',
    before: "'that-house': true,",
    after: "'that-house': false,",
    reason: 'Only the keys of the table are read, and the compiler refuses the value.',
  },
  {
    file: 'triggers.ts',
    before: 'for (const ability of game.leavePlayAbilities.get(event.card) ?? [])',
    after: 'for (const ability of game.leavePlayAbilities.get(event.card))',
    reason:
      'Every card that leaves play has an entry before anything reacts. The compiler asks for the value.',
  },
  {
    file: 'arrange.ts',
    before: "position: place.position ?? 'top',",
    after: 'position: place.position,',
    reason: 'A move without a position goes to the top as well. The compiler asks for the value.',
  },
  {
    file: 'feed.ts',
    before: 'return backsOf(game).filter((id) => seen.names.get(id) !== viewIdOf(game, id, viewer));',
    after: 'return backsOf(game);',
    reason: 'Cards with the same name cost time only: each is compared with what the viewer has.',
  },
  {
    file: 'move-focus.ts',
    before: ']?.focus();',
    after: '].focus();',
    reason: 'A zone without anything that takes the focus was left out. The compiler asks for the check.',
  },
  {
    file: 'use-announce-state.ts',
    before: 'const house = players[activePlayer]?.activeHouse;',
    after: 'const house = players[activePlayer].activeHouse;',
    reason: 'The active player is one of the players. The compiler asks for the check.',
  },
];
