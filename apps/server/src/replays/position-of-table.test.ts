import { NO_AUTOMATION } from '@amberhall/engine';
import { sensibleBot } from '@amberhall/bots';
import type { TableView } from '@amberhall/engine/vocabulary';
import { DEFAULT_GAME, Position } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { guestOrBot } from '../accounts/person.ts';
import { STANDALONE_DECKS } from '../decks/standalone.ts';
import { decksOfPosition } from '../lobby/position-decks.ts';
import { engine } from '../rooms/journal/play-engine.ts';
import type { Play } from '../rooms/journal/play-engine.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { positionOfTable } from './position-of-table.ts';

const [ANN, BOB] = ['Ann', 'Bob'];
const DECISIONS = 160;

const deckAt = (index: number) => {
  const deck = STANDALONE_DECKS.at(index);
  if (deck === undefined) throw new Error('There is no deck');
  return deck;
};

function newGame(index: number): Play {
  const player = (id: string, deck: number) => ({
    id,
    deck: deckAt(deck).list,
    automation: NO_AUTOMATION,
  });
  return engine.begin({
    seed: `game ${index}`,
    players: [player(ANN, index), player(BOB, -1 - index)],
    startingPlayer: ANN,
  });
}

const viewOf = (play: Play): TableView => play.view({ kind: 'player', player: ANN });

function beginAt(position: Position): Play {
  const [own, other] = decksOfPosition(position);
  return engine.begin(
    openingOf(
      {
        id: 'game',
        options: { ...DEFAULT_GAME, name: 'Game', position },
        practice: true,
        owner: ANN,
        createdAt: new Date(0),
        players: [
          { person: guestOrBot(ANN, 'guest'), deck: own, wins: 0 },
          { person: guestOrBot(BOB, 'bot'), deck: other, wins: 0 },
        ],
        previousId: null,
        startingPlayer: position.turn === 'other' ? BOB : ANN,
      },
      'seed',
    ),
  );
}

/** What the player sees of a table, without the ids of cards. */
function seen({ players, cards, activePlayer }: TableView) {
  const named = (ids: readonly string[]) => ids.map((id) => cards[id]?.printed ?? cards[id]?.slug);
  return [ANN, BOB].map((name) => {
    const side = players[name];
    if (side === undefined) throw new Error('A table without a player');
    const { amber, chains, keys, deckSize, hand, battleline, archives, discard, purged } = side;
    const lying = { hand: named(hand), battleline: battleline.length, discard: discard.length };
    const piles = { archives: archives.length, purged: purged.length, deckSize };
    return { amber, chains, keys, ...lying, ...piles, isActive: activePlayer === name };
  });
}

test.each([0, 3, 6])('every main step of game %i can be played on, and looks the same', (index) => {
  const play = newGame(index);
  const bot = sensibleBot('seed');
  const owners = [
    { player: ANN, deck: deckAt(index).list },
    { player: BOB, deck: deckAt(-1 - index).list },
  ] as const;
  const shown: unknown[] = [];
  const begun: unknown[] = [];
  for (let number = 0; number < DECISIONS && play.over === null; number++) {
    const [player = ''] = play.waitingFor;
    const table = viewOf(play);
    if (table.step === 'main' && play.position() !== null) {
      shown.push(seen(table));
      begun.push(seen(viewOf(beginAt(Position.parse(positionOfTable(table, owners))))));
    }
    play.decide(player, bot.choose(play.view({ kind: 'player', player }), player), undefined);
  }
  expect(begun).toEqual(shown);
  expect(begun.length).toBeGreaterThan(20);
});

test('there is no position before the first turn', () => {
  const play = newGame(0);
  const deck = deckAt(0).list;

  expect(
    positionOfTable(viewOf(play), [
      { player: ANN, deck },
      { player: BOB, deck },
    ]),
  ).toBeNull();
});
