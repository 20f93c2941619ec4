import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PersonLink } from './person-link.tsx';

const open = (name: string) =>
  render(
    <MemoryRouter>
      <PersonLink name={name} />
    </MemoryRouter>,
  );

test('the name of an account leads to its page', () => {
  open('old_Brine-7');

  expect(screen.getByRole('link', { name: 'old_Brine-7' }).getAttribute('href')).toBe('/people/old_Brine-7');
});

test.each(['Practice Bot', 'Guest-1a2b3c4d', 'Deleted user', 'Mira (2)'])('%s has no page', (name) => {
  open(name);

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(name)).toBeDefined();
});
