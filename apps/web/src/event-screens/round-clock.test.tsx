import { ROUND_MINUTES } from '@amberhall/protocol';
import type { ClockRequest, RoundClock as Clock } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../test/open-page.tsx';
import { MantineParts } from '../ui/mantine-parts.tsx';
import { RoundClock } from './round-clock.tsx';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-21T20:00:00.000Z');
const clockOf = (changes: Partial<Clock> = {}): Clock => ({
  round: 2,
  minutes: 45,
  startedAt: new Date(START).toISOString(),
  stoppedAt: null,
  ...changes,
});

function open(clock: Clock | undefined, now = START, isBusy = false) {
  const wishes: ClockRequest[] = [];
  const onChange = (wish: ClockRequest) => void wishes.push(wish);
  const user = openPage(
    <MantineParts>
      <RoundClock name="Round 2" clock={clock} now={now} isBusy={isBusy} onChange={onChange} />
    </MantineParts>,
  );
  return { user, wishes };
}

test('a round without a clock starts one with 45 minutes', async () => {
  const { user, wishes } = open(undefined);

  await user.click(screen.getByRole('button', { name: 'Start the clock' }));

  expect(wishes).toEqual([{ do: 'start', minutes: 45 }]);
  expect(screen.queryByText('Time has been called')).toBeNull();
});

test('the length of a round can be changed before its clock starts', async () => {
  const { user, wishes } = open(undefined);
  const minutes = screen.getByRole('textbox', { name: 'Minutes of the round' });

  await user.clear(minutes);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the clock' }).disabled).toBe(true);
  await user.type(minutes, '60');
  await user.click(screen.getByRole('button', { name: 'Start the clock' }));

  expect(wishes).toEqual([{ do: 'start', minutes: 60 }]);
});

test('a running clock shows the time that is left, and is stopped or extended', async () => {
  const { user, wishes } = open(clockOf(), START + 15 * MINUTE_MS);

  expect(screen.getByRole('timer').textContent).toBe('30:00');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await user.click(screen.getByRole('button', { name: '5 more minutes' }));

  expect(wishes).toEqual([{ do: 'stop' }, { do: 'extend', minutes: 5 }]);
});

test('a stopped clock keeps its time and can be resumed', async () => {
  const stoppedAt = new Date(START + 10 * MINUTE_MS).toISOString();
  const { user, wishes } = open(clockOf({ stoppedAt }), START + 30 * MINUTE_MS);

  expect(screen.getByRole('timer').textContent).toBe('35:00');
  expect(screen.getByText('Stopped')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume' }));

  expect(wishes).toEqual([{ do: 'goOn' }]);
});

test('time is called only after a confirmation', async () => {
  const { user, wishes } = open(clockOf());

  await user.click(screen.getByRole('button', { name: 'Call time in Round 2' }));
  expect(wishes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  expect(wishes).toEqual([{ do: 'call' }]);
});

test('a clock without time left says that time has been called and can start again', async () => {
  const { user, wishes } = open(clockOf(), START + 45 * MINUTE_MS);

  expect(screen.getByText('Time has been called')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restart' }));

  expect(wishes).toEqual([{ do: 'start', minutes: 45 }]);
});

test.each([ROUND_MINUTES.min - 1, ROUND_MINUTES.max + 1])(
  'a round of %d minutes is not started',
  async (count) => {
    const { user, wishes } = open(undefined);
    const minutes = screen.getByRole('textbox', { name: 'Minutes of the round' });

    await user.clear(minutes);
    await user.type(minutes, `${count}{Enter}`);

    expect(wishes.filter((wish) => wish.do === 'start' && wish.minutes === count)).toEqual([]);
  },
);

test('the Enter key in the field of minutes starts the clock', async () => {
  const { user, wishes } = open(undefined);

  await user.type(screen.getByRole('textbox', { name: 'Minutes of the round' }), '{Enter}');

  expect(wishes).toEqual([{ do: 'start', minutes: 45 }]);
});

test.each([
  ['a running clock', clockOf()],
  ['a round without a clock', undefined],
])('%s cannot be changed while a request is on its way', (_what, clock) => {
  open(clock, START, true);

  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ disabled }) => disabled)).toEqual(buttons.map(() => true));
});

test('the controls belong to a group that names the round', () => {
  open(clockOf());

  expect(screen.getByRole('group').getAttribute('aria-label')).toContain('Round 2');
});

test('the last five minutes are marked', () => {
  open(clockOf(), START + 40 * MINUTE_MS);
  expect(screen.getByRole('timer').parentElement?.hasAttribute('data-late')).toBe(false);
  document.body.replaceChildren();

  open(clockOf(), START + 40 * MINUTE_MS + 1);

  expect(screen.getByRole('timer').parentElement?.hasAttribute('data-late')).toBe(true);
});
