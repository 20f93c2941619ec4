import { HOUSES } from '@amberhall/protocol';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BackgroundField } from './background-field.tsx';

function open(value = 'keyforge') {
  const chosen: string[] = [];
  render(<BackgroundField value={value} onChange={(name) => chosen.push(name)} />);
  return chosen;
}

test('each house is a background, and so are four others', () => {
  open();

  expect(screen.getAllByRole('radio')).toHaveLength(HOUSES.length + 4);
});

test('the background of the settings is chosen', () => {
  open('staralliance');

  expect(screen.getByRole('radio', { name: 'Star Alliance', checked: true })).toBeDefined();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});

test('a background that this client does not know leaves all of them open', () => {
  open('moon');

  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('the name that the settings store is given', async () => {
  const chosen = open();

  await userEvent.click(screen.getByRole('radio', { name: 'Custom image' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dis' }));

  expect(chosen).toEqual(['custom', 'dis']);
});
