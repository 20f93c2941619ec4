import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Menu, MenuDivider, MenuItem, MenuLabel, MenuLink, MenuSwitch } from './menu.tsx';

function open() {
  const acts: string[] = [];
  render(
    <MemoryRouter>
      <Menu button="Mira" label="Your account">
        <MenuLabel>Account</MenuLabel>
        <MenuLink to="/profile" icon="user">
          Profile
        </MenuLink>
        <MenuSwitch isOn onFlip={() => acts.push('flip')}>
          Sounds
        </MenuSwitch>
        <MenuDivider />
        <MenuItem onClick={() => acts.push('log out')}>Log out</MenuItem>
      </Menu>
    </MemoryRouter>,
  );
  const menu = screen.getByRole('menu', { hidden: true });
  const hidePopover = vi.fn<() => void>();
  menu.hidePopover = hidePopover;
  return { acts, menu, hidePopover, user: userEvent.setup() };
}

/** The event that the browser fires when the popover opens or closes. */
function toggle(menu: HTMLElement, newState: 'open' | 'closed'): void {
  fireEvent(menu, Object.assign(new Event('toggle'), { newState }));
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Your account' });
const item = (name: string): HTMLElement => screen.getByText(name);

test('the button names the menu it opens', () => {
  const { menu } = open();

  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().getAttribute('popovertarget')).toBe(menu.id);
});

test('opening the menu focuses its first item and says that it is open', () => {
  const { menu } = open();

  toggle(menu, 'open');

  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(item('Profile'));
});

test('closing the menu says that it is closed', () => {
  const { menu } = open();

  toggle(menu, 'open');
  toggle(menu, 'closed');

  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys move through the items and wrap around at both ends', async () => {
  const { menu, user } = open();
  toggle(menu, 'open');

  const focusAfter = async (key: string): Promise<string | null | undefined> => {
    await user.keyboard(`{${key}}`);
    return document.activeElement?.textContent;
  };
  expect(await focusAfter('ArrowDown')).toBe('Sounds');
  expect(await focusAfter('ArrowDown')).toBe('Log out');
  expect(await focusAfter('ArrowDown')).toBe('Profile');
  expect(await focusAfter('ArrowUp')).toBe('Log out');
  expect(await focusAfter('Home')).toBe('Profile');
  expect(await focusAfter('End')).toBe('Log out');
  expect(await focusAfter('a')).toBe('Log out');
});

test('an item closes the menu and acts', async () => {
  const { acts, hidePopover, user } = open();

  await user.click(item('Log out'));

  expect(acts).toEqual(['log out']);
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a link closes the menu', async () => {
  const { hidePopover, user } = open();

  await user.click(item('Profile'));

  expect(hidePopover).toHaveBeenCalledOnce();
  expect(item('Profile').getAttribute('href')).toBe('/profile');
});

test('a switch acts and leaves the menu open', async () => {
  const { acts, hidePopover, user } = open();

  await user.click(item('Sounds'));

  expect(item('Sounds').getAttribute('aria-checked')).toBe('true');
  expect(acts).toEqual(['flip']);
  expect(hidePopover).not.toHaveBeenCalled();
});
