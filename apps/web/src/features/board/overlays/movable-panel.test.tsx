import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MovablePanel } from './movable-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.setPointerCapture = vi.fn<(pointer: number) => void>();
});

function openPanel(name = 'pile', onClose = () => {}) {
  render(
    <MovablePanel name={name} title="Discard pile" className="pile" onClose={onClose}>
      <p>cards</p>
    </MovablePanel>,
  );
  return screen.getByRole('heading', { name: 'Discard pile' });
}

const place = () => screen.getByRole('region').style.getPropertyValue('--move-x');
const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 0, button: 0 });

test('a panel follows the pointer that holds its header', () => {
  const head = openPanel();

  fireEvent.pointerDown(head, at(1, 10));
  fireEvent.pointerMove(head, at(1, 30));
  fireEvent.pointerUp(head, at(1, 30));
  fireEvent.pointerMove(head, at(1, 300));

  expect(place()).toBe('20px');
});

test('a panel stays in place when the browser cancels the pointer', () => {
  const head = openPanel();

  fireEvent.pointerDown(head, at(1, 10));
  fireEvent.pointerMove(head, at(1, 30));
  fireEvent.pointerCancel(head, at(1, 30));
  fireEvent.pointerMove(head, at(1, 300));

  expect(place()).toBe('20px');
});

test('a second finger does not take over a panel', () => {
  const head = openPanel();

  fireEvent.pointerDown(head, at(1, 10));
  fireEvent.pointerMove(head, at(1, 30));
  fireEvent.pointerDown(head, at(2, 400));
  fireEvent.pointerMove(head, at(2, 500));
  fireEvent.pointerUp(head, at(2, 500));
  fireEvent.pointerMove(head, at(1, 40));

  expect(place()).toBe('30px');
});

test('the right mouse button moves nothing', () => {
  const head = openPanel();

  fireEvent.pointerDown(head, { ...at(1, 10), button: 2 });
  fireEvent.pointerMove(head, at(1, 300));

  expect(place()).toBe('0px');
});

test('a moved panel opens in its place again, and another panel in its own', () => {
  const head = openPanel();
  fireEvent.pointerDown(head, at(1, 10));
  fireEvent.pointerMove(head, at(1, 30));
  fireEvent.pointerUp(head, at(1, 30));
  cleanup();

  openPanel();
  expect(place()).toBe('20px');
  cleanup();
  openPanel('chat');

  expect(place()).toBe('0px');
});

test('a stored place that is not readable is no place', () => {
  localStorage.setItem('board.pile', JSON.stringify({ x: 'left' }));
  openPanel();

  expect(place()).toBe('0px');
});

test('a press on the close button of the header moves nothing', () => {
  const onClose = vi.fn<() => void>();
  openPanel('pile', onClose);
  const close = screen.getByRole('button', { name: 'Close' });

  fireEvent.pointerDown(close, at(1, 10));
  fireEvent.pointerMove(close, at(1, 300));
  fireEvent.click(close);

  expect(place()).toBe('0px');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a panel without cards gives the focus to its close button', () => {
  openPanel();

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});

test('a panel with cards gives the focus to the first of them', () => {
  render(
    <MovablePanel name="pile" title="Discard pile" className="pile" onClose={() => {}}>
      <button type="button" data-card-id="c1">
        Dust Pixie
      </button>
    </MovablePanel>,
  );

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dust Pixie' }));
});
