import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoteButton } from './note-button.tsx';
import { NoteLayer } from './note-layer.tsx';
import { closeNote, openNote } from './note-store.ts';

const NOTE = { title: '2 chains', text: 'They cost a card.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(closeNote);
  vi.useRealTimers();
});

function show() {
  const opened = render(
    <>
      <NoteButton note={NOTE}>Chains</NoteButton>
      <NoteLayer />
    </>,
  );
  return { ...opened, counter: screen.getByRole('button') };
}
const note = () => screen.queryByRole('tooltip')?.textContent;
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a note opens after a moment of hover, and closes at once', () => {
  const { counter } = show();

  fireEvent.pointerEnter(counter, { pointerType: 'mouse' });
  after(299);
  expect(note()).toBeUndefined();
  after(1);
  expect(note()).toBe('2 chainsThey cost a card.');
  fireEvent.pointerLeave(counter);

  expect(note()).toBeUndefined();
});

test('a pointer that only passes opens nothing', () => {
  const { counter } = show();

  fireEvent.pointerEnter(counter, { pointerType: 'mouse' });
  after(100);
  fireEvent.pointerLeave(counter);
  after(1000);

  expect(note()).toBeUndefined();
});

test('a long press opens a note, which stays when the finger is lifted', () => {
  const { counter } = show();

  fireEvent.pointerEnter(counter, { pointerType: 'touch' });
  after(1000);
  expect(note()).toBeUndefined();
  fireEvent.pointerDown(counter, { pointerType: 'touch' });
  after(400);
  fireEvent.pointerUp(counter);

  expect(note()).toBeDefined();
});

test.each(['pointerUp', 'pointerCancel'] as const)('a short press that ends with %s opens nothing', (end) => {
  const { counter } = show();

  fireEvent.pointerDown(counter, { pointerType: 'touch' });
  after(300);
  fireEvent[end](counter);
  after(1000);

  expect(note()).toBeUndefined();
});

test('a press of the mouse closes the note of the hover', () => {
  const { counter } = show();
  fireEvent.pointerEnter(counter, { pointerType: 'mouse' });
  after(300);

  fireEvent.pointerDown(counter, { pointerType: 'mouse' });
  after(1000);

  expect(note()).toBeUndefined();
});

test('a click opens the note of a counter, and the loss of the focus closes it', () => {
  const { counter } = show();

  fireEvent.click(counter);
  expect(note()).toBeDefined();
  fireEvent.blur(counter);

  expect(note()).toBeUndefined();
});

test('a counter that is removed while a note is about to open opens none', () => {
  const { counter, rerender } = show();
  fireEvent.pointerEnter(counter, { pointerType: 'mouse' });

  rerender(<NoteLayer />);
  after(1000);

  expect(note()).toBeUndefined();
});

test('a note about something that has left the page closes', () => {
  render(<NoteLayer />);

  act(() => openNote(document.createElement('i'), NOTE));

  expect(note()).toBeUndefined();
});

test.each([
  { where: 'the lower half', top: 700, place: { top: '590px' } },
  { where: 'the upper half', top: 100, place: { top: '130px' } },
])('a note about something in $where of the window lies beside it', ({ top, place }) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(400, top, 40, 20),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  const { counter } = show();

  fireEvent.click(counter);

  expect(screen.getByRole('tooltip').style).toMatchObject({ left: '320px', ...place });
});

test('a note at the edge stays in the window', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(2, 100, 40, 20));
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  const { counter } = show();

  fireEvent.click(counter);

  expect(screen.getByRole('tooltip').style.left).toBe('8px');
});
