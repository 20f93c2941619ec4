import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readyReplay } from './fixture.ts';
import { Timeline } from './timeline.tsx';

function open(step: number, changes: Parameters<typeof readyReplay>[0] = {}) {
  const steps: number[] = [];
  render(
    <Timeline replay={readyReplay(changes)} step={step} near="Wren" onGo={(to) => void steps.push(to)} />,
  );
  return { slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the game' }), steps };
}

test.each([
  [0, 'Before the first turn, Step 0 of 5'],
  [2, 'Turn 1: Wren, Step 2 of 5'],
  [3, 'Turn 2: Corvane, Step 3 of 5'],
  [5, 'Turn 2: Corvane, Step 5 of 5'],
])('the slider names the turn and the step at position %i', (step, spoken) => {
  const { slider } = open(step);

  expect(slider.value).toBe(String(step));
  expect(slider.getAttribute('aria-valuetext')).toBe(spoken);
});

test('a move of the slider goes to its step', () => {
  const { slider, steps } = open(0);

  fireEvent.change(slider, { target: { value: '4' } });

  expect(steps).toEqual([4]);
});

test('the track is divided into the turns, and those of the near player are marked', () => {
  open(2);

  const turns = [...document.querySelectorAll<HTMLElement>('.turn')];
  expect(turns.map(({ dataset }) => dataset['near'])).toEqual(['true', undefined]);
  expect(turns.map(({ style }) => style.getPropertyValue('--at'))).toEqual(['0.2', '0.6']);
  expect(turns.map(({ style }) => style.getPropertyValue('--length'))).toEqual(['0.4', '0.4']);
});

test('a game without steps has a slider with one position', () => {
  const { slider } = open(0, { steps: 0, turns: [], keys: [] });

  expect(slider.max).toBe('0');
  expect(slider.getAttribute('aria-valuetext')).toBe('Before the first turn, Step 0 of 0');
});
