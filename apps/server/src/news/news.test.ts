import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let editor: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  editor = await newStaff(site, 'canEditNews');
});
afterAll(() => site.stop());

const add = (text: unknown, token = editor.token) =>
  site.call('POST', '/api/news', { token, body: { text } });
const edit = (id: number | string, text: unknown, token = editor.token) =>
  site.call('PUT', `/api/news/${id}`, { token, body: { text } });
const remove = (id: number | string, token = editor.token) =>
  site.call('DELETE', `/api/news/${id}`, { token });
const read = async (limit: number, token?: string) =>
  (await site.call('GET', `/api/news/?limit=${limit}`, token === undefined ? {} : { token })).body.news;

describe('news', () => {
  test('are announced to everybody in the lobby on every change', async () => {
    const visitor = await openLobby(site.address);

    const { id } = (await add('The doors are open.')).body.newsItem;
    await visitor.until('news');
    visitor.clearEvents();
    await edit(id, 'The doors are wide open.');
    await visitor.until('news');
    visitor.clearEvents();
    await remove(id);
    await visitor.until('news');

    expect(visitor.all('news')).toHaveLength(1);
    visitor.close();
  });

  test('are added, edited and deleted, and each action is logged', async () => {
    const added = await add('  The hall is open.  ');
    const { id } = added.body.newsItem;
    const edited = await edit(id, 'The hall is wide open.');
    const shown = await read(3);
    const removed = await remove(id);

    expect(added.body).toEqual({
      success: true,
      message: 'News item added successfully',
      newsItem: {
        id: expect.any(Number),
        text: 'The hall is open.',
        poster: editor.username,
        datePublished: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    expect(edited.body).toEqual({
      success: true,
      message: 'News item saved successfully',
      id,
      text: 'The hall is wide open.',
    });
    expect(shown).toMatchObject([{ id, text: 'The hall is wide open.', poster: editor.username }]);
    expect(removed.body).toEqual({ success: true, message: 'News item deleted successfully', id });
    expect(await read(3)).toEqual([]);
    expect(await auditEntries(site, 3)).toEqual([
      {
        actor: editor.username,
        act: 'news deleted',
        target: String(id),
        details: { text: 'The hall is wide open.' },
      },
      {
        actor: editor.username,
        act: 'news edited',
        target: String(id),
        details: { text: 'The hall is wide open.' },
      },
      {
        actor: editor.username,
        act: 'news added',
        target: String(id),
        details: { text: 'The hall is open.' },
      },
    ]);
  });

  test('are returned three at a time, and more to editors', async () => {
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      ids.push((await add(text)).body.newsItem.id);
    }

    const texts = (items: { text: string }[]) => items.map(({ text }) => text);
    expect(texts(await read(5))).toEqual(['five', 'four', 'three']);
    expect(texts(await read(5, (await site.newUser()).token))).toEqual(['five', 'four', 'three']);
    expect(texts(await read(5, editor.token))).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect((await site.call('GET', '/api/news/?limit=5', { token: 'too-old' })).status).toBe(401);
    for (const id of ids) await remove(id);
  });

  test('need a text of valid length', async () => {
    const { id } = (await add('short')).body.newsItem;

    expect((await add(' ')).body).toEqual({
      success: false,
      message: 'You must specify a text for the news.',
    });
    expect((await edit(id, '')).body.success).toBe(false);
    expect((await add('x'.repeat(5001))).status).toBe(400);
    expect((await add(undefined)).status).toBe(400);
    await remove(id);
  });

  test.each(['999999', 'rubbish', '-1'])('there is no item %s', async (id) => {
    expect((await edit(id, 'text')).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});
