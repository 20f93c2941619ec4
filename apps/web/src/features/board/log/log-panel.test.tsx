import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const CORVANE_USER = { username: 'Corvane', name: 'Corvane', avatar: null, role: 'user' } as const;
const lines = (name: 'Log' | 'Chat') => screen.getByRole('log', { name });

test('the log shows the names of players, cards and houses', () => {
  renderBoard(midGame());

  expect(lines('Log').textContent).toContain('Corvane fights Halacor with Troll');
  expect(lines('Log').textContent).toContain('Krump captures 2  from Wren');
  expect(lines('Log').textContent).toContain('Wren chooses Untamed');
});

test('names of players in the log lead to their pages, in another tab', () => {
  renderBoard(midGame());

  const [link] = within(lines('Log')).getAllByRole('link', { name: 'Corvane' });
  expect(link?.getAttribute('href')).toBe('/people/Corvane');
  expect(link?.getAttribute('target')).toBe('_blank');
});

test('a card in the log can be opened to read', async () => {
  const { user } = renderBoard(midGame());

  await user.click(within(lines('Log')).getByRole('button', { name: 'Krump' }));

  expect(screen.getByRole('dialog', { name: 'Krump' }).textContent).toContain('destroyed fighting Krump');
});

test('hovering a log line zooms its card and highlights it on the board', async () => {
  const game = midGame();
  const id = game.table.players['Corvane']!.battleline[1]!;
  const line = {
    id: 50,
    date: '2026-03-01T20:04:00.000Z',
    log: { kind: 'log' as const, text: { key: 'log.stun', args: { card: { card: { slug: 'krump', id } } } } },
  };
  const { user } = renderBoard({ ...game, lines: [line] });
  const onBoard = document.querySelector<HTMLElement>(`[data-card-id="${id}"]`);

  await user.hover(within(lines('Log')).getByRole('button', { name: 'Krump' }));
  expect(onBoard?.dataset['pointedOut']).toBe('true');
  await user.unhover(within(lines('Log')).getByRole('button', { name: 'Krump' }));

  expect(onBoard?.dataset['pointedOut']).toBeUndefined();
});

test('hidden chat lines are counted until they are shown', async () => {
  const { user, store } = renderBoard(midGame());
  const tab = screen.getByRole('tab', { name: /^Chat/ });
  await user.click(screen.getByRole('tab', { name: 'Game' }));
  expect(within(tab).queryByLabelText('1 unread message')).toBeNull();

  const said = {
    id: 30,
    date: '2026-03-01T20:03:00.000Z',
    chat: { from: CORVANE_USER, text: 'still there?' },
  };
  act(() => {
    const game = store.getState().game!;
    store.setState({ game: { ...game, lines: [...game.lines, said] } });
  });
  expect(within(tab).getByLabelText('1 unread message')).toBeTruthy();
  await user.click(tab);

  expect(lines('Chat').textContent).toContain('Corvane still there?');
  expect(lines('Chat').textContent).not.toContain('Halacor');
  expect(within(tab).queryByLabelText('1 unread message')).toBeNull();
});

describe('the position in a long log', () => {
  /** Shows a log of 2000 pixels, of which the list shows 600, scrolled to its end. A further line has 24. */
  function openLongLog() {
    const { store } = renderBoard(midGame());
    const list = lines('Log');
    let height = 2000;
    Object.defineProperty(list, 'scrollHeight', { configurable: true, get: () => height });
    const scrollTo = (top: number) => {
      list.scrollTop = top;
      fireEvent.scroll(list);
    };
    const rowCount = () => Number(list.querySelector('li')?.getAttribute('aria-setsize'));
    /** New lines are drawn after the table. */
    const addLine = async () => {
      const before = rowCount();
      height += 24;
      act(() => {
        const game = store.getState().game!;
        const said = {
          id: 60,
          date: '2026-03-01T20:03:00.000Z',
          chat: { from: CORVANE_USER, text: 'hello' },
        };
        store.setState({ game: { ...game, lines: [...game.lines, said] } });
      });
      await waitFor(() => expect(rowCount()).toBe(before + 1));
    };
    scrollTo(1400);
    return { list, scrollTo, addLine };
  }

  test('follows new lines at the end', async () => {
    const { list, addLine } = openLongLog();

    await addLine();

    expect(list.scrollTop).toBeGreaterThanOrEqual(1424);
  });

  test('stays where the reader has scrolled to', async () => {
    const { list, scrollTo, addLine } = openLongLog();

    scrollTo(300);
    await addLine();

    expect(list.scrollTop).toBe(300);
  });

  test('follows new lines again after the reader has come back to the end', async () => {
    const { list, scrollTo, addLine } = openLongLog();

    scrollTo(300);
    scrollTo(1390);
    await addLine();

    expect(list.scrollTop).toBeGreaterThanOrEqual(1424);
  });
});

test('the copied log joins equal lines as the shown one does', async () => {
  const game = midGame();
  const played = game.lines.find(({ log }) => log?.text.key === 'log.play')!;
  const { user } = renderBoard({ ...game, lines: [played, { ...played, id: 51 }] });

  await user.click(screen.getByRole('button', { name: 'Copy game chat' }));

  expect(await navigator.clipboard.readText()).toBe('Wren plays Snufflegator ×2');
});

test('the log can be filtered by events or chat', async () => {
  const { user } = renderBoard(midGame());
  expect(lines('Log').textContent).toContain('good luck with that wall');

  await user.click(screen.getByRole('tab', { name: 'Game' }));

  expect(lines('Log').textContent).not.toContain('good luck with that wall');
  expect(lines('Log').textContent).toContain('Wren chooses Untamed');
});

test('turns fold one by one, or all except the last', async () => {
  const { user } = renderBoard(midGame());
  const heading = screen.getByRole('button', { name: 'Turn 8 – Corvane', expanded: true });

  await user.click(heading);
  expect(lines('Log').textContent).not.toContain('Corvane draws 2 cards');
  expect(lines('Log').textContent).toContain('Wren chooses Untamed');
  await user.click(heading);
  expect(lines('Log').textContent).toContain('Corvane draws 2 cards');

  await user.click(screen.getByRole('button', { name: 'Collapse earlier turns' }));
  expect(lines('Log').textContent).not.toContain('Corvane draws 2 cards');
  expect(lines('Log').textContent).toContain('Wren chooses Untamed');
  await user.click(screen.getByRole('button', { name: 'Expand all turns' }));
  expect(lines('Log').textContent).toContain('Corvane draws 2 cards');
});

test('an empty step has no heading', () => {
  const game = midGame();
  const step = (id: number, name: string) => ({
    id,
    date: '2026-03-01T20:02:00.000Z',
    log: { kind: 'step' as const, text: { key: `log.step.${name}`, args: { player: { player: 'Wren' } } } },
  });
  renderBoard({ ...game, lines: [...game.lines, step(20, 'ready'), step(21, 'draw')] });

  expect(lines('Log').textContent).not.toContain('Ready phase');
  expect(lines('Log').textContent).toContain('Draw phase – Wren');
});

test('earlier lines are loaded and inserted before the others', async () => {
  const game = midGame();
  const earlier = {
    id: 1,
    date: '2026-03-01T19:59:00.000Z',
    log: { kind: 'log' as const, text: { key: 'log.firstPlayer', args: { player: { player: 'Wren' } } } },
  };
  const { sent, user } = renderBoard({ ...game, lines: game.lines.slice(4) }, { ok: true, lines: [earlier] });

  await user.click(screen.getByRole('button', { name: 'Show earlier lines' }));

  expect(sent).toEqual([['olderMessages', 5]]);
  await waitFor(() => {
    const [first] = within(lines('Log')).getAllByRole('listitem');
    expect(first?.textContent).toBe('Wren goes first');
  });
});

test('a long log has no more rows in the document than a log that fills its panel', () => {
  const rowsOfLog = (length: number): number => {
    const { unmount } = renderBoard({
      ...midGame(),
      lines: Array.from({ length }, (_, id) => chatLine(id + 1)),
    });
    const count = within(lines('Log')).getAllByRole('listitem').length;
    unmount();
    return count;
  };

  expect(rowsOfLog(2000)).toBeLessThanOrEqual(rowsOfLog(60));
});

const chatLine = (id: number) => ({
  id,
  date: '2026-03-01T20:03:00.000Z',
  chat: { from: CORVANE_USER, text: `line ${id}` },
});

test('muted spectators are told so', () => {
  renderBoard(midGame(undefined, { seat: null, muteSpectators: true }));

  expect(screen.getByRole('textbox', { name: 'Spectators cannot chat in this game' })).toHaveProperty(
    'disabled',
    true,
  );
});
