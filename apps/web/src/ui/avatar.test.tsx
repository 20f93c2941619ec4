import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const avatarOf = (...parameters: Parameters<typeof Avatar>): HTMLElement => {
  const { container } = render(<Avatar {...parameters[0]} />);
  return container.firstElementChild as HTMLElement;
};
const colorOf = (name: string): string => avatarOf({ name }).style.getPropertyValue('--avatar-color');

test('an avatar without a picture shows the first letter in upper case', () => {
  expect(avatarOf({ name: 'wren' }).textContent).toBe('W');
});

test('an avatar shows a first letter outside the basic plane as a whole', () => {
  expect(avatarOf({ name: '𝒲ren' }).textContent).toBe('𝒲');
});

test('an avatar of an empty name shows no letter', () => {
  expect(avatarOf({ name: '' }).textContent).toBe('');
});

test('an avatar is hidden from screen readers, with and without a picture', () => {
  expect(avatarOf({ name: 'Wren' }).getAttribute('aria-hidden')).toBe('true');
  expect(avatarOf({ name: 'Wren', picture: 'wren' }).getAttribute('alt')).toBe('');
});

test('a picture is asked for by its encoded name', () => {
  expect(avatarOf({ name: 'Wren', picture: 'a/b c' }).getAttribute('src')).toBe('/img/avatar/a%2Fb%20c.png');
});

test('a null picture falls back to the letter', () => {
  expect(avatarOf({ name: 'Wren', picture: null }).tagName).toBe('SPAN');
});

test('a name has the same color in upper and in lower case', () => {
  expect(colorOf('WREN')).toBe(colorOf('wren'));
});

test('different names spread over several colors', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jun'];

  expect(new Set(names.map(colorOf)).size).toBeGreaterThan(3);
});

test('the size is given in pixels, 28 by default', () => {
  expect(avatarOf({ name: 'Wren' }).style.getPropertyValue('--avatar-size')).toBe('28px');
  expect(avatarOf({ name: 'Wren', size: 40 }).style.getPropertyValue('--avatar-size')).toBe('40px');
});
