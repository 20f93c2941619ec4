import { library } from '@amberhall/cards';
import { decideAs, forkOf, moveTo, sampleFor, seedRandom, startGame, viewFor } from '@amberhall/engine';
import type { Decision, Fork, Game } from '@amberhall/engine';
import { expect, test, vi } from 'vitest';
import { promptOf } from '../answers.ts';
import { sensibleBot } from '../sensible/sensible-bot.ts';
import { generatedOpening, position } from '../testing.ts';
import { bestLine } from './best-line.ts';
import { linesOfPlay } from './lines-of-play.ts';
import { strongBot } from './strong-bot.ts';

/** Plays opening `n` with two sensible bots until a prompt with this purpose in turn `turn`, or later. */
function promptIn(n: number, turn: number, purpose: string): { game: Game; player: string } {
  const game = startGame(library, generatedOpening(n));
  const bots = new Map(['one', 'other'].map((id) => [id, sensibleBot(`${id} ${n}`)]));
  for (;;) {
    const question = game.open.find(({ answer }) => answer === null)?.question;
    const player = question?.player ?? '';
    if (question?.purpose === purpose && game.state.turn >= turn) return { game, player };
    const view = viewFor(game, { kind: 'player', player });
    const decision = bots.get(player)?.choose(view, player);
    if (decision === undefined || !decideAs(game, player, decision).ok) throw new Error('no decision');
  }
}

function forked(game: Game): Fork {
  const fork = forkOf(game);
  if (fork === null) throw new Error('the game is not at a choice');
  return fork;
}

test.each([
  { n: 1, purpose: 'main-step' },
  { n: 5, purpose: 'main-step' },
  { n: 9, purpose: 'main-step' },
  { n: 1, purpose: 'active-house' },
  { n: 5, purpose: 'active-house' },
])(
  'in game $n, the best line at $purpose is the same when everything that its player cannot see differs',
  ({ n, purpose }) => {
    const { game, player } = promptIn(n, 7, purpose);
    const other = sampleFor(library, forked(game), player, seedRandom('other hands and decks'));

    const [line, lineOfOther] = [game, other].map((each) =>
      bestLine(library, { fork: forked(each), player, seed: 'seed', playouts: 30 }),
    );

    const opponent = player === 'one' ? 'other' : 'one';
    const handOf = ({ state }: Game) => state.players[opponent]?.hand.map((id) => state.cards[id]?.slug);
    expect(handOf(other)).not.toEqual(handOf(game));
    expect(lineOfOther).toEqual(line);
  },
);

test('which hidden card lies where decides nothing in a copy of the game', () => {
  const handInCopy = (inDeck: number) => {
    const game = position('brobnar', {}, { hand: ['troll', 'urchin'] });
    moveTo(game, game.state.players['foe']?.hand[inDeck] ?? '', 'deck');
    const { state } = sampleFor(library, forked(game), 'me', seedRandom('a'));
    return state.players['foe']?.hand.map((id) => state.cards[id]?.slug);
  };

  expect(handInCopy(0)).toEqual(handInCopy(1));
});

test('the lines of play attack each enemy creature, and end the turn', () => {
  const game = position('brobnar', { line: ['troll'] }, { line: ['dust-pixie', 'silvertooth'] });
  const sample = () => sampleFor(library, forked(game), 'me', seedRandom('a'));

  const lines = linesOfPlay(sample, 'me');
  const view = viewFor(game, { kind: 'player', player: 'me' });
  const enemies = Object.values(view.cards).filter(
    ({ slug }) => slug === 'dust-pixie' || slug === 'silvertooth',
  );

  const last = lines.map(({ line }) => line.at(-1));
  for (const { id } of enemies) expect(last).toContainEqual({ kind: 'card', card: id });
  expect(last).toContainEqual({ kind: 'control', control: 'end-turn' });
});

test('no line opens the menu of one card in hand to click on another', () => {
  const game = position('brobnar', { hand: ['troll', 'bumpsy', 'anger'] }, { line: ['dust-pixie'] });
  const hand = viewFor(game, { kind: 'player', player: 'me' }).players['me']?.hand ?? [];
  const isOfHand = (decision?: Decision) => decision?.kind === 'card' && hand.includes(decision.card);

  const lines = linesOfPlay(() => sampleFor(library, forked(game), 'me', seedRandom('a')), 'me');

  expect(lines.filter(({ line }) => isOfHand(line[0])).length).toBeGreaterThan(hand.length);
  expect(lines.filter(({ line }) => isOfHand(line[1]))).toEqual([]);
});

test('a thread can pause before each line and before each answer of a playout', () => {
  const game = position('shadows', { line: ['umbra'], hand: ['bait-and-switch'] }, { line: ['dust-pixie'] });
  const choice = { fork: forked(game), player: 'me', seed: 'seed' };
  const pauses = [1, 20].map((playouts) => {
    const pause = vi.fn<() => void>();
    bestLine(library, { ...choice, playouts }, pause);
    return pause.mock.calls.length;
  });

  const [withoutPlayouts = 0, withPlayouts = 0] = pauses;
  const lines = linesOfPlay(() => sampleFor(library, choice.fork, 'me', seedRandom('a')), 'me');
  expect(withoutPlayouts).toBeGreaterThanOrEqual(lines.length);
  expect(withPlayouts - withoutPlayouts).toBeGreaterThan(20 * 3);
});

test('a house is judged by a first action that the sensible bot does not begin with', () => {
  const game = position(
    null,
    { hand: ['savage-clash'], line: ['silvertooth', 'umbra'] },
    { amber: 3, line: ['troll', 'bumpsy', 'gladiodontus', 'dust-pixie', 'silvertooth', 'krump'] },
  );

  const [house] = bestLine(library, { fork: forked(game), player: 'me', seed: 'seed', playouts: 60 });

  expect(sensibleBot('seed').choose(viewFor(game, { kind: 'player', player: 'me' }), 'me')).toEqual({
    kind: 'control',
    control: 'house:shadows',
  });
  expect(house).toEqual({ kind: 'control', control: 'house:untamed' });
});

test('the strong bot takes the amber of an opponent who would forge the last key', () => {
  const game = position(
    'shadows',
    { line: ['umbra'], hand: ['bait-and-switch', 'ghostly-hand'], amber: 1 },
    { amber: 6, line: ['dust-pixie'] },
  );
  const bot = strongBot('seed');
  const think = (player: string) =>
    bestLine(library, { fork: forked(game), player, seed: 'seed', playouts: 60 });

  while (game.state.activePlayer === 'me' && game.open.length > 0) {
    const view = viewFor(game, { kind: 'player', player: 'me' });
    if (promptOf(view, 'me').purpose === 'confirm-end-turn') break;
    const decision = bot.choose(view, 'me', bot.needsLine(view, 'me') ? think('me') : undefined);
    expect(decideAs(game, 'me', decision).ok).toBe(true);
  }

  expect(game.state.players['foe']?.amber).toBeLessThan(6);
});
