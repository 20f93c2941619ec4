import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeBelow } from './place-below.ts';

let panel: HTMLElement;
let anchor: HTMLElement;
const window_ = { width: innerWidth, height: innerHeight };

beforeEach(() => {
  panel = document.body.appendChild(document.createElement('div'));
  anchor = document.body.appendChild(document.createElement('button'));
  Object.assign(globalThis, { innerWidth: 1000, innerHeight: 600 });
});

afterEach(() => {
  panel.remove();
  anchor.remove();
  Object.assign(globalThis, { innerWidth: window_.width, innerHeight: window_.height });
});

function place(
  left: number,
  align: 'start' | 'end',
  { panelWidth = 200, direction = 'ltr', zoom = 1, top = 40 } = {},
) {
  anchor.style.direction = direction;
  anchor.getBoundingClientRect = () => new DOMRect(left, top, 100, 30);
  panel.getBoundingClientRect = () => new DOMRect(0, 0, panelWidth, 300);
  Object.defineProperty(panel, 'currentCSSZoom', { value: zoom, configurable: true });
  placeBelow(panel, anchor, align);
  return { left: panel.style.left, top: panel.style.top, maxHeight: panel.style.maxHeight };
}

test('the panel stands 8 pixels below its anchor and ends 8 pixels above the edge of the window', () => {
  expect(place(300, 'start')).toEqual({ left: '300px', top: '78px', maxHeight: '514px' });
});

test('the panel lines up with the right edge of its anchor when asked to', () => {
  expect(place(300, 'end').left).toBe('200px');
});

test('start and end change sides where text runs from right to left', () => {
  expect(place(300, 'start', { direction: 'rtl' }).left).toBe('200px');
  expect(place(300, 'end', { direction: 'rtl' }).left).toBe('300px');
});

test('the panel stays inside the window at both edges', () => {
  expect(place(950, 'start').left).toBe('792px');
  expect(place(20, 'end').left).toBe('8px');
});

test('a panel wider than the window starts at the left edge', () => {
  expect(place(300, 'start', { panelWidth: 1200 }).left).toBe('8px');
});

test('the position is divided by the zoom of the page', () => {
  expect(place(300, 'start', { zoom: 2 })).toEqual({ left: '150px', top: '39px', maxHeight: '257px' });
});

test('a panel without room below stands above its anchor', () => {
  expect(place(300, 'start', { top: 500 })).toEqual({ left: '300px', top: '192px', maxHeight: '484px' });
});
