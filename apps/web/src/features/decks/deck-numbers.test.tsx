import type { DeckNumbers } from '@amberhall/protocol';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { DeckNumbersPanel } from './deck-numbers.tsx';

const { numbers } = deckNamed('Any', []);

const show = (changes: Partial<DeckNumbers> = {}) =>
  render(<DeckNumbersPanel numbers={{ ...numbers, ...changes }} />);
const group = (name: string) => within(screen.getByRole('region', { name }));
const lines = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the cards are counted in total and by type', () => {
  show({ creatures: 17, actions: 12, artifacts: 4, upgrades: 3 });

  expect(lines('36 cards')).toEqual(['17 Creatures', '12 Actions', '4 Artifacts', '3 Upgrades']);
});

test('a single card is counted in the singular', () => {
  show({ upgrades: 1 });

  expect(screen.getByRole('heading', { name: '1 card' })).toBeDefined();
});

test('the expected amber has a decimal also when it is a whole number', () => {
  show({ amber: 9, expectedAmber: 14 });

  expect(lines('Æmber')).toEqual(['9icons', '14.0expected in a game']);
});

test('icons that the deck does not have are listed, and marked as such', () => {
  show({ bonusIcons: { ...numbers.bonusIcons, draw: 2 } });

  const marked = group('Bonus icons')
    .getAllByRole('listitem')
    .filter((line) => line.dataset['none'] !== undefined);
  expect(lines('Bonus icons')).toContain('2Draw');
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    '0Æmber',
    '0Capture',
    '0Damage',
    '0Discard',
    '0Power',
  ]);
});

test('kinds of control are listed also at zero, keywords only if the deck has them', () => {
  show({ amberControl: 5, keywords: { taunt: 2, elusive: 1 } });

  expect(lines('Control and keywords')).toEqual([
    'Æmber control 5',
    'Creature control 0',
    'Artifact control 0',
    'Elusive 1',
    'Taunt 2',
  ]);
});
