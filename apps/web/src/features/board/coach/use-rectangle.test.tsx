import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRectangle } from './use-rectangle.ts';

/** The callbacks that wait for the next frame, by their numbers. */
let frames = new Map<number, FrameRequestCallback>();
let lastFrame = 0;
let places: Record<string, DOMRect> = {};

beforeEach(() => {
  frames = new Map();
  places = { card: new DOMRect(100, 200, 60, 80) };
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++lastFrame, callback);
    return lastFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[this.id] ?? new DOMRect();
  });
});
afterEach(() => document.body.replaceChildren());

function Rectangle({ selector }: { selector: string | null }) {
  const rectangle = useRectangle(selector);
  return <output>{rectangle ? Object.values(rectangle).join(' ') : 'nothing'}</output>;
}
function show(selector: string | null, content = '<i id="card"></i>') {
  document.body.insertAdjacentHTML('beforeend', content);
  const { rerender, unmount } = render(<Rectangle selector={selector} />);
  return { point: (next: string | null) => act(() => rerender(<Rectangle selector={next} />)), unmount };
}
const shown = () => screen.getByRole('status').textContent;
const nextFrame = () =>
  act(() => {
    const due = [...frames.values()];
    frames.clear();
    for (const frame of due) frame(0);
  });

test('the rectangle is that of the element, and follows it from frame to frame', () => {
  show('#card');
  expect(shown()).toBe('100 200 60 80');

  places = { card: new DOMRect(140, 200, 60, 80) };
  nextFrame();

  expect(shown()).toBe('140 200 60 80');
});

test('an element that is missing has none, and gets one once it is drawn', () => {
  show('#card', '');
  expect(shown()).toBe('nothing');

  document.body.insertAdjacentHTML('beforeend', '<i id="card"></i>');
  nextFrame();

  expect(shown()).toBe('100 200 60 80');
});

test('the part of a card under the bar of the player does not count', () => {
  places = { card: new DOMRect(100, 200, 60, 80), bar: new DOMRect(0, 250, 900, 60) };

  show('#card', '<i id="card" data-card-id="7"></i><i id="bar" data-player-bar="near"></i>');

  expect(shown()).toBe('100 200 60 50');
});

test('a question beside the bar counts whole', () => {
  places = { question: new DOMRect(900, 200, 300, 80), bar: new DOMRect(0, 250, 900, 60) };

  show('#question', '<i id="question"></i><i id="bar" data-player-bar="near"></i>');

  expect(shown()).toBe('900 200 300 80');
});

test('without anything to point at nothing is measured', () => {
  const { point } = show('#card');

  point(null);

  expect(shown()).toBe('nothing');
});

test('measuring ends with the page', () => {
  const { unmount } = show('#card');

  expect(frames.size).toBe(1);

  unmount();

  expect(frames.size).toBe(0);
});
