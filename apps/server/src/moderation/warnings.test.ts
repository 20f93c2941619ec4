import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WARNING_LENGTH } from '@amberhall/protocol';
import { lobbyUsers } from '../testing/lobby-users.ts';
import { moderationOf } from '../testing/moderation.ts';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { admin, auditEntries, newStaff } from '../testing/staff.ts';

let site: Site;
let moderator: LoggedIn;
let nils: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  moderator = await newStaff(site, 'canModerateChat');
});
afterAll(() => site.stop());
beforeEach(async () => {
  nils = await site.newUser();
});
const { report, opened, warn, confirmWarning, warningsOf } = moderationOf(() => site);
const { visitor } = lobbyUsers(() => site);

describe('a warning', () => {
  test('reaches an open page at once, and later pages until it is confirmed', async () => {
    const page = await visitor(nils.token);
    expect(await page.until('warnings')).toEqual([]);

    const { body } = await warn(moderator, nils, '  Please be kind.  ');

    const { id, time } = body.warning;
    const told = [{ id, text: 'Please be kind.', time }];
    expect(await page.until('warnings', (all) => all.length > 0)).toEqual(told);
    const later = await visitor(nils.token);
    expect(await later.until('warnings')).toEqual(told);

    for (const each of [page, later]) each.clearEvents();
    expect((await confirmWarning(nils, id)).body).toEqual({ success: true, id });

    for (const each of [page, later]) expect(await each.until('warnings')).toEqual([]);
    expect(await (await visitor(nils.token)).until('warnings')).toEqual([]);
  });

  test('is shown to staff with its sender and the time of its confirmation', async () => {
    const { body } = await warn(moderator, nils);
    const { body: reported } = await report(await site.newUser(), nils);
    const entry = { text: 'Please be kind.', by: moderator.username };
    expect(await warningsOf(moderator, nils)).toMatchObject([{ ...entry, confirmedAt: null }]);

    await confirmWarning(nils, body.warning.id);
    const [confirmed] = await warningsOf(moderator, nils);
    await confirmWarning(nils, body.warning.id);

    expect(confirmed).toMatchObject({ ...entry, confirmedAt: expect.any(String) });
    expect((await opened(moderator, reported.id)).warnings).toEqual([confirmed]);
  });

  test('is recorded without its text, which the audit log would keep', async () => {
    const { body } = await warn(moderator, nils, 'a secret of Nils');

    expect(await auditEntries(site)).toEqual([
      {
        actor: moderator.username,
        act: 'user warned',
        target: nils.username,
        details: { warning: body.warning.id },
      },
    ]);
  });

  test('is confirmed by its person only', async () => {
    const { body } = await warn(moderator, nils);
    const { id } = body.warning;
    const other = await site.newUser();

    expect((await confirmWarning(other, id)).status).toBe(404);
    expect((await confirmWarning({ ...other, username: nils.username }, id)).status).toBe(403);
    expect(await warningsOf(moderator, nils)).toMatchObject([{ confirmedAt: null }]);
  });

  test('is sent by moderators, never to oneself, and to administrators by administrators only', async () => {
    const boss = await admin(site);

    expect((await warn(nils, moderator)).status).toBe(403);
    expect((await warn(moderator, moderator)).status).toBe(403);
    expect((await warn(moderator, boss)).status).toBe(403);
    expect((await warn(boss, moderator)).body.success).toBe(true);
  });

  test('needs a known user and words', async () => {
    expect((await warn(moderator, { username: 'nobody-at-all' })).status).toBe(404);
    expect((await warn(moderator, nils, '   ')).status).toBe(400);
    expect((await warn(moderator, nils, 'x'.repeat(WARNING_LENGTH + 1))).status).toBe(400);
  });
});
