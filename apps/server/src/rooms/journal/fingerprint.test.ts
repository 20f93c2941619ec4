import { library } from '@amberhall/cards';
import { STARTER_DECKS } from '@amberhall/cards/data';
import { NO_AUTOMATION, decide, startGame } from '@amberhall/engine';
import type { Game } from '@amberhall/engine';
import { expect, test } from 'vitest';
import { fingerprintOf, hasFingerprint } from './fingerprint.ts';

function game(seed = 'a game', generator: 'single' | 'streams' = 'single'): Game {
  const [deck] = STARTER_DECKS;
  if (deck === undefined) throw new Error('There is no deck');
  const player = (id: string) => ({ id, deck, automation: NO_AUTOMATION });
  return startGame(library, { seed, generator, players: [player('One'), player('Other')] });
}

function cardIn({ state }: Game, zone: 'hand' | 'deck') {
  const [seat] = state.seats;
  const card = state.cards[state.players[seat]?.[zone][0] ?? ''];
  if (card === undefined) throw new Error(`There is no card in the ${zone}`);
  return card;
}

test('a field that later programs add to the state leaves the fingerprint as it is', () => {
  const [before, after] = [game(), game()];

  Object.assign(after.state, { tokensMade: 0 });
  for (const player of Object.values(after.state.players)) Object.assign(player, { tokensMade: 0 });

  expect(fingerprintOf(after)).toBe(fingerprintOf(before));
});

test('another answer on offer leaves the fingerprint as it is', () => {
  const [before, after] = [game(), game()];

  for (const { question } of after.open) Object.assign(question, { selectable: [cardIn(after, 'deck').id] });

  expect(fingerprintOf(after)).toBe(fingerprintOf(before));
});

test.each<[string, (game: Game) => void]>([
  ['amber', ({ state }) => Object.values(state.players).forEach((player) => player.amber++)],
  [
    'the order of a deck',
    ({ state }) => Object.values(state.players).forEach((player) => (player.deck = player.deck.toReversed())),
  ],
  ['the random state', ({ state }) => Array.isArray(state.random) && (state.random[0] ^= 1)],
  ['damage on the table', (changed) => Object.assign(cardIn(changed, 'hand'), { zone: 'play', damage: 2 })],
  ['an answer', (changed) => decide(changed, changed.open[0]?.question.player ?? '', KEEP)],
])('a change of %s changes the fingerprint', (_, change) => {
  const changed = game();
  const before = fingerprintOf(changed);

  change(changed);

  expect(fingerprintOf(changed)).not.toBe(before);
  expect(hasFingerprint(changed, before)).toBe(false);
});

test.each<[string, (random: Exclude<Game['state']['random'], number[]>) => void]>([
  ['their seed', (random) => (random.seed = 'another')],
  ['the numbers used of a stream', (random) => (random.used['pick 1'] = 1)],
])('of a game with streams, a change of %s changes the fingerprint', (_, change) => {
  const changed = game('a game', 'streams');
  const { random } = changed.state;
  const before = fingerprintOf(changed);

  if (!Array.isArray(random)) change(random);

  expect(fingerprintOf(changed)).not.toBe(before);
});

test('the order in which a card got its counters leaves the fingerprint as it is', () => {
  const counted = (...names: string[]) => {
    const changed = game();
    const counters = Object.fromEntries(names.map((name) => [name, 1]));
    Object.assign(cardIn(changed, 'hand'), { zone: 'play', counters });
    return fingerprintOf(changed);
  };

  expect(counted('doom', 'glory')).toBe(counted('glory', 'doom'));
  expect(counted('doom', 'glory')).not.toBe(counted('doom'));
});

const KEEP = { kind: 'control', control: 'keep-hand' } as const;

test('fingerprints of the first format are recognised', () => {
  expect(hasFingerprint(game('of the first format'), FIRST)).toBe(true);
  expect(hasFingerprint(game('of the first format'), FIRST + 1)).toBe(false);
});

/** As the program stored it before the second format. */
const FIRST = 3_794_715_870;
