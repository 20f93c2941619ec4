import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import { showcase } from '../fixture/showcase.ts';

const prophecies = () => within(screen.getAllByRole('list', { name: 'Prophecies' }).at(-1)!);

test('each prophecy is named, and says whether it is active', () => {
  renderBoard(showcase());

  const names = prophecies()
    .getAllByRole('button')
    .map((button) => button.textContent);

  expect(names.filter((name) => /, active/.test(name))).toEqual([expect.stringMatching(/^Ask Again Later/)]);
  for (const name of ['Bad Omen', 'Expect the Unexpected', 'Fate Laughs at Your Plans'])
    expect(prophecies().getByRole('button', { name: new RegExp(`^${name}.*not active`) })).toBeTruthy();
});

test('an archon power has a list of its own', () => {
  renderBoard(showcase());

  const powers = within(screen.getByRole('list', { name: 'Archon power' }));
  expect(powers.getByRole('button', { name: /^Librarian/ })).toBeTruthy();
});

test('the card beneath an active prophecy is stacked under it', () => {
  renderBoard(showcase());

  expect(prophecies().getByRole('button', { name: /^Facedown card/ })).toBeTruthy();
});

test('a prophecy that can be activated can be clicked', async () => {
  const { user, sent } = renderBoard(showcase(PROMPTS.main));
  const prophecy = prophecies().getByRole('button', { name: /^Expect the Unexpected/ });

  await user.click(prophecy);
  await user.click(prophecies().getByRole('button', { name: /^Ask Again Later/ }));

  expect(sent).toEqual([['clickProphecy', prophecy.dataset['cardId']]]);
});

test('the tide can be raised only while the game allows it', async () => {
  const { store } = renderBoard(showcase(PROMPTS.main));
  expect(screen.queryByRole('button', { name: /Raise the tide/ })).toBeNull();

  store.setState({ game: showcase({ ...PROMPTS.main, tide: true }) });

  const raise = await screen.findByRole('button', { name: /: Raise the tide for 3 chains$/ });
  expect(raise.textContent).toBe('High: Raise the tide for 3 chains3');
});
