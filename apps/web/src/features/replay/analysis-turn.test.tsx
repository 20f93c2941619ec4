import type { AnalysedTurn, LogLine } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../board/fixture/game.ts';
import { renderPart } from '../board/fixture/render-board.tsx';
import { AnalysisTurn } from './analysis-turn.tsx';

type Estimate = NonNullable<AnalysedTurn['estimate']>;

const reaps = (card: string): LogLine => ({
  kind: 'log',
  player: 'Wren',
  text: { key: 'log.use.reap', args: { player: { player: 'Wren' }, card: { card: { slug: card } } } },
});
const estimate = (
  played: Partial<Estimate['played']> = {},
  preferred: Partial<Estimate['preferred']> = {},
  margin = 0,
): Estimate => ({
  played: { house: 'brobnar', lines: [reaps('troll')], chance: 0.5, ...played },
  preferred: { house: 'brobnar', lines: [reaps('krump')], chance: 0.5, isOpen: false, ...preferred },
  margin,
});

function show(values: Estimate | null, isCurrent = false) {
  const went: number[] = [];
  const { user } = renderPart(
    <ol>
      <AnalysisTurn
        analysed={{ turn: 7, step: 31, estimate: values }}
        isCurrent={isCurrent}
        onGo={(step) => void went.push(step)}
      />
    </ol>,
    midGame(),
    { isReplay: true },
  );
  const row = screen.getByRole('button', { name: /^Turn 7/ });
  return { user, row, went, change: document.querySelector<HTMLElement>('.change') };
}

test('a turn without an estimate leads to its beginning, and has nothing to open', async () => {
  const { user, row, went } = show(null);

  await user.click(row);

  expect(went).toEqual([31]);
  expect(row.textContent).toBe('Turn 7No estimate');
  expect(row.hasAttribute('aria-expanded')).toBe(false);
});

test('the first press shows the turn and opens its lines, and the next one closes them', async () => {
  const { user, row, went } = show(estimate(), true);

  await user.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  await user.click(row);

  expect(row.getAttribute('aria-expanded')).toBe('false');
  expect(went).toEqual([31, 31]);
});

test('a press on an open turn that is not shown leads there, and leaves it open', async () => {
  const { user, row, went } = show(estimate());

  await user.click(row);
  await user.click(row);

  expect(row.getAttribute('aria-expanded')).toBe('true');
  expect(went).toHaveLength(2);
});

test.each<[string, number, number, number, string, string]>([
  ['a better line', 0.4, 0.52, 0.04, 'less', '+12% with its line'],
  ['a worse line', 0.5, 0.42, 0.04, 'more', 'Yours: +8%'],
  ['a difference within its uncertainty', 0.5, 0.53, 0.04, 'same', 'No clear difference'],
  ['a difference that rounds to nothing', 0.5, 0.504, 0, 'same', 'No clear difference'],
  ['no difference', 0.5, 0.5, 0, 'same', 'No clear difference'],
])(
  '%s of the bot: %d against %d, uncertain by %d, is %s: "%s"',
  (_what, played, preferred, margin, kind, text) => {
    const { change } = show(estimate({ chance: played }, { chance: preferred }, margin));

    expect(change?.textContent).toBe(text);
    expect(change?.dataset['kind']).toBe(kind);
  },
);

test('both houses are named only where they differ', () => {
  expect(show(estimate()).row.textContent).toContain('Turn 7BrobnarNo clear');
  document.body.replaceChildren();
  expect(show(estimate({}, { house: 'mars' })).row.textContent).toContain('Turn 7BrobnarMars');
  document.body.replaceChildren();
  expect(show(estimate({ house: null })).row.textContent).toContain('Turn 7No houseBrobnar');
});

test('only a line that depends on unknown cards says so', async () => {
  const closed = show(estimate(), true);
  await closed.user.click(closed.row);
  expect(screen.queryByText(/could not see/)).toBeNull();
  document.body.replaceChildren();

  const open = show(estimate({}, { isOpen: true }), true);
  await open.user.click(open.row);

  expect(screen.getByText('The rest depends on a card that you could not see.')).toBeDefined();
});

test('equal lines in a row are shown once', async () => {
  const { user, row } = show(estimate({ lines: [reaps('troll'), reaps('troll')] }));

  await user.click(row);

  expect(screen.getByText('×2')).toBeDefined();
});
