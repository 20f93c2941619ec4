import type { CatalogueCard, DeckCard } from '@amberhall/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CardLine } from './card-line.tsx';

const krump = { id: 'krump', name: 'Krump', type: 'creature', text: 'Reap: gain {amber}.' };
const lamp = {
  name: 'Strange Lamp',
  type: 'artifact',
  rarity: 'Rare',
  power: null,
  armor: null,
  amber: 0,
  traits: [],
} satisfies DeckCard['unknown'];

function show(card: Partial<DeckCard> = {}, facts: object | null = krump) {
  const shown: (string | undefined)[] = [];
  render(
    <CardLine
      card={{ dbId: 1, id: 'krump', count: 1, isNonDeck: false, ...card }}
      facts={(facts ?? undefined) as CatalogueCard | undefined}
      onShow={(each) => shown.push(each?.id)}
    />,
  );
  return { shown, user: userEvent.setup(), line: screen.getByRole('button') };
}

test('a line says the type and the text of its card to a screen reader, with words for symbols', () => {
  const { line } = show();

  expect(line.textContent).toContain('Creature');
  expect(line.textContent).toContain('Reap: gain  Æmber.');
});

test('a card that the catalogue does not have keeps the name that its source gave it', () => {
  const { line } = show({ unknown: lamp }, null);

  expect(line.textContent).toContain('Strange Lamp');
  expect(line.textContent).toContain('Unknown');
});

test.each([
  [1, false],
  [2, true],
])('the number of %i copies is shown: %s', (count, isShown) => {
  const { line } = show({ count });

  expect(line.textContent?.includes(`×${count}`)).toBe(isShown);
});

test('mavericks and anomalies are marked', () => {
  const { line } = show({ maverick: 'mars', anomaly: 'mars' });

  expect(line.textContent).toContain('Maverick');
  expect(line.textContent).toContain('Anomaly');
});

test('the same icon twice is shown twice, and an icon of a house is the emblem of the house', () => {
  show({ enhancements: ['amber', 'amber', 'brobnar'] });

  expect(screen.getAllByRole('img', { name: 'Æmber' })).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Brobnar' })).toBeDefined();
  expect(screen.getByTitle('Enhanced: Æmber, Æmber, Brobnar')).toBeDefined();
  expect(screen.queryByText('?')).toBeNull();
});

test('icons that are not assigned are a question mark', () => {
  show({ enhancements: ['', ''] });

  expect(screen.getByTitle('The enhancements of this deck are not assigned yet.').textContent).toBe('?');
  expect(screen.queryByRole('img')).toBeNull();
});

test('the card is shown on focus, and hidden when the focus leaves', async () => {
  const { shown, user } = show();

  await user.tab();
  expect(shown).toEqual(['krump']);
  await user.tab();

  expect(shown).toEqual(['krump', undefined]);
});

test('the Escape key hides the card, and no other key does', async () => {
  const { shown, user } = show();

  await user.tab();
  await user.keyboard('a');
  expect(shown).toEqual(['krump']);
  await user.keyboard('{Escape}');

  expect(shown).toEqual(['krump', undefined]);
});

test('the card is shown under the pointer', async () => {
  const { shown, user, line } = show();

  await user.hover(line);

  expect(shown).toEqual(['krump']);
});
