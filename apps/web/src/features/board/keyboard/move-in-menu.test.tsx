import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveInMenu } from './move-in-menu.ts';

function openMenu() {
  render(
    <div role="menu" tabIndex={-1} onKeyDown={moveInMenu}>
      <button role="menuitem">Ready</button>
      <p>Move</p>
      <button role="menuitem">Stun</button>
      <button role="menuitem">Ward</button>
    </div>,
  );
  return (key: string) => {
    const isHandled = !fireEvent.keyDown(document.activeElement!, { key });
    return { isHandled, at: document.activeElement?.textContent };
  };
}

test.each([
  { from: 'Ready', key: 'ArrowDown', to: 'Stun' },
  { from: 'Ward', key: 'ArrowDown', to: 'Ready' },
  { from: 'Ward', key: 'ArrowUp', to: 'Stun' },
  { from: 'Ready', key: 'ArrowUp', to: 'Ward' },
  { from: 'Stun', key: 'Home', to: 'Ready' },
  { from: 'Ready', key: 'End', to: 'Ward' },
])('$key moves from $from to $to, and does not scroll the page', ({ from, key, to }) => {
  const press = openMenu();
  screen.getByRole('menuitem', { name: from }).focus();

  expect(press(key)).toEqual({ isHandled: true, at: to });
});

test('other keys are left to the browser', () => {
  const press = openMenu();
  screen.getByRole('menuitem', { name: 'Stun' }).focus();

  expect(press('ArrowRight')).toEqual({ isHandled: false, at: 'Stun' });
});

test('the first arrow down in a menu reaches its first item', () => {
  const press = openMenu();
  screen.getByRole('menu').focus();

  expect(press('ArrowDown').at).toBe('Ready');
});
