import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateDeck } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';
import { whileTransactionIsOpen } from '../testing/blocked-queries.ts';
import { fakeDeckOf, FakeDeckService } from '../testing/deck-service.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { auditEntries, newStaff } from '../testing/staff.ts';

let service: FakeDeckService;
let site: Site;
let now = new Date('2026-11-01T12:00:00Z');
beforeAll(async () => {
  service = await FakeDeckService.open();
  const settings = { AMBERHALL_DECK_SERVICE_URL: service.url, AMBERHALL_LOG_LEVEL: 'silent' };
  site = await openSite(settings, { now: () => now });
});
afterAll(async () => {
  await site.stop();
  await service.close();
});

let numDecks = 0;
const newUuid = () => `00000000-0000-4000-9000-${String(++numDecks).padStart(12, '0')}`;
const call = async (user: LoggedIn, method: string, path: string, body?: unknown) =>
  (await site.call(method, path, { token: user.token, ...(body !== undefined && { body }) })).body;

/** Imports the list, a minute after the previous one. */
async function take(
  user: LoggedIn,
  list: DeckList,
  change: (fake: ReturnType<typeof fakeDeckOf>) => void = () => {},
) {
  now = new Date(now.getTime() + 60_000);
  const fake = fakeDeckOf(newUuid(), list);
  change(fake);
  return (await call(user, 'POST', '/api/decks', { uuid: service.add(fake) })).deck;
}

const listed = async (user: LoggedIn, query: Record<string, unknown> = {}) => {
  const { filter, ...rest } = query;
  const search = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  if (filter !== undefined) search.set('filter', JSON.stringify(filter));
  return call(user, 'GET', `/api/decks?${search.toString()}`);
};
const names = async (user: LoggedIn, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await listed(user, query)).decks.map(({ name }: { name: string }) => name);

const named = (name: string, expansion = 341, seed = name): DeckList => ({
  ...generateDeck({ expansion, seed }),
  name,
});

describe('the list of decks', () => {
  let user: LoggedIn;
  beforeAll(async () => {
    user = await site.newUser();
    for (const [name, expansion] of [
      ['Óscar the Lantern', 341],
      ['Beryl 100% Quick', 435],
      ['Anselm_Under', 341],
      ['Cordula', 479],
    ] as const) {
      await take(user, named(name, expansion));
    }
  }, 60_000);

  test('has the newest first, ten at a time', async () => {
    expect(await names(user)).toEqual(['Cordula', 'Anselm_Under', 'Beryl 100% Quick', 'Óscar the Lantern']);
  });

  test.each([
    ['name', 'asc', ['Anselm_Under', 'Beryl 100% Quick', 'Cordula', 'Óscar the Lantern']],
    ['expansion', 'desc', ['Cordula', 'Beryl 100% Quick', 'Anselm_Under', 'Óscar the Lantern']],
    ['winRate', 'asc', ['Óscar the Lantern', 'Beryl 100% Quick', 'Anselm_Under', 'Cordula']],
    ['lastUpdated', 'asc', ['Óscar the Lantern', 'Beryl 100% Quick', 'Anselm_Under', 'Cordula']],
  ])('is sorted by %s, %s', async (sort, sortDir, expected) => {
    expect(await names(user, { sort, sortDir })).toEqual(expected);
  });

  test('is split into pages that neither repeat nor lose a deck', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listed(user, { page, pageSize: 2, sort: 'winRate' })),
    );

    expect(pages.map((page) => page.decks.length)).toEqual([2, 2, 0]);
    expect(pages.map(({ numDecks }) => numDecks)).toEqual([4, 4, 4]);
    expect(new Set(pages.flatMap((page) => page.decks.map(({ id }: { id: number }) => id))).size).toBe(4);
    expect((await listed(user, { pageSize: 999999 })).decks).toHaveLength(4);
  });

  test.each([
    [
      'part of a name, whatever its case and accents',
      { name: 'name', value: 'OSCAR' },
      ['Óscar the Lantern'],
    ],
    ['a sign that means something to databases', { name: 'name', value: '0%' }, ['Beryl 100% Quick']],
    ['another such sign', { name: 'name', value: 'm_u' }, ['Anselm_Under']],
    ['a set', { name: 'expansion', value: ['435', { value: 479 }] }, ['Cordula', 'Beryl 100% Quick']],
    ['alliances', { name: 'isAlliance', value: true }, []],
    ['a label', { name: 'status', value: ['invalid', 'used'] }, []],
    ['no tag', { name: 'tags', value: ['best'] }, []],
  ])('can be filtered by %s', async (_, filter, expected) => {
    const { decks: found, numDecks } = await listed(user, { filter: [filter] });

    expect(found.map(({ name }: { name: string }) => name)).toEqual(expected);
    expect(numDecks).toBe(expected.length);
  });

  test('can be filtered by decks with all of some houses', async () => {
    const { decks: all } = await listed(user);
    const [house, other] = all[0].houses;
    const filter = [{ name: 'houses', value: [house, other] }];

    const has = ({ houses }: { houses: string[] }) => houses.includes(house) && houses.includes(other);
    expect((await listed(user, { filter })).numDecks).toBe(all.filter(has).length);
  });

  test('several filters apply together', async () => {
    const filter = [
      { name: 'expansion', value: [341] },
      { name: 'name', value: 'lantern' },
      { name: 'status', value: ['valid'] },
    ];

    expect(await names(user, { filter })).toEqual(['Óscar the Lantern']);
  });

  test('is private to its owner', async () => {
    expect(await listed(await site.newUser())).toMatchObject({ decks: [], numDecks: 0 });
  });

  test.each([
    ['page', '0'],
    ['sort', 'password'],
    ['sortDir', 'sideways'],
    ['filter', '{'],
    ['filter', '[{"name":"owner","value":1}]'],
  ])('is refused for %s=%s', async (name, value) => {
    const { status } = await site.call('GET', `/api/decks?${name}=${value}`, { token: user.token });

    expect(status).toBe(400);
  });
});

describe('a deck', () => {
  test('is visible to its owner only', async () => {
    const [owner, other] = [await site.newUser(), await site.newUser()];
    const deck = await take(owner, named('Only mine'));

    expect((await call(owner, 'GET', `/api/decks/${deck.id}`)).deck).toEqual(deck);
    for (const id of [deck.id, 999_999]) {
      const { status, body } = await site.call('GET', `/api/decks/${id}`, { token: other.token });
      expect({ status, body }).toEqual({ status: 404, body: { success: false, message: 'No such deck' } });
    }
    expect((await site.call('GET', '/api/decks/rubbish', { token: other.token })).status).toBe(404);
  });

  test('can be deleted by its owner only, and imported again', async () => {
    const [owner, other] = [await site.newUser(), await site.newUser()];
    const deck = await take(owner, named('Gone soon'));

    const foreign = await site.call('DELETE', `/api/decks/${deck.id}`, { token: other.token });
    const gone = await call(owner, 'DELETE', `/api/decks/${deck.id}`);

    expect(foreign.status).toBe(404);
    expect(gone).toEqual({ success: true, deckId: deck.id, message: 'Deck deleted successfully' });
    expect((await call(owner, 'POST', '/api/decks', { uuid: deck.uuid })).deck.name).toBe('Gone soon');
  });

  test('counts for each of its cards in how many decks of its owner it is', async () => {
    const [owner, other] = [await site.newUser(), await site.newUser()];
    const deck = await take(owner, named('First'));
    const again = await take(owner, named('Second'));
    await take(other, named('Not mine'));

    const { cards } = await call(owner, 'GET', '/api/decks/cards');

    const slugsOf = (each: typeof deck): string[] => each.cards.map(({ id }: { id: string }) => id);
    const all = [...new Set([...slugsOf(deck), ...slugsOf(again)])];
    const expected = all.map((id) => ({
      id,
      decks: [deck, again].filter((each) => slugsOf(each).includes(id)).length,
    }));
    const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1);
    expect(cards.toSorted(byId)).toEqual(expected.toSorted(byId));
    expect((await call(await site.newUser(), 'GET', '/api/decks/cards')).cards).toEqual([]);
  });

  test('keeps its owner’s notes', async () => {
    const owner = await site.newUser();
    const deck = await take(owner, named('Remarkable'));

    await call(owner, 'PUT', `/api/decks/${deck.id}`, { isFavorite: true, tags: ['best', ' fast ', 'best'] });
    const { deck: changed } = await call(owner, 'PUT', `/api/decks/${deck.id}`, {
      notes: 'Mind the mirror.',
    });

    expect(changed).toMatchObject({ isFavorite: true, tags: ['best', 'fast'], notes: 'Mind the mirror.' });
    expect(changed.lastUpdated).toBe(deck.lastUpdated);
    expect((await call(owner, 'GET', '/api/decks/tags')).tags).toEqual(['best', 'fast']);
    expect(await names(owner, { filter: [{ name: 'tags', value: ['best', 'fast'] }] })).toEqual([
      'Remarkable',
    ]);
    expect(await names(owner, { filter: [{ name: 'favorite', value: false }] })).toEqual([]);
  });

  test('that is deleted during a change is reported as missing', async () => {
    const owner = await site.newUser();
    const deck = await take(owner, named('Soon Gone'));
    const path = `/api/decks/${deck.id}`;

    let changing: Promise<unknown> | undefined;
    await whileTransactionIsOpen(site.storage, 'commit', async (client, blocked) => {
      await client.query('delete from decks where id = $1', [deck.id]);
      // Concurrent requests still see the deck, and wait to change it.
      changing = site.call('PUT', path, { token: owner.token, body: { notes: 'Too late?' } });
      await blocked(1);
    });

    expect(await changing).toMatchObject({ status: 404, body: { message: 'No such deck' } });
  });
});

describe('the number of owners of a deck', () => {
  test('makes it used, popular and notorious, until it is verified', async () => {
    const list = named('Everybody’s darling');
    const fake = fakeDeckOf(newUuid(), list);
    const link = service.add(fake);
    const people = [];
    const levels = [];
    for (let holder = 0; holder < 5; holder++) {
      const person = await site.newUser();
      people.push(person);
      const { deck } = await call(person, 'POST', '/api/decks', { uuid: link });
      levels.push(deck.usageLevel);
    }
    const [first] = people as [LoggedIn];
    const label = async (value: string) => names(first, { filter: [{ name: 'status', value: [value] }] });

    expect(levels).toEqual([0, 0, 1, 2, 3]);
    expect((await listed(first)).decks[0].status).toMatchObject({
      reasons: [{ code: 'usage', number: 4 }],
      extendedStatus: ['At least 4 other users also have this deck.'],
    });
    expect(await label('notorious')).toEqual([list.name]);
    expect(await label('valid')).toEqual([]);

    const verifier = await newStaff(site, 'canVerifyDecks');
    expect(await call(verifier, 'POST', `/api/user/${first.username}/verifyDecks`)).toEqual({
      success: true,
      verified: 1,
    });
    expect(await label('notorious')).toEqual([]);
    expect(await label('valid')).toEqual([list.name]);
  });
});

describe('icons without a card', () => {
  async function unassigned(owner: LoggedIn) {
    const list = { ...generateDeck({ expansion: 479, seed: 'icons 3' }), name: `Icons ${++numDecks}` };
    return take(owner, list, (fake) => {
      delete fake.data['bonus_icons'];
    });
  }
  const pending = (deck: { cards: { dbId: number; enhancements?: string[] }[] }) =>
    deck.cards.filter(({ enhancements }) => enhancements?.[0] === '');

  /** Assigns one icon to each card, and the rest to cards with room. */
  function dealt(deck: { cards: { dbId: number; enhancements?: string[] }[]; iconsToAssign: string[] }) {
    const lines = pending(deck);
    const result: Record<string, string[]> = Object.fromEntries(lines.map(({ dbId }) => [dbId, []]));
    deck.iconsToAssign.forEach((icon, index) => {
      result[lines[index % lines.length]!.dbId]!.push(icon);
    });
    return result;
  }

  test('are assigned by only one of two concurrent calls', async () => {
    const owner = await site.newUser();
    const deck = await unassigned(owner);
    const assign = () =>
      call(owner, 'POST', `/api/decks/${deck.id}/enhancements`, { enhancements: dealt(deck) });

    const answers = await Promise.all([assign(), assign(), assign()]);

    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('are assigned permanently, and then wait for verification', async () => {
    const owner = await site.newUser();
    const deck = await unassigned(owner);
    const path = `/api/decks/${deck.id}/enhancements`;

    const saved = await call(owner, 'POST', path, { enhancements: dealt(deck) });

    expect(saved).toMatchObject({
      success: true,
      deckId: deck.id,
      deck: { status: { basicRules: true, notVerified: true } },
    });
    expect(saved.deck.iconsToAssign).toBeUndefined();
    expect(await names(owner, { filter: [{ name: 'status', value: ['notVerified'] }] })).toHaveLength(1);
    expect((await call(owner, 'POST', path, { enhancements: dealt(deck) })).message).toBe(
      'This deck’s enhancements are already assigned and cannot be changed.',
    );

    const verifier = await newStaff(site, 'canVerifyDecks');
    const verified = await call(verifier, 'POST', `/api/decks/${deck.id}/verify`);
    expect(verified).toMatchObject({
      success: true,
      deckId: deck.id,
      deck: { verified: true, status: { notVerified: false } },
    });
    expect(await auditEntries(site)).toMatchObject([{ actor: verifier.username, act: 'deck verified' }]);
  });

  test('must all be assigned, to all enhanced cards', async () => {
    const owner = await site.newUser();
    const deck = await unassigned(owner);
    const path = `/api/decks/${deck.id}/enhancements`;
    const all = dealt(deck);
    const [some, other] = Object.keys(all) as [string, string];

    const refusal = async (enhancements: unknown) =>
      (await call(owner, 'POST', path, { enhancements })).message;
    expect(await refusal({})).toBe('You need to assign enhancements to all cards that have them.');
    expect(await refusal({ ...all, [some]: [] })).toBe(
      'You need to assign enhancements to all cards that have them.',
    );
    expect(
      await refusal({
        ...all,
        [some]: all[some]!.slice(1),
        [other]: [...all[other]!, all[some]![0]!, 'amber'],
      }),
    ).toMatch(/enhancements/);
    expect(await refusal({ ...all, [some]: ['lantern'] })).toBe(
      'This deck does not have these enhancements.',
    );
    expect(await refusal({ ...all, 999: ['amber'] })).toBe('This deck does not have these enhancements.');
    const few = Object.fromEntries(Object.entries(all).map(([id, icons]) => [id, icons.slice(0, 1)]));
    expect(await refusal(few)).toBe('You need to assign all enhancements before saving the deck.');
  });
});

describe('four prophecies', () => {
  test('are paired by hand where the service does not give the pairs', async () => {
    const owner = await site.newUser();
    const deck = await take(owner, named('Seers', 886), (fake) => {
      for (const card of fake._linked.cards) card['sort_override'] = null;
    });
    const ids: number[] = deck.cards
      .filter(({ isNonDeck }: { isNonDeck: boolean }) => isNonDeck)
      .map(({ dbId }: { dbId: number }) => dbId);
    const path = `/api/decks/${deck.id}/prophecy-assignments`;
    const assign = (pairs: number[]) =>
      call(owner, 'POST', path, {
        assignments: Object.fromEntries(ids.map((id, index) => [id, pairs[index]])),
      });
    const CHOOSE = 'You must select which prophecy pairs with the first one.';

    expect((await assign([1, 1, 1, 2])).message).toBe(CHOOSE);
    expect((await call(owner, 'POST', path, { assignments: {} })).message).toBe(CHOOSE);
    const saved = await assign([1, 2, 1, 2]);

    expect(saved.message).toBe('Prophecy assignments saved successfully');
    expect(
      saved.deck.cards
        .filter(({ isNonDeck }: { isNonDeck: boolean }) => isNonDeck)
        .map(({ prophecyId }: { prophecyId: number }) => prophecyId),
    ).toEqual([1, 2, 1, 2]);
  });

  test('are required for pairing', async () => {
    const owner = await site.newUser();
    const deck = await take(owner, named('No seers'));

    const { message } = await call(owner, 'POST', `/api/decks/${deck.id}/prophecy-assignments`, {
      assignments: {},
    });

    expect(message).toBe('Prophecy assignment is only needed for decks with exactly 4 prophecy cards.');
  });
});

describe('generated decks', () => {
  test('can be of any set with implemented cards', async () => {
    const owner = await site.newUser();
    const { generated, sealed } = await call(owner, 'GET', '/api/decks/sources');

    const { deck } = await call(owner, 'POST', '/api/decks/generated', { expansion: 435 });

    expect(generated).toContain(341);
    expect(sealed).toContain(435);
    expect(deck).toMatchObject({
      source: 'generated',
      expansion: 435,
      status: { noUnreleasedCards: true, impossible: false },
    });
    expect((await call(owner, 'POST', '/api/decks/generated', { expansion: 601 })).message).toBe(
      'This set does not have enough playable cards yet. Please choose another set.',
    );
  });

  test('are refused where that is switched off', async () => {
    const strict = await openSite({ AMBERHALL_MAKES_DECKS: 'no' });
    const { token } = await strict.newUser();

    const { body } = await strict.call('POST', '/api/decks/generated', { token, body: { expansion: 341 } });
    const sources = await strict.call('GET', '/api/decks/sources', { token });
    await strict.stop();

    expect(body).toEqual({ success: false, message: 'This site does not offer generated decks.' });
    expect(sources.body.generated).toEqual([]);
  });
});

describe('staff', () => {
  test('flag a deck, and remove the flag', async () => {
    const [owner, verifier] = [await site.newUser(), await newStaff(site, 'canVerifyDecks')];
    const { id } = await take(owner, named('Too good'));

    await call(verifier, 'POST', `/api/decks/${id}/flag`, { flagged: true });
    const { deck } = await call(owner, 'GET', `/api/decks/${id}`);
    await call(verifier, 'POST', `/api/decks/${id}/flag`, { flagged: false });

    expect(deck).toMatchObject({ flagged: true, status: { flagged: true } });
    expect((await call(owner, 'GET', `/api/decks/${id}`)).deck.flagged).toBe(false);
    expect(await auditEntries(site, 2)).toMatchObject([{ act: 'deck unflagged' }, { act: 'deck flagged' }]);
  });

  test('remove the flags of all decks of a user, also of those that were verified before', async () => {
    const [owner, verifier] = [await site.newUser(), await newStaff(site, 'canVerifyDecks')];
    const { id } = await take(owner, named('Looks odd'));
    const verify = () => call(verifier, 'POST', `/api/user/${owner.username}/verifyDecks`);
    await verify();
    await call(verifier, 'POST', `/api/decks/${id}/flag`, { flagged: true });

    expect(await verify()).toMatchObject({ verified: 1 });

    expect((await call(owner, 'GET', `/api/decks/${id}`)).deck.flagged).toBe(false);
  });

  test('find the decks of all users that wait for a review, the newest first', async () => {
    const [one, other, verifier] = [
      await site.newUser(),
      await site.newUser(),
      await newStaff(site, 'canVerifyDecks'),
    ];
    const [first, second] = [await take(one, named('Odd')), await take(other, named('Stranger'))];
    await take(one, named('Plain'));
    const names = async (page = 1) =>
      (await call(verifier, 'GET', `/api/decks/review?page=${page}`)).decks.map(
        ({ name, owner, flagged }: { name: string; owner: string; flagged: boolean }) => [
          name,
          owner,
          flagged,
        ],
      );
    const before = await names();

    for (const { id } of [first, second])
      await call(verifier, 'POST', `/api/decks/${id}/flag`, { flagged: true });

    expect((await names()).slice(0, 2)).toEqual([
      [second.name, other.username, true],
      [first.name, one.username, true],
    ]);
    expect(await names(50)).toEqual([]);
    for (const { id } of [first, second]) await call(verifier, 'POST', `/api/decks/${id}/verify`);
    expect(await names()).toEqual(before);
  });

  test('find a user’s decks that need review on the user page', async () => {
    const [owner, manager] = [await site.newUser(), await newStaff(site, 'canManageUsers', 'canVerifyDecks')];
    const [well, flagged] = [await take(owner, named('Well')), await take(owner, named('Ill'))];
    await call(manager, 'POST', `/api/decks/${flagged.id}/flag`, { flagged: true });

    const { user } = await call(manager, 'GET', `/api/user/${owner.username}`);

    const { id, uuid, name } = flagged;
    expect(user.invalidDecks).toEqual([{ id, uuid, name, label: 'valid', flagged: true }]);
    await call(manager, 'POST', `/api/decks/${id}/verify`);
    expect((await call(manager, 'GET', `/api/user/${owner.username}`)).user.invalidDecks).toEqual([]);
    expect(well.flagged).toBe(false);
  });

  test('see a deck without its owner’s notes', async () => {
    const [owner, verifier] = [await site.newUser(), await newStaff(site, 'canVerifyDecks')];
    const { id } = await take(owner, named('Looked at'));
    const remarks = { notes: 'Nobody needs to know.', tags: ['secret'], isFavorite: true };
    await call(owner, 'PUT', `/api/decks/${id}`, remarks);

    for (const { deck } of [
      await call(verifier, 'GET', `/api/decks/${id}`),
      await call(verifier, 'POST', `/api/decks/${id}/flag`, { flagged: true }),
      await call(verifier, 'POST', `/api/decks/${id}/verify`),
    ]) {
      expect(deck).toMatchObject({ id, notes: '', tags: [], isFavorite: false });
    }
    expect((await call(owner, 'GET', `/api/decks/${id}`)).deck).toMatchObject(remarks);
  });

  test('verify decks of existing users', async () => {
    const { token } = await newStaff(site, 'canVerifyDecks');

    expect((await site.call('POST', '/api/user/nobody-here/verifyDecks', { token })).status).toBe(404);
  });
});
