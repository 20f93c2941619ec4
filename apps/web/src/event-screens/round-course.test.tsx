import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { RoundCourse } from './round-course.tsx';
import type { RoundStep } from './round-names.ts';

const step = (number: number, changes: Partial<RoundStep> = {}): RoundStep => ({
  key: String(number),
  name: { kind: 'round', number },
  state: 'done',
  isCut: false,
  result: null,
  ...changes,
});

function open(steps: RoundStep[], shown?: number) {
  const onShow = vi.fn<(index: number) => void>();
  const user = openPage(<RoundCourse steps={steps} shown={shown} onShow={onShow} />);
  return { user, onShow, items: screen.getAllByRole('listitem') };
}
/** What is drawn in the circle of a step: its number, or the name of a symbol. */
const signOf = (item: HTMLElement) => {
  const circle = item.querySelector('i')!;
  return (
    circle.textContent ||
    circle
      .querySelector('use')
      ?.getAttribute('href')
      ?.replace(/^.*#i-/, '')
  );
};

test('steps that are over or under way show their pairings by a press, and planned ones do not', async () => {
  const { user, onShow, items } = open(
    [step(1), step(2, { state: 'now' }), step(3, { state: 'planned' })],
    1,
  );

  expect(
    items.map((item) => within(item).queryByRole('button')?.getAttribute('aria-pressed') ?? null),
  ).toEqual(['false', 'true', null]);
  await user.click(within(items[0]!).getByRole('button'));

  expect(onShow.mock.calls).toEqual([[0]]);
});

test('the current round is marked for screen readers as well', () => {
  const { items } = open([step(1), step(2, { state: 'now' }), step(3, { state: 'planned' })]);

  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map(({ textContent }) => textContent)).toEqual(['Round 1', '2Round 2now', '3Round 3planned']);
});

test('a round of the viewer says how it ended', () => {
  const { items } = open([step(1, { result: 'won' }), step(2, { result: 'lost' }), step(3)]);

  expect(items.map(({ textContent }) => textContent)).toEqual(['Round 1won', 'Round 2lost', 'Round 3']);
  expect(items.map(signOf)).toEqual(['check', 'close', 'check']);
});

test('rounds of a bracket are numbered by their places', () => {
  const planned = { state: 'planned', isCut: true } as const;
  const { items } = open([
    step(1, { ...planned, name: { kind: 'round', number: 1 }, isCut: false }),
    step(2, { ...planned, name: { kind: 'top', size: 8 } }),
    step(3, { ...planned, name: { kind: 'final' } }),
  ]);

  expect(items.map(signOf)).toEqual(['1', '8', '1']);
  expect(items.map(({ dataset }) => dataset['cut'])).toEqual([undefined, 'true', 'true']);
});
