import { STARTER_DECKS, library } from '@amberhall/cards';
import {
  NO_AUTOMATION,
  checkpoint,
  decide,
  drawsOf,
  forkOf,
  replay,
  sampleFor,
  seedRandom,
  startGame,
} from '@amberhall/engine';
import type { Game, Opening } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { answerOrUndo } from './random-corrections.ts';
import { answerRandomly, chanceOf, playToEnd } from './random-play.ts';

const [ONE, OTHER] = STARTER_DECKS;

function openingFrom(seed: string, more: Partial<Opening> = {}): Opening {
  if (!ONE || !OTHER) throw new Error('there are no decks to play with');
  return {
    seed,
    players: [
      { id: 'ann', deck: ONE, automation: NO_AUTOMATION },
      { id: 'bob', deck: OTHER, automation: NO_AUTOMATION },
    ],
    ...more,
  };
}

const withStreams = (seed: string, more: Partial<Opening> = {}) =>
  openingFrom(seed, { generator: 'streams', ...more });

/** The starting player, and the cards that ann drew. */
function dealOf({ state }: Game): string[] {
  return [state.activePlayer, ...(state.players['ann']?.hand ?? []).map((id) => state.cards[id]?.slug ?? '')];
}

/** A game up to the first main step from turn `turn` on. */
function mainStepOf(opening: Opening, turn: number): Game {
  const game = startGame(library, opening);
  const chance = chanceOf(turn);
  while (game.state.turn < turn || checkpoint(game) === null) answerRandomly(game, chance);
  return game;
}

test('a game of an older version is dealt as it was then', () => {
  // Dealt by the version before the streams.
  expect(dealOf(startGame(library, openingFrom('an old game')))).toEqual([
    'bob',
    'bulwark',
    'ancient-bear',
    'hunting-witch',
    'shoulder-armor',
    'banner-of-battle',
    'staunch-knight',
  ]);
});

test('a game with streams is dealt by its seed alone', () => {
  const deals = ['a', 'b', 'a'].map((seed) => dealOf(startGame(library, withStreams(seed))).join());

  expect(deals[0]).not.toBe(deals[1]);
  expect(deals[0]).toBe(deals[2]);
  expect(deals[0]).not.toBe(dealOf(startGame(library, openingFrom('a'))).join());
});

test('other names of the players change nothing that is drawn', () => {
  const { players } = withStreams('names', { startingPlayer: '2' });
  const named = startGame(library, {
    ...withStreams('names', { startingPlayer: '2' }),
    players: [
      { ...players[0], id: '2' },
      { ...players[1], id: '1' },
    ],
  });

  expect(dealOf(startGame(library, withStreams('names', { startingPlayer: 'ann' }))).slice(1)).toEqual(
    named.state.players['2']?.hand.map((id) => named.state.cards[id]?.slug),
  );
});

test('a game with streams goes on from a checkpoint and replays to the same position', () => {
  const opening = withStreams('replayed', { undo: 'request' });
  const game = mainStepOf(opening, 5);
  const point = structuredClone(checkpoint(game));
  const chance = chanceOf(3);
  playToEnd(game, chance, answerOrUndo);

  expect(replay(library, opening, game.journal).state).toEqual(game.state);
  if (point === null) throw new Error('there is no checkpoint');
  expect(replay(library, opening, game.journal, point).state).toEqual(game.state);
});

test('the draws of a game are those of its line, each stream without a gap', () => {
  const opening = withStreams('drawn', { undo: 'request', byHand: ['ann'] });
  const game = mainStepOf(opening, 3);
  const before = drawsOf(library, opening, game.journal);
  decide(game, 'ann', { kind: 'manual', act: { do: 'shuffle' } });
  const after = drawsOf(library, opening, game.journal);
  decide(game, 'ann', { kind: 'undo' });
  decide(game, 'bob', { kind: 'control', control: 'yes' });

  const { draws, cards } = drawsOf(library, opening, game.journal);

  expect(after.draws.at(-1)).toMatchObject({ stream: 'shuffle 1', kind: 'shuffle' });
  expect({ draws, cards }).toEqual(before);
  const kinds = draws.map(({ stream }) => stream);
  expect(kinds.slice(0, 3).toSorted()).toEqual(['first player', 'shuffle 1', 'shuffle 2']);
  expect(Object.keys(cards)).toHaveLength(72);
});

test('a game without streams has no draws to check', () => {
  expect(() => drawsOf(library, openingFrom('old'), [])).toThrow('the game has no streams');
});

test('a copy for a bot does not have the seed of the game', () => {
  const fork = forkOf(mainStepOf(withStreams('a secret seed'), 2));
  if (fork === null) throw new Error('the game is not at a choice');

  expect(JSON.stringify(sampleFor(library, fork, 'ann', seedRandom('bot')).state)).not.toContain(
    'a secret seed',
  );
});
