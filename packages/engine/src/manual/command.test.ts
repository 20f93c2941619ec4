import { expect, test } from 'vitest';
import { readCommand } from './command.ts';

const read = (line: string) =>
  readCommand(line, (title) => (title === 'Dust Pixie' ? 'dust-pixie' : undefined));

test.each([
  ['/active-house dis', { do: 'set-house', house: 'dis' }],
  ['/active-house none', { do: 'set-house', house: null }],
  ['/add-card Dust Pixie', { do: 'add-card', card: 'dust-pixie', to: 'hand' }],
  ['/add-card hand Dust Pixie', { do: 'add-card', card: 'dust-pixie', to: 'hand' }],
  ['/add-card deck Dust Pixie', { do: 'add-card', card: 'dust-pixie', to: 'deck' }],
  ['/cancel-prompt', { do: 'cancel-prompt' }],
  ['/discard', { do: 'discard', amount: 1 }],
  ['/discard 3', { do: 'discard', amount: 3 }],
  ['/discard-top-of-deck 2', { do: 'discard-from-deck', amount: 2 }],
  ['/discardtopofdeck', { do: 'discard-from-deck', amount: 1 }],
  ['/draw', { do: 'draw', amount: 1 }],
  ['/draw 4', { do: 'draw', amount: 4 }],
  ['/draw -4', { do: 'draw', amount: 1 }],
  ['/draw many', { do: 'draw', amount: 1 }],
  ['/first-player Wren', { do: 'first-player', player: 'Wren' }],
  ['/forge', { do: 'forge', color: null }],
  ['/forge red', { do: 'forge', color: 'red' }],
  ['/unforge blue', { do: 'unforge', color: 'blue' }],
  ['/give-control', { do: 'give-control' }],
  ['/mulligan', { do: 'mulligan' }],
  ['/reveal-hand', { do: 'reveal-hand' }],
  ['/shuffle', { do: 'shuffle' }],
  ['/tide high', { do: 'set-tide', level: 'high' }],
  ['/token damage 3', { do: 'set-token', token: 'damage', amount: 3 }],
  ['/token stun', { do: 'set-token', token: 'stun', amount: 1 }],
  ['/token-creature', { do: 'make-token-creature' }],
])('[17.1] %s is a correction', (line, act) => {
  expect(read(line)).toEqual({ kind: 'act', act });
});

test.each([
  '/active-house mordor',
  '/add-card Nothing Known',
  '/draw 0',
  '/forge green',
  '/tide',
  '/token pizza 2',
  '/first-player',
  '/shrug',
  '/constructor',
])('[17.1] %s is refused', (line) => {
  expect(read(line)).toEqual({ kind: 'wrong' });
});

test('[17.1] some commands are about the people at the table', () => {
  expect(read('/rematch-swap-decks')).toMatchObject({ kind: 'room', command: 'rematch-swap-decks' });
  expect(read('/modify-clock')).toMatchObject({ command: 'modify-clock', amount: 60 });
  expect(read('/modify-clock -30')).toMatchObject({ amount: -30 });
});

test('[17.1] numbers beyond all measure count as the largest', () => {
  expect(read('/modify-clock 1e300')).toMatchObject({ amount: 9_999 });
  expect(read('/modify-clock -1e300')).toMatchObject({ amount: -9_999 });
  expect(read('/draw 1e300')).toMatchObject({ act: { amount: 9_999 } });
  expect(read('/token amber 1e300')).toMatchObject({ act: { amount: 9_999 } });
});

test.each(['hello', 'draw 3', '/', '/ draw', '1/2'])('%s is chat', (line) => {
  expect(read(line)).toBeNull();
});
