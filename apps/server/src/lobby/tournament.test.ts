import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import { OPTIONS } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { newStaff } from '../testing/staff.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const MATCH = { matchId: 7, tournamentId: 3 };
const TOURNAMENT = { ...OPTIONS, gamePrivate: true, name: 'anna vs ben', tournament: true, challonge: MATCH };

async function visitor() {
  const user = await site.newUser();
  return { user, lobby: await openLobby(site.address, user.token) };
}

async function organiser() {
  const user = await newStaff(site, 'canManageTournaments');
  return { user, lobby: await openLobby(site.address, user.token) };
}

test('an organizer opens games for others, and sits in none of them', async () => {
  const { lobby } = await organiser();

  const first = await lobby.send('newgame', TOURNAMENT);
  const second = await lobby.send('newgame', { ...TOURNAMENT, challonge: { ...MATCH, matchId: 8 } });

  expect([first.ok, second.ok]).toEqual([true, true]);
  const shown = await lobby.until('newgame', ([game]) => game.id === first.gameId);
  expect(shown[0]).toMatchObject({ name: 'anna vs ben', players: {}, challonge: MATCH, started: false });
  lobby.close();
});

test('an organizer can remove an unstarted game, and no other', async () => {
  const { lobby } = await organiser();
  const { lobby: owner } = await visitor();
  const { gameId } = await lobby.send('newgame', TOURNAMENT);
  const { gameId: others } = await owner.send('newgame', { ...OPTIONS, name: 'Not theirs' });
  await lobby.until('newgame', ([game]) => game.id === gameId);

  expect(await owner.send('removegame', gameId)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  expect(await lobby.send('removegame', others)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  expect(await lobby.send('removegame', gameId)).toMatchObject({ ok: true });

  await lobby.until('removegame', ([game]) => game.id === gameId);
  lobby.close();
  owner.close();
});

test('other users cannot open tournament games', async () => {
  const { lobby } = await visitor();

  expect(await lobby.send('newgame', TOURNAMENT)).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  lobby.close();
});

test('the first arrival owns a tournament game, which remains when its players leave', async () => {
  const { lobby: desk } = await organiser();
  const { gameId } = await desk.send('newgame', TOURNAMENT);
  const { user, lobby } = await visitor();

  await lobby.send('joingame', gameId);
  const owned = await lobby.until('gamestate');
  await lobby.send('leavegame', gameId);
  await lobby.until('cleargamestate');
  const again = await lobby.send('joingame', gameId);

  expect(owned).toMatchObject({ owner: user.username, challonge: MATCH });
  expect(again).toMatchObject({ ok: true });
  desk.close();
  lobby.close();
});
