import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { openPage } from '../../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../../test/server.ts';
import { NewsPage } from './news-page.tsx';

const LIST = 'GET /api/news/?limit=5';
const item = { id: 9, text: 'The hall is open', poster: 'keeper', datePublished: '2026-11-21T10:00:00.000Z' };
const oneItem = { success: true, news: [item] };

beforeEach(() => logIn(somebody(['canEditNews'])));
afterEach(() => vi.unstubAllGlobals());

test('without news the page says so', async () => {
  answerCalls({ [LIST]: { success: true, news: [] } });

  openPage(<NewsPage />);

  expect(await screen.findByText('There is no site news at the moment')).toBeDefined();
});

test('an item is added, and the form is cleared', async () => {
  const sent = answerCalls({ [LIST]: oneItem, 'POST /api/news': { success: true, newsItem: item } });
  const user = openPage(<NewsPage />);

  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'The hall is open');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add news' }));

  expect(await screen.findByText('News item added successfully')).toBeDefined();
  expect(sent.find(({ call }) => call === 'POST /api/news')?.body).toEqual({ text: 'The hall is open' });
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '');
  expect(hasUnsavedChanges()).toBe(false);
});

test('an item is edited in place', async () => {
  const sent = answerCalls({
    [LIST]: oneItem,
    'PUT /api/news/9': { success: true, id: 9, text: 'The hall is closed' },
  });
  const user = openPage(<NewsPage />);

  await user.click(await screen.findByRole('button', { name: 'Edit the news item from 21 Nov 2026' }));
  const draft = screen.getByRole('textbox', { name: 'Text of the news item from 21 Nov 2026' });
  expect(document.activeElement).toBe(draft);
  await user.clear(draft);
  await user.type(draft, 'The hall is closed');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('News item saved successfully')).toBeDefined();
  expect(sent.find(({ call }) => call === 'PUT /api/news/9')?.body).toEqual({ text: 'The hall is closed' });
  expect(screen.queryByRole('textbox', { name: /Text of the news/ })).toBeNull();
});

test.each(['Cancel', 'Escape'])('%s leaves an item unchanged', async (way) => {
  const sent = answerCalls({ [LIST]: oneItem });
  const user = openPage(<NewsPage />);

  await user.click(await screen.findByRole('button', { name: 'Edit the news item from 21 Nov 2026' }));
  await user.type(screen.getByRole('textbox', { name: /Text of the news/ }), ' and warm');
  await (way === 'Escape'
    ? user.keyboard('{Escape}')
    : user.click(screen.getByRole('button', { name: way })));

  expect(screen.getByText('The hall is open')).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('an item is deleted after a confirmation, and pressing Enter twice deletes nothing', async () => {
  const sent = answerCalls({ [LIST]: oneItem, 'DELETE /api/news/9': { success: true, id: 9 } });
  const user = openPage(<NewsPage />);
  const name = 'Delete the news item from 21 Nov 2026';

  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));

  await user.click(screen.getByRole('button', { name }));
  await user.click(within(screen.getByRole('group', { name })).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('News item deleted successfully')).toBeDefined();
  expect(sent.map(({ call }) => call)).toContain('DELETE /api/news/9');
});

describe('a refusal', () => {
  const refused = { success: false, message: 'No such news item' };

  test('to add an item keeps its text', async () => {
    answerCalls({ [LIST]: oneItem, 'POST /api/news': refused });
    const user = openPage(<NewsPage />);

    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Tonight');
    await user.click(screen.getByRole('button', { name: 'Add news' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No such news item');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Tonight');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('to save an item keeps what was written', async () => {
    answerCalls({ [LIST]: oneItem, 'PUT /api/news/9': refused });
    const user = openPage(<NewsPage />);

    await user.click(await screen.findByRole('button', { name: 'Edit the news item from 21 Nov 2026' }));
    await user.type(screen.getByRole('textbox', { name: /Text of the news/ }), ' and warm');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect((await screen.findByRole('alert')).textContent).toContain('No such news item');
    expect(screen.getByRole('textbox', { name: /Text of the news/ })).toHaveProperty(
      'value',
      'The hall is open and warm',
    );
  });

  test('to delete an item leaves it in the list', async () => {
    answerCalls({ [LIST]: oneItem, 'DELETE /api/news/9': refused });
    const user = openPage(<NewsPage />);

    await user.click(await screen.findByRole('button', { name: 'Delete the news item from 21 Nov 2026' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('The hall is open')).toBeDefined();
  });
});

test.each(['', '   '])('the text “%s” is no news', async (text) => {
  answerCalls({ [LIST]: oneItem });
  const user = openPage(<NewsPage />);

  if (text !== '') await user.type(screen.getByRole('textbox', { name: 'Text' }), text);

  expect(screen.getByRole('button', { name: 'Add news' })).toHaveProperty('disabled', true);
});

test('an item cannot be saved without a text', async () => {
  answerCalls({ [LIST]: oneItem });
  const user = openPage(<NewsPage />);

  await user.click(await screen.findByRole('button', { name: 'Edit the news item from 21 Nov 2026' }));
  await user.clear(screen.getByRole('textbox', { name: /Text of the news/ }));

  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('an item that is opened to edit and not changed is no change', async () => {
  answerCalls({ [LIST]: oneItem });
  const user = openPage(<NewsPage />);

  await user.click(await screen.findByRole('button', { name: 'Edit the news item from 21 Nov 2026' }));

  expect(hasUnsavedChanges()).toBe(false);
});

test('news that failed to load can be loaded again', async () => {
  let isAway = true;
  answerCalls({ [LIST]: () => (isAway ? { status: 500, body: {} } : { body: oneItem }) });
  const user = openPage(<NewsPage />);

  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  await user.click(retry);

  expect(await screen.findByText('The hall is open')).toBeDefined();
});

test('a new item appears in the list', async () => {
  const second = { ...item, id: 10, text: 'The hall is warm' };
  const lists = [oneItem, { success: true, news: [second, item] }];
  answerCalls({
    [LIST]: () => ({ body: lists.shift() ?? oneItem }),
    'POST /api/news': { success: true, newsItem: second },
  });
  const user = openPage(<NewsPage />);
  await screen.findByText('The hall is open');

  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'The hall is warm');
  await user.click(screen.getByRole('button', { name: 'Add news' }));

  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});
