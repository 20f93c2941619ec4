import { act, screen, within } from '@testing-library/react';
import type { CardView, GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withCard, withPlayer } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { PilePopup } from '../overlays/pile-popup.tsx';
import { Hand } from './hand.tsx';
import { PlayerSide } from './player-side.tsx';

afterEach(() => act(() => boardUi.reset()));

const KRUMP = midGame().table.players[CORVANE]!.battleline[1]!;
const UMBRA = midGame().table.players[WREN]!.battleline[1]!;
const NODDY = midGame().table.players[WREN]!.battleline[3]!;

/** Both sides, the own hand and an open pile, without the rest of the board. */
const renderTable = (game: GameView) =>
  renderPart(
    <>
      <PlayerSide player={CORVANE} side="far" />
      <PlayerSide player={WREN} side="near" />
      <Hand player={WREN} isOwn />
      <PilePopup />
    </>,
    game,
  );
const cardWithId = (id: string) => document.querySelector<HTMLElement>(`[data-card-id="${id}"]`)!;
const labelOf = (id: string) => cardWithId(id).firstElementChild?.textContent;
const list = (name: RegExp) => screen.getByRole('list', { name });
const namesIn = (zone: HTMLElement) =>
  within(zone)
    .getAllByRole('button')
    .map((card) => card.firstElementChild?.textContent?.split(',')[0]);

test.each<{ changes: Partial<CardView>; words: string }>([
  { changes: { stunned: true }, words: 'stunned' },
  { changes: { warded: true }, words: 'warded' },
  { changes: { enraged: true }, words: 'enraged' },
  { changes: { exhausted: true }, words: 'exhausted' },
  { changes: { fresh: true }, words: 'new this turn' },
  { changes: { damage: 4 }, words: '4 damage' },
  { changes: { armor: 2 }, words: 'armor 2' },
  { changes: { power: 1 }, words: 'power 1' },
  { changes: { amber: 3 }, words: '3 Æmber on it' },
  { changes: { keywords: { taunt: 1 } }, words: 'Taunt' },
  { changes: { keywords: { assault: 2 } }, words: 'Assault 2' },
  { changes: { counters: { doom: 2 } }, words: 'Doom counters: 2' },
  { changes: { house: 'mars' }, words: 'Mars' },
])('a creature with $changes is described with "$words"', ({ changes, words }) => {
  renderTable(withCard(midGame(PROMPTS.waiting), KRUMP, changes));

  expect(labelOf(KRUMP)?.split(', ')).toContain(words);
});

test('zero damage, armor and Æmber are left out of a description', () => {
  const changes = { damage: 0, armor: 0, amber: 0, upgrades: [] };
  renderTable(withCard(midGame(PROMPTS.waiting), KRUMP, changes));

  expect(labelOf(KRUMP)).toBe('Krump, Brobnar, Creature, power 11');
});

test('a creature with power 0 is described with its power', () => {
  renderTable(withCard(midGame(PROMPTS.waiting), KRUMP, { power: 0 }));

  expect(labelOf(KRUMP)).toContain('power 0');
});

test('a card of unknown face is described as a facedown card', () => {
  const { [KRUMP]: krump, ...others } = midGame().table.cards;
  const { slug: _, ...back } = krump!;
  const game = midGame(PROMPTS.waiting);
  const cards = { ...others, [KRUMP]: { id: back.id, owner: back.owner, zone: back.zone, facedown: true } };
  renderTable({ ...game, table: { ...game.table, cards: cards as GameView['table']['cards'] } });

  expect(labelOf(KRUMP)).toBe('Facedown card');
});

test('screen readers find the traits and the text of a card in its description', () => {
  renderTable(midGame());

  const description = document.querySelector(
    `#${CSS.escape(cardWithId(KRUMP).getAttribute('aria-describedby')!)}`,
  );
  expect(description?.textContent).toMatch(/giant/i);
  expect(description?.textContent).toContain('loses 1 Æmber');
});

test.each([
  { name: 'a target', prompt: PROMPTS.attack, id: KRUMP, words: 'can be chosen' },
  { name: 'a card that is no target', prompt: PROMPTS.attack, id: UMBRA, words: 'cannot be chosen now' },
  { name: 'a chosen card', prompt: PROMPTS.several, id: KRUMP, words: 'chosen' },
  {
    name: 'an own card that can act',
    prompt: PROMPTS.main,
    id: midGame().table.players[WREN]!.battleline[2]!,
    words: 'can be played or used',
  },
])('$name is described with "$words"', ({ prompt, id, words }) => {
  renderTable(midGame(prompt));

  expect(labelOf(id)?.split(', ').at(-1)).toBe(words);
});

test('without a prompt no card is described as chosen or possible', () => {
  renderTable(midGame(PROMPTS.waiting));

  expect(screen.queryByRole('button', { name: /chosen|can be played/ })).toBeNull();
});

// Hand

test('the hand is sorted by the houses of the deck, and within a house by the order drawn', () => {
  renderTable(midGame());

  expect(namesIn(list(/^Your hand/))).toEqual([
    'Library Access',
    'Ghostly Hand',
    'Nexus',
    'Dust Pixie',
    'Hunting Witch',
    'Fertility Chant',
  ]);
});

test('a card of another house comes last in the hand', () => {
  const game = midGame();
  const [first = ''] = game.table.players[WREN]!.hand;
  renderTable(withCard(game, first, { house: 'mars' }));

  expect(namesIn(list(/^Your hand/)).at(-1)).toBe('Ghostly Hand');
});

test('a maverick is sorted by its own house and not by the printed one', () => {
  const game = midGame();
  const nexus = game.table.players[WREN]!.hand[2]!;
  renderTable(withCard(game, nexus, { house: 'logos' }));

  expect(namesIn(list(/^Your hand/)).slice(0, 3)).toEqual(['Library Access', 'Nexus', 'Ghostly Hand']);
});

test('the fan of the hand is symmetric', () => {
  renderTable(midGame());

  const offsets = [...list(/^Your hand/).children].map((item) =>
    Number((item as HTMLElement).style.getPropertyValue('--offset')),
  );
  expect(offsets).toEqual([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]);
});

test('a drawn card is added to the hand and to its number', () => {
  const game = midGame();
  const { store } = renderTable(game);
  const { hand, archives } = game.table.players[WREN]!;

  act(() => store.setState({ game: withPlayer(game, WREN, { hand: [...hand, archives[1]!] }) }));

  expect(within(list(/^Your hand, 7 cards$/)).getAllByRole('button')).toHaveLength(7);
});

test('an empty hand is an empty list', () => {
  renderTable(withPlayer(midGame(), WREN, { hand: [] }));

  expect(list(/^Your hand, 0 cards$/).children).toHaveLength(0);
});

// Zones

test('when the card that Tab reaches leaves, Tab reaches the first card of the zone', () => {
  const game = midGame();
  const { store } = renderTable(game);
  const tabStops = () =>
    within(list(/^Your hand/))
      .getAllByRole('button')
      .filter((card) => card.tabIndex === 0)
      .map((card) => card.firstElementChild?.textContent?.split(',')[0]);
  expect(tabStops()).toEqual(['Library Access']);

  const hand = game.table.players[WREN]!.hand.filter((_, index) => index !== 1);
  act(() => store.setState({ game: withPlayer(game, WREN, { hand }) }));

  expect(tabStops()).toEqual(['Ghostly Hand']);
});

test('artifacts are named with their owner and their number', () => {
  renderTable(midGame());

  expect(list(/^Wren’s artifacts, 2 cards$/)).toBeTruthy();
  expect(namesIn(list(/^Corvane’s artifacts, 3 cards$/))).toEqual([
    'Gauntlet of Command',
    'Cannon',
    'Iron Obelisk',
  ]);
});

test('a card that is being played is shown until it is resolved', () => {
  const game = midGame();
  const { store } = renderTable(
    withPlayer(game, WREN, { resolving: [game.table.players[WREN]!.discard[0]!] }),
  );
  expect(namesIn(list(/^The card Wren is playing$/))).toEqual(['Nexus']);

  act(() => store.setState({ game }));

  expect(screen.queryByRole('list', { name: 'The card Wren is playing' })).toBeNull();
});

// Upgrades

test('each upgrade of a creature has a tab with its name', () => {
  renderTable(midGame(PROMPTS.waiting));
  const place = within(cardWithId(NODDY).closest('li')!);

  expect(place.getByRole('button', { name: 'Duskrunner, Upgrade' })).toBeTruthy();
  expect(place.getByRole('button', { name: 'Way of the Bear, Upgrade' })).toBeTruthy();
  expect(place.getByText('2', { selector: '.more' })).toBeTruthy();
});

test('an upgrade that is a target says so and can be clicked', async () => {
  const upgrade = midGame().table.cards[KRUMP]!.upgrades![0]!;
  const { sent, user } = renderTable(midGame({ ...PROMPTS.attack, selectable: [upgrade] }));

  await user.click(screen.getByRole('button', { name: 'Blood of Titans, Upgrade, can be chosen' }));

  expect(sent).toEqual([['cardClicked', upgrade]]);
});

test('an upgrade is zoomed while the pointer is over its tab', async () => {
  const upgrade = midGame().table.cards[KRUMP]!.upgrades![0]!;
  const { user } = renderTable(midGame(PROMPTS.waiting));

  await user.hover(screen.getByRole('button', { name: 'Blood of Titans, Upgrade' }));

  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'blood-of-titans', id: upgrade });
});

test.each([
  { count: 1, words: '1 card beneath' },
  { count: 3, words: '3 cards beneath' },
])('a creature with $count cards under it shows "$words"', ({ count, words }) => {
  const under = midGame().table.players[CORVANE]!.hand.slice(0, count);
  renderTable(withCard(midGame(), KRUMP, { under }));

  expect(within(cardWithId(KRUMP).closest('li')!).getByText(words)).toBeTruthy();
});

// Piles

const pilesOf = (name: string) =>
  within(within(screen.getByRole('region', { name: `${name}’s side` })).getByRole('list', { name: 'Piles' }));

test('each pile is named with its number of cards', () => {
  renderTable(midGame());

  for (const name of ['Deck, 11 cards', 'Discard pile, 5 cards', 'Archives, 2 cards', 'Purged, 1 card'])
    expect(pilesOf('Wren').getByRole('button', { name })).toBeTruthy();
  expect(pilesOf('Corvane').getByText('Deck, 14 cards')).toBeTruthy();
});

test('the deck of the opponent cannot be opened', () => {
  renderTable(midGame());

  expect(pilesOf('Corvane').queryByRole('button', { name: /^Deck/ })).toBeNull();
});

test('an empty pile cannot be opened', () => {
  renderTable(midGame());

  expect(
    pilesOf('Corvane').getByRole<HTMLButtonElement>('button', { name: 'Purged, 0 cards' }).disabled,
  ).toBe(true);
  expect(pilesOf('Wren').getByRole<HTMLButtonElement>('button', { name: 'Purged, 1 card' }).disabled).toBe(
    false,
  );
});

test('the discard pile shows its top card, and follows it', () => {
  const game = midGame();
  const { store } = renderTable(game);
  const { discard } = game.table.players[WREN]!;
  const top = () =>
    document.querySelector<HTMLElement>(`[data-pile="discard:${WREN}"] [data-top-card]`)?.dataset['topCard'];
  expect(top()).toBe(discard[0]);

  act(() => store.setState({ game: withPlayer(game, WREN, { discard: discard.slice(2) }) }));

  expect(top()).toBe(discard[2]);
});

test('a second click on an open pile closes it', async () => {
  const { user } = renderTable(midGame());
  const pile = () => pilesOf('Wren').getByRole('button', { name: /^Archives/ });

  await user.click(pile());
  expect(pile().getAttribute('aria-expanded')).toBe('true');
  await user.click(pile());

  expect(pile().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('region', { name: 'Wren’s archives (2)' })).toBeNull();
});

test('another pile replaces the open one', async () => {
  const { user } = renderTable(midGame());

  await user.click(pilesOf('Wren').getByRole('button', { name: /^Archives/ }));
  await user.click(pilesOf('Corvane').getByRole('button', { name: /^Discard pile/ }));

  expect(screen.queryByRole('region', { name: 'Wren’s archives (2)' })).toBeNull();
  expect(
    namesIn(within(screen.getByRole('region', { name: 'Corvane’s discard pile (4)' })).getByRole('list')),
  ).toEqual(['Bulwark', 'Bumpsy', 'Anger', 'Mindwarper']);
});

test('an open pile follows the cards that leave it', async () => {
  const game = midGame();
  const { store, user } = renderTable(game);
  await user.click(pilesOf('Wren').getByRole('button', { name: /^Archives/ }));

  const archives = game.table.players[WREN]!.archives.slice(1);
  act(() => store.setState({ game: withPlayer(game, WREN, { archives }) }));

  expect(
    namesIn(within(screen.getByRole('region', { name: 'Wren’s archives (1)' })).getByRole('list')),
  ).toEqual(['Umbra']);
});
