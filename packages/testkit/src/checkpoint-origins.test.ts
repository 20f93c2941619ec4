/** Games that continue from a checkpoint under rules that cannot replay what came before it. */
import { library } from '@amberhall/cards';
import { asOrigin, checkpoint, decide, replay, startGame, undoFor } from '@amberhall/engine';
import type { Checkpoint, Game, Opening } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { answerRandomly, chanceOf, randomOpening } from './random-play.ts';

const OPENING: Opening = { ...randomOpening(7), undo: 'free' };
/** With another seed, no decision of the game can be replayed from its opening. */
const OTHER_RULES: Opening = { ...OPENING, seed: 'of other rules' };

/** Plays on until a checkpoint is possible, after at least `count` further decisions. */
function playOn(game: Game, count: number): Checkpoint {
  const chance = chanceOf(count);
  const from = game.journal.length;
  for (;;) {
    const point = checkpoint(game);
    if (point !== null && game.journal.length >= from + count) return stored(point);
    answerRandomly(game, chance);
  }
}

/** The checkpoint as it is read again later. */
function stored(point: Checkpoint): Checkpoint {
  return JSON.parse(JSON.stringify(point)) as Checkpoint;
}

/** A game that continues from the checkpoint, without a way to replay it from its opening. */
function continued({ journal }: Game, point: Checkpoint): Game {
  return replay(library, OTHER_RULES, journal, point);
}

test('a game continues from a checkpoint whose earlier decisions cannot be replayed', () => {
  const game = startGame(library, OPENING);
  const point = playOn(game, 40);
  playOn(game, 10);

  const again = continued(game, asOrigin(point));

  expect(again.state).toEqual(game.state);
  expect(again.journal).toEqual(game.journal);
  expect(() => replay(library, OTHER_RULES, game.journal)).toThrow('cannot be replayed');
});

test('moves before such a checkpoint cannot be taken back', () => {
  const game = startGame(library, OPENING);
  const point = playOn(game, 40);

  const again = continued(game, asOrigin(point));

  expect(game.history.moves).not.toEqual([]);
  for (const seat of again.state.seats) expect(undoFor(again, seat)).toBeNull();
});

test.each(['the checkpoint', 'a later checkpoint'])(
  'a move after such a checkpoint can be taken back in a game resumed from %s',
  (which) => {
    const game = startGame(library, { ...OPENING, undo: 'request' });
    let again = continued(game, asOrigin(playOn(game, 40)));
    if (which === 'a later checkpoint') again = continued(again, playOn(again, 10));
    const before = stored(checkpoint(again) as Checkpoint).state;
    const mover = before.activePlayer;
    const { question } = again.open[0] as Game['open'][number];
    decide(again, mover, { kind: 'card', card: question.selectable[0] ?? '' });
    playOn(again, 1);

    takeBackTo(again, before.activePlayer);

    const { agreements: _, nextViewNumber: __, cards, ...rest } = again.state;
    const { agreements: ___, nextViewNumber: ____, cards: earlier, ...expected } = before;
    expect(rest).toEqual(expected);
    expect(zonesOf(cards)).toEqual(zonesOf(earlier));
  },
);

function takeBackTo(game: Game, mover: string): void {
  decide(game, mover, { kind: 'undo' });
  const asked = game.open.find(({ answer }) => answer === null && game.suspended.length > 0);
  if (asked) decide(game, asked.question.player, { kind: 'control', control: 'yes' });
}

const zonesOf = (cards: Game['state']['cards']) => Object.values(cards).map(({ id, zone }) => [id, zone]);

test('a checkpoint of a state with other fields is refused', () => {
  const game = startGame(library, OPENING);
  const point = playOn(game, 40);
  const { tide: _, ...state } = point.state;

  expect(() => continued(game, { ...point, state } as Checkpoint)).toThrow('has other fields');
});

test('a checkpoint of a game that can be replayed from its opening has no origin', () => {
  const { history } = playOn(startGame(library, OPENING), 40);

  expect('origin' in history).toBe(false);
  expect(history.moves).not.toEqual([]);
});

test('a game without undo keeps no moves to take back', () => {
  const game = startGame(library, { ...OPENING, undo: 'off' });

  expect(playOn(game, 40).history.moves).toEqual([]);
});
