import { act, screen, within } from '@testing-library/react';
import type { GameView, KeyColor } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withPerson, withPlayer, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS, WREN } from '../fixture/game.ts';
import { renderBoard, renderPart } from '../fixture/render-board.tsx';
import { PlayerBar } from './player-bar.tsx';

afterEach(() => act(() => boardUi.reset()));

/** Both bars, without the rest of the board. */
const renderBars = (game: GameView) =>
  renderPart(
    <>
      <PlayerBar player={CORVANE} side="far" />
      <PlayerBar player={WREN} side="near" />
    </>,
    game,
  );
const bar = (name: string) => within(screen.getByRole('region', { name: `${name}’s stats` }));

test('each player bar shows the pool and the key cost of its own player', () => {
  renderBars(midGame());

  expect(bar('Wren').getByRole('button', { name: '5 Æmber; a key costs 6' })).toBeTruthy();
  expect(bar('Corvane').getByRole('button', { name: '4 Æmber; a key costs 6' })).toBeTruthy();
});

test.each([
  { amber: 5, keyCost: 6, canForge: false },
  { amber: 6, keyCost: 6, canForge: true },
  { amber: 7, keyCost: 6, canForge: true },
  { amber: 6, keyCost: 9, canForge: false },
  { amber: 0, keyCost: 0, canForge: true },
])(
  'a pool of $amber with a key cost of $keyCost is marked as enough for a key: $canForge',
  ({ amber, keyCost, canForge }) => {
    renderBars(withPlayer(midGame(), WREN, { amber, keyCost }));

    const pool = bar('Wren').getByRole('button', { name: `${amber} Æmber; a key costs ${keyCost}` });
    expect(pool.dataset['canForge'] === 'true').toBe(canForge);
  },
);

test.each([
  { amber: 0, keyCost: 6, part: '0' },
  { amber: 3, keyCost: 6, part: '0.5' },
  { amber: 12, keyCost: 6, part: '1' },
  { amber: 0, keyCost: 0, part: '1' },
])(
  'the bar of a pool of $amber with a key cost of $keyCost is filled to $part',
  ({ amber, keyCost, part }) => {
    renderBars(withPlayer(midGame(), CORVANE, { amber, keyCost }));

    const pool = bar('Corvane').getByRole('button', { name: /a key costs/ });
    expect(pool.style.getPropertyValue('--part')).toBe(part);
  },
);

test('a change of the pool is shown at once', () => {
  const { store } = renderBars(midGame());

  act(() => store.setState({ game: withPlayer(midGame(), WREN, { amber: 9, keyCost: 7 }) }));

  const pool = bar('Wren').getByRole('button', { name: '9 Æmber; a key costs 7' });
  expect(pool.textContent).toBe('9');
  expect(pool.querySelector('small')?.dataset['text']).toBe('of 7');
});

test.each([
  { chains: 0, label: '0 chains' },
  { chains: 1, label: '1 chain' },
  { chains: 12, label: '12 chains' },
])('$chains chains are described as "$label"', ({ chains, label }) => {
  renderBars(withPlayer(midGame(), WREN, { chains }));

  expect(bar('Wren').getByRole('button', { name: label }).textContent).toContain(String(chains));
});

const keysOf = (name: string) =>
  within(bar(name).getByRole('list', { name: 'Keys' }))
    .getAllByRole('img')
    .map((key) => key.getAttribute('aria-label'));

test('the keys of each player say whether they are forged', () => {
  renderBars(midGame());

  expect(new Set(keysOf('Wren'))).toEqual(
    new Set(['The blue key is forged', 'The red key is not forged', 'The yellow key is not forged']),
  );
  expect(new Set(keysOf('Corvane'))).toEqual(
    new Set(['The blue key is not forged', 'The red key is forged', 'The yellow key is forged']),
  );
});

test('both players have their keys in the same order of colors', () => {
  const none: Record<KeyColor, boolean> = { red: false, blue: false, yellow: false };
  const game = withPlayer(withPlayer(midGame(), WREN, { keys: none }), CORVANE, { keys: none });
  renderBars(game);

  expect(new Set(keysOf('Wren')).size).toBe(3);
  expect(keysOf('Wren')).toEqual(keysOf('Corvane'));
});

test('only a key that is forged while the viewer watches is animated', () => {
  const { store } = renderBars(midGame());
  const animated = () =>
    [...document.querySelectorAll('li[data-new] [aria-label]')].map((key) => key.getAttribute('aria-label'));
  expect(animated()).toEqual([]);

  const keys = { red: true, blue: true, yellow: false };
  act(() => store.setState({ game: withPlayer(midGame(), WREN, { keys }) }));

  expect(animated()).toEqual(['The red key is forged']);
});

test('a key that is unforged is shown as not forged', () => {
  const { store } = renderBars(midGame());
  const keys = { red: false, blue: false, yellow: false };

  act(() => store.setState({ game: withPlayer(midGame(), WREN, { keys }) }));

  expect(keysOf('Wren')).toContain('The blue key is not forged');
});

const housesOf = (name: string) =>
  within(bar(name).getByRole('list', { name: 'Houses' }))
    .getAllByRole('listitem')
    .map((house) => house.textContent);

test('the active house of a player is named as active, in the order of the deck', () => {
  renderBars(midGame());

  expect(housesOf('Wren')).toEqual(['Logos', 'Shadows', 'Untamed, the active house']);
  expect(housesOf('Corvane')).toEqual(['Brobnar', 'Mars', 'Sanctum']);
});

test('a new active house replaces the old one', () => {
  const { store } = renderBars(midGame());

  act(() => store.setState({ game: withPlayer(midGame(), WREN, { activeHouse: 'logos' }) }));

  expect(housesOf('Wren')).toEqual(['Logos, the active house', 'Shadows', 'Untamed']);
});

test('outside manual mode houses and keys are no buttons', () => {
  renderBars(midGame());

  expect(within(bar('Wren').getByRole('list', { name: 'Houses' })).queryAllByRole('button')).toEqual([]);
  expect(within(bar('Wren').getByRole('list', { name: 'Keys' })).queryAllByRole('button')).toEqual([]);
});

test('[17.5] in manual mode the stats of the opponent cannot be changed', () => {
  renderBars(withTable(midGame(PROMPTS.waiting), { manual: true }));

  expect(bar('Wren').getByRole('button', { name: 'Add a chain' })).toBeTruthy();
  expect(bar('Corvane').queryByRole('button', { name: 'Add a chain' })).toBeNull();
  expect(bar('Corvane').queryByRole('button', { name: /manually$/ })).toBeNull();
});

test('[17.5] in manual mode spectators cannot change stats', () => {
  renderBars(withTable(midGame(PROMPTS.waiting, { seat: null }), { manual: true }));

  expect(screen.queryByRole('button', { name: 'Add a chain' })).toBeNull();
  expect(screen.queryByRole('button', { name: /manually$/ })).toBeNull();
});

test('[17.5] in manual mode an empty pool cannot be lowered', () => {
  renderBars(
    withTable(withPlayer(midGame(PROMPTS.waiting), WREN, { amber: 0, chains: 1 }), { manual: true }),
  );
  const isDisabled = (name: string) => bar('Wren').getByRole<HTMLButtonElement>('button', { name }).disabled;

  expect(isDisabled('Take 1 Æmber from your pool')).toBe(true);
  expect(isDisabled('Add 1 Æmber to your pool')).toBe(false);
  expect(isDisabled('Remove a chain')).toBe(false);
});

test('the name of each player is shown with the name of the deck', () => {
  renderBars(midGame());

  expect(bar('Wren').getByText('Wren')).toBeTruthy();
  expect(bar('Wren').getByText('Quiet Tide, Long Memory')).toBeTruthy();
  expect(bar('Corvane').getByText('Ashen Bell of the North Tower')).toBeTruthy();
});

test.each<{ changes: Partial<GameView['people'][string]>; text: string }>([
  { changes: { left: true }, text: 'has left' },
  { changes: { disconnected: true }, text: 'disconnected' },
  { changes: { inactive: true }, text: 'is away' },
  { changes: { left: true, disconnected: true }, text: 'has left' },
  { changes: { disconnected: true, inactive: true }, text: 'disconnected' },
])('an opponent with $changes is shown as "$text" instead of the deck name', ({ changes, text }) => {
  renderBars(withPerson(midGame(), CORVANE, changes));

  expect(bar('Corvane').getByText(text)).toBeTruthy();
  expect(bar('Corvane').queryByText('Ashen Bell of the North Tower')).toBeNull();
});

test('a player who reconnects is shown with the deck name again', () => {
  const { store } = renderBars(withPerson(midGame(), CORVANE, { disconnected: true }));

  act(() => store.setState({ game: midGame() }));

  expect(bar('Corvane').getByText('Ashen Bell of the North Tower')).toBeTruthy();
  expect(bar('Corvane').queryByText('disconnected')).toBeNull();
});

test('a player without an avatar is shown with the initial of the name', () => {
  const game = withPerson(midGame(), CORVANE, {
    user: { username: 'corvane', name: 'corvane', avatar: null, role: 'user' },
  });
  renderBars(game);

  expect(bar('corvane').getByText('C')).toBeTruthy();
});

test('a player with an avatar is shown with its picture', () => {
  const user = { username: 'Corvane', name: 'Corvane', avatar: 'a1b2', role: 'user' as const };
  renderBars(withPerson(midGame(), CORVANE, { user }));

  const region = screen.getByRole('region', { name: 'Corvane’s stats' });
  expect(region.querySelector('img')?.getAttribute('src')).toBe('/img/avatar/a1b2.png');
  expect(bar('Corvane').queryByText('C')).toBeNull();
});

test.each([
  { step: 'forge' as const, shown: 'Key' },
  { step: 'house' as const, shown: 'House' },
  { step: 'main' as const, shown: 'Main' },
  { step: 'ready' as const, shown: 'Draw' },
  { step: 'draw' as const, shown: 'Draw' },
])('the step "$step" of the turn is shown as the current step "$shown"', ({ step, shown }) => {
  renderBars(withTable(midGame(), { step }));

  const steps = within(screen.getByRole('list', { name: 'Steps of the turn' })).getAllByRole('listitem');
  const current = steps.filter((item) => item.getAttribute('aria-current') === 'step');
  expect(steps.map((item) => item.textContent)).toEqual(['Key', 'House', 'Main', 'Draw']);
  expect(current.map((item) => item.textContent)).toEqual([shown]);
});

test.each([
  { count: 0, backs: 0 },
  { count: 3, backs: 3 },
  { count: 8, backs: 8 },
  { count: 12, backs: 8 },
])('an opponent’s hand of $count cards is drawn with $backs card backs', ({ count, backs }) => {
  const [hidden = ''] = midGame().table.players[CORVANE]!.hand;
  const hand = Array.from({ length: count }, () => hidden);
  renderBars(withPlayer(midGame(), CORVANE, { hand }));

  const shown = bar('Corvane').getByRole('img', { name: `${count} cards in hand` });
  expect(shown.querySelectorAll('i')).toHaveLength(backs);
  expect(shown.textContent).toBe(String(count));
});

test('an opponent’s hand of one card is described in the singular', () => {
  const hand = midGame().table.players[CORVANE]!.hand.slice(0, 1);
  renderBars(withPlayer(midGame(), CORVANE, { hand }));

  expect(bar('Corvane').getByRole('img', { name: '1 card in hand' })).toBeTruthy();
});

test('spectators see the number of cards in both hands', () => {
  renderBars(midGame(PROMPTS.waiting, { seat: null }));

  expect(bar('Wren').getByRole('button', { name: '6 cards in hand' })).toBeTruthy();
  expect(bar('Corvane').getByRole('img', { name: '6 cards in hand' })).toBeTruthy();
});

test('the match record follows the wins of both players', () => {
  renderBars(withPerson(withPerson(midGame(), WREN, { wins: 2 }), CORVANE, { wins: 3 }));

  const record = screen.getByRole('img', { name: 'Match record: Wren 2, Corvane 3' });
  expect(record.textContent).toBe('23');
});

test('the settings tool opens the settings', async () => {
  const { user } = renderBoard(midGame());

  await user.click(bar('Wren').getByRole('button', { name: 'Settings' }));

  expect(useBoardUi.getState().dialog).toBe('settings');
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
});

test('muted spectators can be unmuted', async () => {
  const { sent, user } = renderBars(midGame(PROMPTS.main, { muteSpectators: true }));
  expect(bar('Wren').queryByRole('button', { name: 'Mute spectators' })).toBeNull();

  await user.click(bar('Wren').getByRole('button', { name: 'Unmute spectators' }));

  expect(sent).toEqual([['toggleMuteSpectators']]);
});

test('manual mode is not offered once the game is over', () => {
  renderBars(midGame(PROMPTS.waiting, { winner: WREN, winReason: 'keys' }));

  expect(screen.queryByRole('button', { name: 'Turn manual mode on' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mute spectators' })).toBeTruthy();
});

test('the bar of the active player is marked, and the mark moves with the turn', () => {
  const { store } = renderBars(midGame());
  const isMarked = (name: string) =>
    screen.getByRole('region', { name: `${name}’s stats` }).dataset['active'] === 'true';
  expect([isMarked('Wren'), isMarked('Corvane')]).toEqual([true, false]);

  act(() => store.setState({ game: withTable(midGame(), { activePlayer: CORVANE }) }));

  expect([isMarked('Wren'), isMarked('Corvane')]).toEqual([false, true]);
});
