import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSite } from '../testing/site.ts';
import { securityHeaders } from './security.ts';

/** The sources from which pages of such a site may load images. */
function imageSources(settings: Record<string, string>): unknown {
  const { contentSecurityPolicy } = securityHeaders(readConfig(settings));
  return typeof contentSecurityPolicy === 'object' && contentSecurityPolicy.directives?.['imgSrc'];
}

test('pages load images only from the site', () => {
  expect(imageSources({})).toEqual(["'self'", 'data:', 'blob:']);
});

test('with card pictures, pages load them from that server and no other', () => {
  const sources = imageSources({ AMBERHALL_CARD_IMAGES_URL: 'https://pictures.example.org:8443/cards/' });

  expect(sources).toEqual(["'self'", 'data:', 'blob:', 'https://pictures.example.org:8443']);
});

test('a site with card pictures gives their addresses by language and name', async () => {
  const site = await openSite({ AMBERHALL_CARD_IMAGES_URL: 'https://pictures.example.org/cards/' });

  const english = await site.call('GET', '/api/cards');
  const german = await site.call('GET', '/api/cards?lang=de');
  await site.stop();

  expect(english.body.cards['anger'].image).toBe('https://pictures.example.org/cards/en/anger');
  expect(german.body.cards['anger'].image).toBe('https://pictures.example.org/cards/de/anger');
  expect(english.headers.get('content-security-policy')).toContain(
    "img-src 'self' data: blob: https://pictures.example.org;",
  );
});

test('a site without card pictures gives no addresses', async () => {
  const site = await openSite();

  const { body } = await site.call('GET', '/api/cards');
  await site.stop();

  expect(body.cards['anger']).not.toHaveProperty('image');
});

/** The sources to which pages of such a site may connect. */
function connectSources(settings: Record<string, string>): unknown {
  const { contentSecurityPolicy } = securityHeaders(readConfig(settings));
  return typeof contentSecurityPolicy === 'object' && contentSecurityPolicy.directives?.['connectSrc'];
}

test.each([
  [{}, ["'self'"]],
  [{ AMBERHALL_NODE_PORT: '8081' }, ["'self'", 'ws:', 'wss:']],
  [{ AMBERHALL_NODE_PORT: '8081', AMBERHALL_NODE_ORIGINS: 'self' }, ["'self'"]],
  [
    { AMBERHALL_NODE_ORIGINS: 'wss://node1.example.org wss://*.example.net:8443 ws://localhost:*' },
    ["'self'", 'wss://node1.example.org', 'wss://*.example.net:8443', 'ws://localhost:*'],
  ],
])('with the settings %j, pages connect to %j', (settings, sources) => {
  expect(connectSources(settings)).toEqual(sources);
});

test('pages of a site of one process connect to that site only, and use no devices', async () => {
  const site = await openSite();

  const { headers } = await site.call('GET', '/api/factions');
  await site.stop();

  expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  expect(headers.get('permissions-policy')).toContain('camera=()');
});
