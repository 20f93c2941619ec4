import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LogLine, RoomLine, TextArg } from '@amberhall/protocol';
import { expect, test, vi } from 'vitest';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { LogRow, TurnRow } from './log-row.tsx';

const DATE = '2026-03-01T20:00:00.000Z';
const krump = { card: { slug: 'krump' } };

const logged = (
  key: string,
  args: Record<string, TextArg> = {},
  kind: LogLine['kind'] = 'log',
): RoomLine => ({
  id: 4,
  date: DATE,
  log: { kind, text: { key, args } },
});
const said = (name: string, text: string, role: 'user' | 'admin' = 'user'): RoomLine => ({
  id: 5,
  date: DATE,
  chat: { from: { username: name, name, avatar: null, role }, text },
});

/** Renders a line. @returns its element */
function row(line: RoomLine, { cause, times = 1 }: { cause?: RoomLine; times?: number } = {}): HTMLElement {
  renderPart(<LogRow line={line} cause={cause} times={times} />, midGame());
  return document.querySelector<HTMLElement>('.row')!;
}
const symbolOf = (line: HTMLElement) =>
  line
    .querySelector('use')
    ?.getAttribute('href')
    ?.replace(/^.*#(i-)?/, '');

test.each([
  { key: 'log.forgeKey', symbol: 'key' },
  { key: 'log.forgeFurtherKey', symbol: 'key' },
  { key: 'log.unforgeKey', symbol: 'key' },
  { key: 'log.noForge', symbol: 'key' },
  { key: 'log.use.fight', symbol: 'fight' },
  { key: 'log.use.reap', symbol: 'reap' },
  { key: 'log.use.omni', symbol: 'action' },
  { key: 'log.playUpgrade', symbol: 'play' },
  { key: 'log.discard', symbol: 'discard' },
  { key: 'log.destroyed', symbol: 'purge' },
  { key: 'log.damage', symbol: 'damage' },
  { key: 'log.heal', symbol: 'heal' },
  { key: 'log.drawOpeningHand', symbol: 'draw' },
  { key: 'log.archive', symbol: 'archive' },
  { key: 'log.takeArchives', symbol: 'archive' },
  { key: 'log.purge', symbol: 'purge' },
  { key: 'log.captureAmber', symbol: 'capture' },
  { key: 'log.gainAmberIcon', symbol: 'amber' },
  { key: 'log.reapAmber', symbol: 'amber' },
  { key: 'log.stealAmber', symbol: 'amber' },
  { key: 'log.loseAmber', symbol: 'amber' },
  { key: 'log.payAmber', symbol: 'amber' },
  { key: 'log.stun', symbol: 'stun' },
  { key: 'log.unstun', symbol: 'stun' },
  { key: 'log.wardLost', symbol: 'ward' },
  { key: 'log.enrage', symbol: 'enrage' },
  { key: 'log.unrage', symbol: 'enrage' },
  { key: 'log.ready', symbol: 'exhaust' },
  { key: 'log.exhaust', symbol: 'exhaust' },
  { key: 'log.gainChains', symbol: 'chains' },
  { key: 'log.shedChain', symbol: 'chains' },
  { key: 'log.raiseTide', symbol: 'tide' },
  { key: 'log.mulligan', symbol: 'hand' },
  { key: 'log.keepHand', symbol: 'hand' },
])('a line of $key has the symbol $symbol', ({ key, symbol }) => {
  expect(symbolOf(row(logged(key, { number: 2 })).querySelector<HTMLElement>('.sign')!)).toBe(symbol);
});

test.each(['log.playOn', 'log.firstPlayer', 'log.tokenWas'])(
  'a line of %s has a dot instead of a symbol',
  (key) => {
    const line = row(logged(key, { player: { player: WREN } }));

    expect(line.querySelector('.dot')).not.toBeNull();
    expect(line.querySelector('.sign')).toBeNull();
  },
);

test('an alert has the symbol of an alert, whatever it is about', () => {
  expect(symbolOf(row(logged('log.forgeKey', {}, 'alert')))).toBe('alert');
});

test('the heading of a step has neither a symbol nor a dot', () => {
  const line = row(logged('log.step.main', { player: { player: WREN } }, 'step'));

  expect(line.textContent).toBe('Main phase – Wren');
  expect(line.querySelector('.sign, .dot')).toBeNull();
});

test('a line begins with the card that caused it', () => {
  const cause = logged('log.trigger', { card: { card: { slug: 'troll' } } });

  expect(row(logged('log.destroyed', { card: krump }), { cause }).textContent).toBe(
    'Troll: Krump is destroyed',
  );
});

test('a line that happened several times says how often, and a single one does not', () => {
  expect(row(logged('log.destroyed', { card: krump }), { times: 3 }).textContent).toBe(
    'Krump is destroyed ×3',
  );
  document.body.replaceChildren();
  expect(row(logged('log.destroyed', { card: krump })).textContent).toBe('Krump is destroyed');
});

test('a notice of the room has the symbol of information', () => {
  const line = row({ id: 6, date: DATE, notice: { key: 'room.joined', args: { player: 'Ilse' } } });

  expect(line.textContent).toBe('Ilse has joined the game');
  expect(symbolOf(line)).toBe('info');
});

test.each([
  { name: 'Wren', look: 'near' },
  { name: 'Corvane', look: 'far' },
  { name: 'Ilse', look: '' },
])('the name of $name at a line of the chat looks like "$look"', ({ name, look }) => {
  expect(row(said(name, 'hello')).querySelector('b')?.className).toBe(look);
});

test('staff are marked in the chat', () => {
  expect(row(said('Ilse', 'please stop', 'admin')).querySelector('b')?.dataset['role']).toBe('admin');
});

test('a line of another person can be reported, and the own cannot', () => {
  logIn(somebody([], { username: 'Wren', name: 'Wren' }));

  const theirs = row(said('Corvane', 'hello'));
  expect(within(theirs).getByRole('button', { name: /report/i })).toBeTruthy();
  document.body.replaceChildren();

  expect(within(row(said('Wren', 'hello'))).queryByRole('button', { name: /report/i })).toBeNull();
});

test.each([
  { isFolded: false, expanded: 'true', count: null },
  { isFolded: true, expanded: 'false', count: '7' },
])('the heading of a turn says whether it is folded: $isFolded', async ({ isFolded, expanded, count }) => {
  const toggle = vi.fn<(id: number) => void>();
  const line = logged('log.turn', { player: { player: WREN }, number: 9 }, 'turn');
  const { user } = renderPart(
    <TurnRow line={line} count={7} isFolded={isFolded} toggle={toggle} />,
    midGame(),
  );

  const heading = screen.getByRole('button', { name: 'Turn 9 – Wren' });
  expect(heading.getAttribute('aria-expanded')).toBe(expanded);
  expect(document.querySelector('small')?.textContent ?? null).toBe(count);
  await user.click(heading);

  expect(toggle.mock.calls).toEqual([[4]]);
});

test('a moderator removes a line of the chat, and others have no button for it', async () => {
  const button = { name: 'Remove Ilse’s message' };
  logIn(somebody());
  row(said('Ilse', 'something rude'));
  expect(screen.queryByRole('button', button)).toBeNull();
  cleanup();
  logIn(somebody(['canModerateChat']));
  const sent = answerCalls({ [`DELETE /api/games/${midGame().id}/lines/5`]: { success: true, id: 5 } });
  row(said('Ilse', 'something rude'));
  const user = userEvent.setup();

  await user.click(await screen.findByRole('button', button));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a removed line has its author, and no button', () => {
  logIn(somebody(['canModerateChat']));

  const line = row({
    id: 5,
    date: DATE,
    removed: { username: 'Ilse', name: 'Ilse', avatar: null, role: 'user' },
  });

  expect(line.textContent).toBe('Ilse Message deleted by a moderator');
  expect(within(line).queryByRole('button')).toBeNull();
});
