import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Switch } from './switch.tsx';

function open(checked: boolean, disabled = false) {
  const changes: boolean[] = [];
  render(
    <Switch checked={checked} disabled={disabled} onChange={(isOn) => changes.push(isOn)}>
      Private game
    </Switch>,
  );
  return { changes, user: userEvent.setup() };
}

test.each([true, false])('a switch that is %s reports the opposite when it is pressed', async (checked) => {
  const { changes, user } = open(checked);
  expect(screen.getByRole('switch', { name: 'Private game' }).getAttribute('aria-checked')).toBe(
    String(checked),
  );

  await user.click(screen.getByText('Private game'));

  expect(changes).toEqual([!checked]);
});

test('a disabled switch cannot be pressed', async () => {
  const { changes, user } = open(false, true);

  await user.click(screen.getByText('Private game'));

  expect(changes).toEqual([]);
});
