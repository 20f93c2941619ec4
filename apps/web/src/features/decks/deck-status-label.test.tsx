import type { DeckStatus } from '@amberhall/protocol';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deckNamed } from '../../test/deck-named.ts';
import { DeckStatusLabel } from './deck-status-label.tsx';

const show = (changes: Partial<DeckStatus>) => {
  const { status } = deckNamed('Deck', ['dis', 'logos', 'mars']);
  render(<DeckStatusLabel deck={{ status: { ...status, ...changes } }} />);
};

test.each<[string, Partial<DeckStatus>]>([
  ['Valid', {}],
  ['Invalid', { basicRules: false }],
  ['Enhancements Not Verified', { notVerified: true }],
  ['Used', { usageLevel: 1 }],
  ['Popular', { usageLevel: 2 }],
  ['Notorious', { usageLevel: 3 }],
  ['Impossible Deck', { impossible: true }],
])('the label of a deck says %s for its status', (label, changes) => {
  show(changes);

  expect(screen.getByText(label)).toBeDefined();
  expect(screen.queryByText('manual mode')).toBeNull();
});

test('a deck with unreleased cards says that it needs manual mode', () => {
  show({ noUnreleasedCards: false });

  expect(screen.getByText('manual mode')).toBeDefined();
});
