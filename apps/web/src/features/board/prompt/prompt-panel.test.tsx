import i18next from 'i18next';
import { act, screen, within } from '@testing-library/react';
import type { ControlView, GameView, PromptView } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { withPerson, withTable } from '../fixture/change-game.ts';
import { CORVANE, midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard, renderPart } from '../fixture/render-board.tsx';
import { PromptPanel } from './prompt-panel.tsx';

afterEach(() => act(() => boardUi.reset()));

/** The panel without the rest of the board. */
const renderPanel = (game: GameView) => renderPart(<PromptPanel />, game);
const decision = () => within(screen.getByRole('region', { name: 'Your decision' }));
const spoken = () => decision().getByRole('status').textContent;

test('while the opponent decides, the panel shows the text of the game and no buttons', () => {
  renderPanel(midGame(PROMPTS.waiting));

  expect(spoken()).not.toBe('');
  expect(decision().queryAllByRole('button')).toEqual([]);
});

const botWait = (place: number | null) => ({ botWait: { player: CORVANE, place } });

test('while a bot waits for a thread, the panel shows and says its place, and each new one', () => {
  const { store } = renderPanel(midGame(PROMPTS.waiting, botWait(3)));
  expect(spoken()).toBe('Corvane waits for its turn to think (place 3)');
  expect(decision().getAllByText('Corvane waits for its turn to think (place 3)')).toHaveLength(2);

  act(() => store.setState({ rev: 2, game: midGame(PROMPTS.waiting, botWait(1)) }));
  expect(spoken()).toBe('Corvane waits for its turn to think (place 1)');
  act(() => store.setState({ rev: 3, game: midGame(PROMPTS.waiting) }));

  expect(spoken()).not.toContain('think');
  expect(decision().queryAllByRole('button')).toEqual([]);
});

test('a bot that takes long without waiting for a thread is said to think', () => {
  renderPanel(midGame(PROMPTS.waiting, botWait(null)));

  expect(spoken()).toBe('Corvane is still thinking');
});

test.each([3, null])('a player need not wait for a bot, at place %s', async (place) => {
  const { sent, user } = renderPanel(midGame(PROMPTS.waiting, botWait(place)));

  await user.click(decision().getByRole('button', { name: 'Do Not Wait' }));

  expect(sent).toEqual([['hurryBot']]);
});

test('a spectator sees the place of a bot, and has no button', () => {
  renderPanel(midGame(PROMPTS.waiting, { seat: null, ...botWait(2) }));

  expect(spoken()).toBe('Corvane waits for its turn to think (place 2)');
  expect(decision().queryAllByRole('button')).toEqual([]);
});

test('while the opponent decides, the panel shows the last plays of the turn', () => {
  const game = midGame(PROMPTS.waiting);
  const line = game.lines.find(({ log }) => log?.text.key === 'log.play')!;
  renderPanel({ ...game, lines: [...game.lines, { ...line, id: 51 }, { ...line, id: 52 }] });

  const plays = decision().getAllByRole('listitem', { hidden: true });
  expect(plays.map(({ textContent }) => textContent)).toEqual([
    'Wren plays Snufflegator',
    'Wren fights Champion Anaphiel with Snufflegator',
    'Wren plays Snufflegator ×2',
  ]);
});

test('a new play takes the place of an earlier one, so that nothing on the page moves', () => {
  const game = midGame(PROMPTS.waiting);
  const line = game.lines.find(({ log }) => log?.text.key === 'log.play')!;
  const undo = { ...line, id: 52, log: { ...line.log!, text: { ...line.log!.text, key: 'log.undo' } } };
  const { store } = renderPanel({ ...game, lines: [...game.lines, { ...line, id: 51 }] });
  const places = () => decision().getAllByRole('listitem', { hidden: true });
  const before = places();
  const texts = before.map(({ textContent }) => textContent);

  act(() => store.setState({ rev: 2, game: { ...game, lines: [...game.lines, { ...line, id: 51 }, undo] } }));

  expect(places().map((place, index) => place === before[index])).toEqual([true, true, true]);
  expect(places().map(({ textContent }) => textContent)).not.toEqual(texts);
});

test('a spectator sees the display name of the player whom the table waits for', () => {
  const game = withPerson(midGame(PROMPTS.waiting, { seat: null }), CORVANE, {
    user: { username: CORVANE, name: 'Lady Corvane', avatar: null, role: 'user' },
  });
  renderPanel(withTable(game, { waitingFor: [CORVANE] }));

  expect(spoken()).toBe('Waiting for Lady Corvane');
});

test('once the game is over, the panel says so instead of waiting', () => {
  renderPanel(midGame(PROMPTS.waiting, { winner: CORVANE, winReason: 'keys' }));

  expect(spoken()).toBe('The game is over');
});

test('a prompt with only a title is announced with the name of its card', () => {
  renderPanel(midGame(PROMPTS.attack));

  expect(spoken()).toMatch(/^Snufflegator/);
});

test.each<{ name: string; changes: Partial<PromptView>; count: string }>([
  { name: 'one target', changes: { selectable: ['c1'], max: 1 }, count: '1 legal target' },
  { name: 'two targets', changes: { selectable: ['c1', 'c2'], max: 1 }, count: '2 legal targets' },
  { name: 'no maximum', changes: { selectable: ['c1', 'c2', 'c3'] }, count: '3 legal targets' },
  {
    name: 'a maximum of two and nothing chosen',
    changes: { selectable: ['c1', 'c2', 'c3'], max: 2 },
    count: '0 of 2 chosen',
  },
  {
    name: 'more chosen than the maximum',
    changes: { selectable: ['c1', 'c2'], selected: ['c1', 'c2'], max: 1 },
    count: '2 of 2 chosen',
  },
])('a prompt with $name shows "$count"', ({ changes, count }) => {
  const { max: _, ...prompt } = PROMPTS.attack;
  renderPanel(midGame({ ...prompt, ...changes }));

  expect(decision().getByText(count)).toBeTruthy();
});

test.each([
  { name: 'the main step', prompt: PROMPTS.main },
  { name: 'the action of a card', prompt: PROMPTS.cardAction },
  { name: 'a choice without cards', prompt: PROMPTS.house },
])('a prompt for $name shows no number of cards', ({ prompt }) => {
  renderPanel(midGame(prompt));

  expect(decision().queryByText(/legal target|chosen$/)).toBeNull();
});

test('a new prompt replaces the text and the buttons of the earlier one', () => {
  const { store } = renderPanel(midGame(PROMPTS.house));

  act(() => store.setState({ game: midGame(PROMPTS.main) }));

  expect(spoken()).toBe('Play phaseChoose a card to play, discard or use');
  expect(
    decision()
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['End Turn']);
});

// Flanks

const line = (name: string) =>
  within(screen.getByRole('list', { name: new RegExp(`^${name}’s battleline`) }));

test('the possible flanks are at the two ends of the own battleline', () => {
  renderBoard(midGame(PROMPTS.flank));

  const items = line('Wren').getAllByRole('listitem');
  expect([items.at(0)?.textContent, items.at(-1)?.textContent]).toEqual(['Left', 'Right']);
});

test('the right flank sends its own button', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.flank));

  await user.click(line('Wren').getByRole('button', { name: 'Right' }));

  expect(sent).toEqual([['menuButton', 'flank:right', 'p7']]);
});

test('a flank that is not possible is not shown', () => {
  const controls = PROMPTS.flank.controls.filter(({ id }) => id !== 'flank:left');
  renderBoard(midGame({ ...PROMPTS.flank, controls }));

  expect(line('Wren').queryByRole('button', { name: 'Left' })).toBeNull();
  expect(line('Wren').getByRole('button', { name: 'Right' })).toBeTruthy();
});

test('the battleline of the opponent shows no flanks', () => {
  renderBoard(midGame(PROMPTS.flank));

  expect(line('Corvane').queryByRole('button', { name: 'Left' })).toBeNull();
});

test('outside the placing of a creature no flanks are shown', () => {
  renderBoard(midGame({ ...PROMPTS.flank, purpose: 'target' }));

  expect(line('Wren').queryByRole('button', { name: 'Left' })).toBeNull();
});

// Card picker

const picker = () => within(screen.getByRole('region', { name: 'Cards to choose from' }));

test('the card picker shows the number of cards and their names', () => {
  renderBoard(midGame(PROMPTS.pile));

  expect(picker().getByRole('heading', { name: '4 cards to choose from' })).toBeTruthy();
  const names = within(picker().getByRole('list'))
    .getAllByRole('button')
    .map((card) => card.textContent?.split(',')[0]);
  expect(names).toEqual(['Nexus', 'Mighty Tiger', 'Halacor', 'Doc Bookton']);
});

test('the card picker contains only cards that the table does not show', () => {
  const selectable = [...PROMPTS.pile.selectable.slice(0, 1), ...PROMPTS.attack.selectable];
  renderBoard(midGame({ ...PROMPTS.pile, selectable }));

  expect(picker().getByRole('heading', { name: '1 card to choose from' })).toBeTruthy();
  expect(within(picker().getByRole('list')).getAllByRole('button')).toHaveLength(1);
});

test('a chosen card stays in the card picker, so that it can be taken back', () => {
  const [first = '', ...others] = PROMPTS.pile.selectable;
  renderBoard(midGame({ ...PROMPTS.pile, selectable: others, selected: [first] }));

  expect(picker().getByRole('heading', { name: '3 cards to choose from' })).toBeTruthy();
  expect(picker().getByRole('button', { name: /^Nexus, .*, chosen$/ })).toBeTruthy();
});

test('a prompt about visible cards shows no card picker', () => {
  renderBoard(midGame(PROMPTS.attack));

  expect(screen.queryByRole('region', { name: 'Cards to choose from' })).toBeNull();
});

test('a closed card picker opens again with its cards', async () => {
  const { user } = renderBoard(midGame(PROMPTS.pile));
  await user.click(picker().getByRole('button', { name: 'Show board' }));
  expect(picker().queryByRole('list')).toBeNull();
  expect(picker().getByRole('button', { name: 'Show cards' }).getAttribute('aria-expanded')).toBe('false');

  await user.click(picker().getByRole('button', { name: 'Show cards' }));

  expect(picker().getByRole('list')).toBeTruthy();
  expect(picker().getByRole('button', { name: 'Show board' }).getAttribute('aria-expanded')).toBe('true');
});

// Menu beside the card

const menu = () => document.querySelector<HTMLElement>('[data-card-menu]');

test('the actions of a card are one menu, beside the card, and are sent from there', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.cardAction));
  expect(screen.getAllByText('Discard this card', { ignore: '[role="status"] *' })).toHaveLength(1);
  expect(menu()?.dataset['placed']).toBe('true');

  await user.click(within(menu()!).getByRole('button', { name: 'Discard this card' }));

  expect(sent).toEqual([['menuButton', 'discard', 'p3']]);
});

test.each<{ name: string; changes: Partial<PromptView> }>([
  { name: 'with another purpose', changes: { purpose: 'target' } },
  { name: 'whose card is not on the table', changes: { source: { slug: 'dust-pixie' } } },
])('a prompt $name has its buttons in the panel', ({ changes }) => {
  renderPanel(midGame({ ...PROMPTS.cardAction, ...changes }));

  expect(menu()).toBeNull();
  expect(decision().getByRole('button', { name: 'Discard this card' })).toBeTruthy();
});

test('a menu whose card is not drawn stays in the panel', () => {
  renderPanel(midGame({ ...PROMPTS.cardAction, source: { slug: 'dust-pixie', id: 'not-drawn' } }));

  expect(menu()?.dataset['placed']).toBeUndefined();
  expect(decision().getByRole('button', { name: 'Discard this card' })).toBeTruthy();
});

// Entry of names

const NAME: PromptView = {
  ...PROMPTS.house,
  id: 'name-1',
  kind: 'name',
  purpose: 'name-card',
  title: { key: 'prompt.nameCard.text' },
  controls: [] satisfies ControlView[],
};
const TRAIT: PromptView = { ...NAME, id: 'name-2', purpose: 'name-trait' };

test('a card name can be sent once it is complete, in any case', async () => {
  const { sent, user } = renderPanel(midGame(NAME));
  const send = () => decision().getByRole<HTMLButtonElement>('button', { name: 'Select Card' });

  await user.type(decision().getByLabelText('Name a card'), 'krum');
  expect(send().disabled).toBe(true);
  await user.type(decision().getByLabelText('Name a card'), 'P ');
  await user.click(send());

  expect(sent).toEqual([['enterName', 'Krump', 'name-1']]);
});

test('Enter does not send an unknown card name', async () => {
  const { sent, user } = renderPanel(midGame(NAME));

  await user.type(decision().getByLabelText('Name a card'), 'krumpet{Enter}');

  expect(sent).toEqual([]);
});

test('a trait is named from the traits of the catalogue, not from its cards', async () => {
  const { sent, user } = renderPanel(midGame(TRAIT));
  const entry = decision().getByLabelText('Name a trait');

  await user.type(entry, 'krump{Enter}');
  await user.clear(entry);
  await user.type(entry, 'giant');
  await user.click(decision().getByRole('button', { name: 'Select Trait' }));

  expect(sent).toEqual([['enterName', 'giant', 'name-2']]);
});

test('a trait can be named in the reader’s language, and is sent in English', async () => {
  i18next.addResourceBundle('en', 'traits', { giant: 'Riese' });
  const { sent, user } = renderPanel(midGame(TRAIT));

  await user.type(decision().getByLabelText('Name a trait'), 'riese{Enter}');
  i18next.removeResourceBundle('en', 'traits');

  expect(sent).toEqual([['enterName', 'giant', 'name-2']]);
});

test('the card beside a prompt is zoomed while the pointer is over it', async () => {
  const { user } = renderPanel(midGame(PROMPTS.pile));
  const source = document.querySelector('[data-decision] .source')!;

  await user.hover(source);
  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'hunting-witch', id: undefined });
  await user.unhover(source);

  expect(useBoardUi.getState().zoomed).toBeNull();
});

test('a wait says in which step the opponent is, and for how long', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  renderPanel(withTable(midGame(PROMPTS.waiting), { waitingFor: [CORVANE], step: 'main' }));
  const decision = screen.getByRole('region', { name: 'Your decision' });
  expect(decision.textContent).not.toContain('Main');

  act(() => void vi.advanceTimersByTime(72_000));

  expect(decision.textContent).toContain('Waiting for CorvaneMain · 01:12');
  vi.useRealTimers();
});
