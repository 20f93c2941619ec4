import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserName } from './user-name.tsx';

const userName = (name: string, role: string, showRole = false) => <UserName {...{ name, role, showRole }} />;

test('the name of a user without a role stands alone', () => {
  const { container } = render(userName('Wren', 'user'));

  expect(container.textContent).toBe('Wren');
});

test('a role is read out, and shown only where asked for', () => {
  const { container, rerender } = render(userName('Wren', 'admin'));
  expect(container.textContent).toBe('WrenAdmin');
  expect(screen.getByText('Admin').className).toBe('hidden');

  rerender(userName('Wren', 'admin', true));
  expect(screen.getByText('Admin').className).toBe('role');
});

test('a long name that is cut can be read in its tooltip', () => {
  render(userName('Wren the Unforgettable', 'user'));

  expect(screen.getByTitle('Wren the Unforgettable')).toBeTruthy();
});

test('the color is the one of the role', () => {
  const { container } = render(userName('Wren', 'supporter'));

  expect((container.firstElementChild as HTMLElement).style.color).toBe('var(--role-supporter)');
});
