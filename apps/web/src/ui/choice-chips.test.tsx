import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChoiceChips } from './choice-chips.tsx';

const TYPES = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'casual', label: 'Casual' },
  { value: 'competitive', label: 'Competitive' },
] as const;

function Choice({ legend }: { legend: string }) {
  const [value, setValue] = useState<(typeof TYPES)[number]['value']>('casual');
  return (
    <>
      <ChoiceChips legend={legend} choices={TYPES} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const checked = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

test('the choices are one named group of radio buttons', () => {
  render(<Choice legend="Type of game" />);

  const group = screen.getByRole('group', { name: 'Type of game' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(checked()).toEqual(['casual']);
});

test('a click on a label chooses its value', async () => {
  render(<Choice legend="Type of game" />);

  await userEvent.click(screen.getByText('Competitive'));

  expect(screen.getByRole('status').textContent).toBe('competitive');
  expect(checked()).toEqual(['competitive']);
});

test('two groups on one page do not share their choice', async () => {
  render(
    <>
      <Choice legend="Mine" />
      <Choice legend="Theirs" />
    </>,
  );

  await userEvent.click(within(screen.getByRole('group', { name: 'Mine' })).getByText('Beginner'));

  expect(checked()).toEqual(['beginner', 'casual']);
});
