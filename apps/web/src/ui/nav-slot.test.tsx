import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavSlot, NavSlotOutlet } from './nav-slot.tsx';

const page = (isShown: boolean) => (
  <>
    <nav>
      <NavSlotOutlet className="slot" />
    </nav>
    <main>{isShown && <NavSlot>Leave the game</NavSlot>}</main>
  </>
);

test('a page shows its part in the navigation bar while it is mounted', () => {
  const { rerender } = render(page(true));
  expect(within(screen.getByRole('navigation')).getByText('Leave the game')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toBe('');

  rerender(page(false));
  expect(screen.queryByText('Leave the game')).toBeNull();
});

test('without a navigation bar nothing is shown', () => {
  const { container } = render(<NavSlot>Leave the game</NavSlot>);

  expect(container.textContent).toBe('');
});
