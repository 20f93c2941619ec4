import { act, fireEvent, screen } from '@testing-library/react';
import type { RoomLine } from '@amberhall/protocol';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { LogList } from './log-list.tsx';
import { logTurns } from './log-turns.ts';

const DATE = '2026-03-01T20:00:00.000Z';
const line = (id: number, kind: 'log' | 'turn' = 'log'): RoomLine => ({
  id,
  date: DATE,
  log: {
    kind,
    text: {
      key: kind === 'turn' ? 'log.turn' : 'log.draw',
      args: { player: { player: 'Wren' }, number: id },
    },
  },
});
const LINES = [line(1), line(2, 'turn'), line(3), line(4), line(5, 'turn'), line(6)];

function show(folded: number[] = []) {
  const toggle = vi.fn<(id: number) => void>();
  const adders: ((one: RoomLine) => void)[] = [];
  function List() {
    const [lines, setLines] = useState(LINES);
    return (
      <>
        <LogList
          ref={useRef<HTMLDivElement>(null)}
          turns={logTurns(lines, 'all')}
          folded={new Set(folded)}
          toggle={toggle}
          label="Log"
        >
          <p>Earlier</p>
        </LogList>
        <output ref={() => void adders.push((one) => setLines((held) => [...held, one]))} />
      </>
    );
  }
  renderPart(<List />, midGame());
  const list = screen.getByRole('log');
  size(list, 1000);
  return { list, toggle, add: (one: RoomLine) => act(() => adders.at(-1)?.(one)) };
}
/** Without a browser nothing has a height. The list shows 600 pixels of its rows. */
function size(list: HTMLElement, scrollHeight: number, clientHeight = 600) {
  Object.defineProperty(list, 'scrollHeight', { configurable: true, value: scrollHeight });
  Object.defineProperty(list, 'clientHeight', { configurable: true, value: clientHeight });
}
function scroll(list: HTMLElement, top: number) {
  list.scrollTop = top;
  fireEvent.scroll(list);
}

test('lines and turns are rows of one list, numbered for listeners', () => {
  show();

  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(rows.map((row) => row.getAttribute('aria-setsize'))).toEqual(['6', '6', '6', '6', '6', '6']);
});

test('a folded turn is its heading only, with the number of its lines', () => {
  const { toggle } = show([2]);

  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Wren draws 1 card', 'Turn 2 – Wren2', 'Turn 5 – Wren', 'Wren draws 6 cards']);
  fireEvent.click(screen.getByRole('button', { name: 'Turn 2 – Wren' }));

  expect(toggle).toHaveBeenCalledWith(2);
});

test('a new line is in view while the end is', () => {
  const { list, add } = show();
  scroll(list, 400);

  size(list, 1024);
  add(line(7));

  expect(list.scrollTop).toBe(1024);
});

test('a reader who has scrolled up stays there, until the end is in view again', () => {
  const { list, add } = show();
  scroll(list, 400);
  scroll(list, 100);

  add(line(7));
  expect(list.scrollTop).toBe(100);
  scroll(list, 385);
  size(list, 1024);
  add(line(8));

  expect(list.scrollTop).toBe(1024);
});

test('scrolling that comes with another height is not that of the reader', () => {
  const { list, add } = show();
  scroll(list, 400);

  size(list, 1200);
  scroll(list, 380);
  add(line(7));

  expect(list.scrollTop).toBe(1200);
});

test('a hidden list forgets nothing', () => {
  const { list, add } = show();
  scroll(list, 400);

  size(list, 0, 0);
  scroll(list, 0);
  size(list, 1024);
  add(line(7));

  expect(list.scrollTop).toBe(1024);
});
