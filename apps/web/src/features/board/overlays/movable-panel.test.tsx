import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MovablePanel } from './movable-panel.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.setPointerCapture = vi.fn<(pointer: number) => void>();
});

function openPanel() {
  render(
    <MovablePanel name="pile" title="Discard pile" className="pile" onClose={() => {}}>
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
