import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

function Search({ told }: { told: string[] }) {
  const [text, setText] = useState('');
  const change = (typed: string): void => {
    told.push(typed);
    setText(typed);
  };
  return <SearchField label="Search cards" value={text} onChange={change} />;
}

test('each letter is told as it is typed, spaces too', async () => {
  const told: string[] = [];
  render(<Search told={told} />);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cards' }), 'a b');

  expect(told).toEqual(['a', 'a ', 'a b']);
});

test('the label is in the field until something is typed', () => {
  render(<Search told={[]} />);

  expect(screen.getByPlaceholderText('Search cards')).toBeDefined();
});
