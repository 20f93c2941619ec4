import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ControlView, PromptView } from '@amberhall/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { boardUi, useBoardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { setPreference } from '../settings/preferences.ts';

afterEach(() => {
  act(() => {
    boardUi.reset();
    setPreference({ ignoreDoubleClicks: true });
  });
  vi.useRealTimers();
});

const decision = () => within(screen.getByRole('region', { name: 'Your decision' }));
const buttons = () => decision().getAllByRole('button');
const mainButtons = () =>
  buttons()
    .filter((button) => button.classList.contains('main'))
    .map((button) => button.textContent);

const done: ControlView = { id: 'done', kind: 'done', label: { key: 'button.done' } };
const cancel: ControlView = { id: 'cancel', kind: 'cancel', label: { key: 'button.cancel' } };
const yes: ControlView = { id: 'yes', kind: 'yes', label: { key: 'button.yes' } };
const no: ControlView = { id: 'no', kind: 'no', label: { key: 'button.no' } };
const cardNamed = (slug: string): ControlView => ({
  id: `card:${slug}`,
  kind: 'card',
  card: { slug },
  label: { key: 'button.card', args: { card: { card: { slug } } } },
});

const asking = (controls: ControlView[], id = 'asked'): PromptView => ({ ...PROMPTS.house, id, controls });

test('choices come before the other buttons, in their own order', () => {
  renderBoard(midGame(asking([cancel, cardNamed('umbra'), done, cardNamed('nexus')])));

  expect(buttons().map((button) => button.textContent)).toEqual(['Umbra', 'Nexus', 'Cancel', 'Done']);
});

test.each([
  { name: 'yes and no', controls: [no, yes], main: ['Yes'] },
  { name: 'done and cancel', controls: [cancel, done], main: ['Done'] },
  { name: 'done and yes', controls: [done, yes], main: ['Yes'] },
  { name: 'only cancel', controls: [cancel], main: [] },
  { name: 'a choice and done', controls: [cardNamed('umbra'), done], main: [] },
])('of $name, the primary buttons are $main', ({ controls, main }) => {
  renderBoard(midGame(asking(controls)));

  expect(mainButtons()).toEqual(main);
});

test('a press sends the button with the prompt that shows it', async () => {
  const { sent, user } = renderBoard(midGame(asking([yes, no], 'prompt-77')));

  await user.click(decision().getByRole('button', { name: 'No' }));

  expect(sent).toEqual([['menuButton', 'no', 'prompt-77']]);
});

test('a long label is shown whole', () => {
  renderBoard(midGame(asking([cardNamed('abcdefghi-abcdefghi-abcdefghi-abcdefghi')])));

  expect(buttons()[0]?.textContent).toBe('Abcdefghi Abcdefghi Abcdefghi Abcdefghi');
});

test('a button with a card zooms that card while the pointer is over it', async () => {
  const { user } = renderBoard(midGame(asking([cardNamed('krump'), cardNamed('umbra')])));
  const button = decision().getByRole('button', { name: 'Krump' });

  await user.hover(button);
  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'krump' });
  await user.unhover(button);

  expect(useBoardUi.getState().zoomed).toBeNull();
});

test('a button with a card zooms that card while it has the focus', () => {
  renderBoard(midGame(asking([cardNamed('krump'), done])));

  act(() => decision().getByRole('button', { name: 'Krump' }).focus());
  expect(useBoardUi.getState().zoomed).toEqual({ slug: 'krump' });
  act(() => decision().getByRole('button', { name: 'Done' }).focus());

  expect(useBoardUi.getState().zoomed).toBeNull();
});

test('a button without a card zooms nothing', async () => {
  const { user } = renderBoard(midGame(asking([done])));

  await user.hover(decision().getByRole('button', { name: 'Done' }));

  expect(useBoardUi.getState().zoomed).toBeNull();
});

/** Shows a prompt, presses its button, and shows the next prompt. */
function answerFirstPrompt() {
  const { sent, store } = renderBoard(midGame(asking([yes], 'first')));
  fireEvent.click(decision().getByRole('button', { name: 'Yes' }), { detail: 1 });
  act(() => store.setState({ game: midGame(asking([done], 'second')) }));
  const clickNext = (detail: number) =>
    fireEvent.click(decision().getByRole('button', { name: 'Done' }), { detail });
  return { sent, clickNext };
}

const FIRST = ['menuButton', 'yes', 'first'];
const SECOND = ['menuButton', 'done', 'second'];

test('the second click of a double click does not answer the next prompt', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sent, clickNext } = answerFirstPrompt();

  clickNext(2);

  expect(sent).toEqual([FIRST]);
});

test('a single click answers the next prompt at once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sent, clickNext } = answerFirstPrompt();

  clickNext(1);

  expect(sent).toEqual([FIRST, SECOND]);
});

test.each([
  { elapsed: 249, effect: 'is ignored', sends: [FIRST] },
  { elapsed: 250, effect: 'answers it', sends: [FIRST, SECOND] },
])('a second click $elapsed ms after the next prompt appears $effect', ({ elapsed, sends }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sent, clickNext } = answerFirstPrompt();

  vi.advanceTimersByTime(elapsed);
  clickNext(2);

  expect(sent).toEqual(sends);
});

test('a double click answers the next prompt if the player turned the protection off', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  act(() => setPreference({ ignoreDoubleClicks: false }));
  const { sent, clickNext } = answerFirstPrompt();

  clickNext(2);

  expect(sent).toEqual([FIRST, SECOND]);
});
