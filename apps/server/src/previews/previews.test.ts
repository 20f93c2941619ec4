import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deck } from '@amberhall/protocol';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { ownArtwork } from './artwork.ts';
import { PictureStore } from './picture-store.ts';
import { previewSvg } from './preview-svg.ts';

let site: Site;
let mira: LoggedIn;
let deck: Deck;
beforeAll(async () => {
  site = await openSite();
  mira = await site.newUser();
  const { token } = mira;
  const made = await site.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } });
  const path = `/api/decks/${made.body.deck.id}/sharing`;
  deck = (await site.call('PUT', path, { token, body: { sharing: 'public' } })).body.deck;
});
afterAll(() => site.stop());

const picture = (path: string) => fetch(`${site.address}/preview/${path}`);

describe('the picture of a shared deck', () => {
  test('is a small PNG of the size that sites expect, and may be kept for an hour', async () => {
    const answer = await picture(`deck/${deck.shareKey}.png`);
    const png = Buffer.from(await answer.arrayBuffer());

    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
  });

  test('does not exist once the deck is private, nor for names that are no key', async () => {
    const { token } = mira;
    const path = `/api/decks/${deck.id}/sharing`;
    await site.call('PUT', path, { token, body: { sharing: 'private' } });
    expect((await picture(`deck/${deck.shareKey}.png`)).status).toBe(404);
    await site.call('PUT', path, { token, body: { sharing: 'public' } });
    expect((await picture(`deck/${deck.shareKey}.png`)).status).toBe(200);

    expect((await picture('deck/none.png')).status).toBe(404);
    expect((await picture('replay/none.png')).status).toBe(404);
    expect((await picture('game/none.png')).status).toBe(404);
    expect((await picture('person/mira.png')).status).toBe(404);
    expect((await picture('deck/none.svg')).status).toBe(404);
  });
});

describe('the drawing', () => {
  const draw = (title: string) =>
    previewSvg({ origin: 'Set', title, houses: ['dis', 'logos', 'untamed'] }, 'hall.example', ownArtwork());

  test('shows names as plain text', () => {
    const svg = draw('</text><script>alert(1)</script>\u0000&');

    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
  });

  test('breaks a long name into at most three lines', () => {
    const lines = draw(`${'word '.repeat(60)}`).match(/>word[^<]*</g) ?? [];

    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…<$/);
  });

  test('bears the mark and the name of the site', () => {
    const svg = draw('A deck');

    expect(svg).toContain('<g transform="translate(64 570)"><path');
    expect(svg).toContain('>Amberhall<');
    expect(svg).toContain('>hall.example<');
    expect(svg).not.toContain('undefined');
  });

  test('has an emblem for each house', () => {
    for (const house of ['Dis', 'Logos', 'Untamed']) expect(draw('A deck')).toContain(`>${house}<`);
  });
});

describe('pictures', () => {
  test('are drawn once while others ask for them, and kept', async () => {
    let drawn = 0;
    const store = new PictureStore(site.dataDir, async (svg) => {
      drawn += 1;
      return Buffer.from(svg);
    });
    await Promise.all([store.png('one'), store.png('one')]);
    await store.png('one');

    expect(drawn).toBe(1);
  });

  test('are refused while eight others are not done, and drawn one after the other', async () => {
    let atOnce = 0;
    let most = 0;
    const go = Promise.withResolvers<void>();
    const store = new PictureStore(site.dataDir, async (svg) => {
      most = Math.max(most, (atOnce += 1));
      await go.promise;
      atOnce -= 1;
      return Buffer.from(svg);
    });
    const open = Array.from({ length: 8 }, (_, number) => store.png(`picture ${number}`));

    await expect(store.png('one too many')).rejects.toThrow('Too many pictures');
    go.resolve();
    await Promise.all(open);
    expect(most).toBe(1);
    expect(String(await store.png('one too many'))).toBe('one too many');
  });

  test('that are kept have a limit in bytes', async () => {
    let drawn = 0;
    const store = new PictureStore(site.dataDir, async () => {
      drawn += 1;
      return Buffer.alloc(6 * 1024 * 1024);
    });
    for (const name of ['one', 'two', 'three', 'one']) await store.png(name);

    expect(drawn).toBe(4);
  });
});
