import { act } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { RowHandles } from './row-handles.tsx';

const [first = '', second = '', third = ''] = midGame().table.players['Wren']!.hand.slice(3);
let scrolled = 0;

/** Without a browser nothing has a position: the row is 200 pixels wide, and each card 100. */
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    return index < 0 ? new DOMRect(0, 0, 200, 140) : new DOMRect(index * 100 - scrolled, 0, 100, 140);
  });
  vi.stubGlobal('ResizeObserver', FirstLook);
});

/** A browser reports an element that it begins to observe, once it is laid out. */
class FirstLook {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report();
  }
  disconnect(): void {}
}

function Row() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <ul>
        {[first, second, third].map((id) => (
          <li key={id}>
            <button data-size="hand" data-card-id={id} aria-label={id} />
          </li>
        ))}
      </ul>
      <RowHandles box={box} count={3} />
    </div>
  );
}
const handles = () => [...document.querySelectorAll<HTMLElement>('[data-row-end]')];
const ends = () => handles().map(({ dataset, textContent }) => `${textContent} ${dataset['rowEnd']}`);
function scrollTo(x: number) {
  scrolled = x;
  act(() => void document.querySelector('ul')?.dispatchEvent(new Event('scroll')));
}

test('a row says at each end how many cards it hides there, while it is scrolled', () => {
  renderPart(<Row />, midGame(PROMPTS.waiting));
  expect(ends()).toEqual(['1 after']);
  expect(handles()[0]?.title).toBe('1 more');

  scrollTo(50);
  expect(ends()).toEqual(['1 before', '1 after']);
  scrollTo(100);

  expect(ends()).toEqual(['1 before']);
});

test('a handle is lit like the cards that it hides', () => {
  renderPart(<Row />, midGame({ ...PROMPTS.main, selectable: [third] }));
  expect(handles()[0]?.dataset['light']).toBe('playable');

  scrollTo(100);

  expect(handles()[0]?.dataset['light']).toBeUndefined();
});

test('a handle scrolls by three quarters of the row, towards its end', () => {
  const by: unknown[] = [];
  renderPart(<Row />, midGame(PROMPTS.waiting));
  const row = document.querySelector('ul')!;
  Object.defineProperty(row, 'clientWidth', { value: 200 });
  row.scrollBy = (options?: unknown) => void by.push(options);
  scrollTo(50);

  act(() => handles().forEach((handle) => handle.click()));

  expect(by).toEqual([
    { left: -150, behavior: 'smooth' },
    { left: 150, behavior: 'smooth' },
  ]);
});

test('keyboard and screen-reader users do not meet the handles', () => {
  renderPart(<Row />, midGame(PROMPTS.waiting));

  expect(handles().map((handle) => [handle.tabIndex, handle.getAttribute('aria-hidden')])).toEqual([
    [-1, 'true'],
  ]);
});
