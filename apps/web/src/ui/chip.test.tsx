import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';

test('a chip says whether it is pressed', () => {
  const { rerender } = render(
    <Chip pressed={false} onPress={() => {}}>
      Mars
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Mars', pressed: false })).toBeTruthy();

  rerender(
    <Chip pressed onPress={() => {}}>
      Mars
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Mars', pressed: true })).toBeTruthy();
});

test('a chip reports a click and a key press', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Chip pressed={false} onPress={onPress}>
      Mars
    </Chip>,
  );
  const user = userEvent.setup();

  await user.click(screen.getByRole('button'));
  await user.keyboard(' ');

  expect(onPress).toHaveBeenCalledTimes(2);
});
