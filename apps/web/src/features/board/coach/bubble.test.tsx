import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Bubble } from './bubble.tsx';
import { Ring, Spotlight } from './spotlight.tsx';

const WINDOW = { width: window.innerWidth, height: window.innerHeight };
const resize = (width: number, height: number) =>
  Object.assign(window, { innerWidth: width, innerHeight: height });
afterEach(() => resize(WINDOW.width, WINDOW.height));

const lit = (left: number, top: number, width = 100, height = 140) => ({ left, top, width, height });

function show(rectangle: ReturnType<typeof lit> | null, isSmall = false) {
  resize(1000, 800);
  render(
    <Bubble head="Step 1" sentence="Reap with Troll." lit={rectangle} isSmall={isSmall}>
      {null}
    </Bubble>,
  );
  return screen.getByRole('region', { name: 'Coach' });
}

test('what the coach says is announced', () => {
  show(null);

  expect(screen.getByRole('status').textContent).toBe('Reap with Troll.');
});

test('without anything to point at, the bubble has its own place', () => {
  const bubble = show(null);

  expect(bubble.dataset['place']).toBe('docked');
  expect(bubble.getAttribute('style')).toBeNull();
});

test('the bubble is above what it points at, in its middle', () => {
  const bubble = show(lit(450, 400));

  expect(bubble.dataset['place']).toBe('above');
  expect(bubble.style).toMatchObject({ left: '300px', width: '400px', bottom: '416px', top: '' });
  expect(bubble.style.getPropertyValue('--tip')).toBe('200px');
});

test('where there is no room above, the bubble is below', () => {
  const bubble = show(lit(450, 206));

  expect(bubble.dataset['place']).toBe('below');
  expect(bubble.style).toMatchObject({ top: '362px', bottom: '' });
});

test.each([
  { edge: 'left', left: 0, start: 16, tip: 34 },
  { edge: 'right', left: 950, start: 584, tip: 400 },
])(
  'at the $edge edge the bubble stays in the window, and its tip points at the thing',
  ({ left, start, tip }) => {
    const width = left === 0 ? 100 : 68;
    const bubble = show(lit(left, 400, width));

    expect(bubble.style.left).toBe(`${start}px`);
    expect(Number.parseFloat(bubble.style.getPropertyValue('--tip'))).toBe(tip);
  },
);

test('what is said in passing is smaller', () => {
  expect(show(lit(450, 400), true).style.width).toBe('282px');
});

test('on a phone the bubble is as wide as the window', () => {
  resize(300, 800);
  render(
    <Bubble head="" sentence="" lit={lit(100, 400)}>
      {null}
    </Bubble>,
  );

  expect(screen.getByRole('region', { name: 'Coach' }).style).toMatchObject({ left: '16px', width: '268px' });
});

test.each([
  ['the light', Spotlight],
  ['the ring', Ring],
])('%s lies around the thing, and is hidden from listeners', (_name, Frame) => {
  const { container } = render(<Frame rectangle={lit(100, 200, 50, 60)} />);
  const frame = container.firstElementChild as HTMLElement;

  expect(frame.style).toMatchObject({ left: '94px', top: '194px', width: '62px', height: '72px' });
  expect(frame.getAttribute('aria-hidden')).toBe('true');
});
