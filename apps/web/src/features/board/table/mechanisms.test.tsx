/** What players and listeners learn about mechanisms that change what a card or a player is. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { showcase } from '../fixture/showcase.ts';

const cardCalled = (name: RegExp) => screen.getByRole('button', { name });

test.each([
  ['a token creature', /^Scholar, .*Token creature/],
  ['a copy', /^Troll, .*Copy/],
  ['a card without text', /^Zorg, .*Text blank/],
  ['a gigantic creature', /^Niffle Kong, .*gigantic creature of two cards/],
  ['cards beneath', /^Bumpsy, .*2 beneath: Facedown card and Duskrunner/],
])('the name of a card tells listeners about %s', (_what, name) => {
  renderBoard(showcase());

  expect(cardCalled(name)).toBeTruthy();
});

test('the places of a line leave room for a gigantic creature', () => {
  renderBoard(showcase());
  const places = [...(cardCalled(/^Niffle Kong/).closest('ul')?.children ?? [])] as HTMLElement[];
  const lengthOf = (place: HTMLElement, name: string) => Number(place.style.getPropertyValue(name));

  const starts = places.map((place) => lengthOf(place, '--cards-before'));
  const widths = places.map(({ dataset }) => (dataset['gigantic'] ? 1.72 : 1));
  const total = widths.reduce((sum, width) => sum + width, 0);
  starts.forEach((start, index) => {
    const next = starts[index + 1] ?? total / 2;
    expect(next - start).toBeCloseTo(widths[index] ?? 0);
  });
  expect(starts[0]).toBeCloseTo(-total / 2);
  expect(widths).toContain(1.72);
  expect(lengthOf(places[0]!, '--gaps-before')).toBe(-(places.length - 1) / 2);
});

test('the controller of a token creature reads which card it is', () => {
  renderBoard(showcase());

  expect(screen.getByRole('button', { name: 'Token creature; the card is Dust Pixie' })).toBeTruthy();
});

test('a faceup card beneath another one can be read', () => {
  renderBoard(showcase());

  expect(screen.getByRole('button', { name: /^Duskrunner, lies beneath/ })).toBeTruthy();
});

test('the zoom says what a copy really is and where its abilities come from', async () => {
  const { user } = renderBoard(showcase());

  await user.hover(cardCalled(/^Troll, .*Copy/));

  expect(await screen.findByText('Copy; the card is Mimic Gel')).toBeTruthy();
  expect(screen.getByText('Gains abilities from Blood of Titans')).toBeTruthy();
});

test('a player who is haunted or overwhelmed is shown as such if a card in view asks for it', () => {
  renderBoard(showcase());

  expect(screen.getByText('Haunted').title).toMatch(/10 or more/);
  expect(screen.getByText('Overwhelmed').title).toBe('The opponent controls more creatures');
});

test('states that no card in view asks for are not shown', () => {
  const game = showcase(PROMPTS.main);
  const { players } = game.table;
  game.table.players = Object.fromEntries(
    Object.entries(players).map(([id, side]) => [id, { ...side, archonPowers: [] }]),
  );
  for (const [id, card] of Object.entries(game.table.cards))
    if (card.slug === 'librarian') delete game.table.cards[id];
  renderBoard(game);

  expect(screen.queryByText('Haunted')).toBeNull();
  expect(screen.queryByText('Overwhelmed')).toBeNull();
});

test('a card that can only be discarded says so and does not look playable', () => {
  const game = showcase(PROMPTS.main);
  const { hand = [], prompt } = game.table.players['Wren'] ?? {};
  const [first = ''] = prompt?.selectable.filter((id) => hand.includes(id)) ?? [];
  Object.assign(prompt ?? {}, { discardable: [first] });
  renderBoard(game);

  const card = document.querySelector(`[data-card-id="${first}"]`);
  expect(card?.textContent).toMatch(/can only be discarded/);
  expect(card?.className).not.toMatch(/playable/);
});
