import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { sideAsked, keepHands, startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';
import { engine } from '../journal/play-engine.ts';
import type { Play, PlayEngine } from '../journal/play-engine.ts';

let site: Site;
afterEach(() => site.stop());

/**
 * An engine that fails at some decisions of every game.
 *
 * @param faults how often it fails at each of them
 * @param numbers the numbers of the decisions, from 0; default: the fifth decision
 */
function faultyEngine(faults: number, numbers: readonly number[] = [4]): PlayEngine {
  const left = new Map(numbers.map((number) => [number, faults]));
  const faulty = (play: Play): Play =>
    Object.assign(Object.create(play) as Play, {
      decide: (...decision: Parameters<Play['decide']>) => {
        const number = play.journal.length;
        const faultsLeft = left.get(number) ?? 0;
        const decided = play.decide(...decision);
        if (faultsLeft > 0 && decided.ok) {
          left.set(number, faultsLeft - 1);
          throw new Error('The engine broke, as it was told to');
        }
        return decided;
      },
    });
  return {
    begin: (opening) => faulty(engine.begin(opening)),
    replay: (opening, journal) => faulty(engine.replay(opening, journal)),
  };
}

async function siteWith(faults: number): Promise<Site> {
  return openSite({ AMBERHALL_LOG_LEVEL: 'silent' }, { engine: faultyEngine(faults) });
}

test('a decision at which the engine fails is reverted, and the game continues from before it', async () => {
  site = await siteWith(1);
  const pair = await startedGame(site);
  await keepHands(pair);
  const side = sideAsked(pair);
  const control = side.board.prompt?.controls[0]?.id ?? '';
  const before = structuredClone(side.board.game?.table);

  const broken = await side.board.press(control);
  const after = structuredClone(side.board.game);
  const again = await side.board.press(control);

  expect(broken).toMatchObject({ ok: false, code: 'MOVE_REVERTED' });
  expect(after?.table).toEqual(before);
  expect(after?.lines.at(-1)?.notice?.key).toBe('room.moveTakenBack');
  expect(again).toMatchObject({ ok: true });
  expect(side.board.game?.table).not.toEqual(before);
  pair.close();
});

test('a game in which the engine fails at every decision ends without a winner', async () => {
  site = await siteWith(100);
  const pair = await startedGame(site);
  await keepHands(pair);
  const side = sideAsked(pair);

  for (let attempt = 0; attempt < 4; attempt++) {
    await side.board.press(side.board.prompt?.controls[0]?.id ?? '');
  }
  const game = await pair.other.board.shows((view) => view.roomPrompt !== null && view);

  expect(game.winner).toBeNull();
  expect(game.winReason).toBe('engine failure');
  expect(game.roomPrompt?.title.key).toBe('room.ended.title');
  pair.close();
});

test('an accepted decision resets the number of faults, so that separate faults do not end a game', async () => {
  // The fifth and the sixth decision each fail three times before they are accepted.
  site = await openSite({ AMBERHALL_LOG_LEVEL: 'silent' }, { engine: faultyEngine(3, [4, 5]) });
  const pair = await startedGame(site);
  await keepHands(pair);

  for (let attempt = 0; attempt < 8; attempt++) {
    const side = sideAsked(pair);
    await side.board.press(side.board.prompt?.controls[0]?.id ?? '');
  }

  expect(pair.one.board.game?.winReason).toBeNull();
  expect(pair.one.board.game?.roomPrompt).toBeNull();
  pair.close();
});

test('a game with a decision that cannot be stored ends with a message; other games of its node continue', async () => {
  site = await openSite({ AMBERHALL_LOG_LEVEL: 'silent' });
  const [broken, sound] = [await startedGame(site), await startedGame(site)];
  await keepHands(broken);
  await keepHands(sound);
  const refused = sql.raw(`game_id <> '${broken.gameId}' or number < 4`);
  await site.storage.database.execute(
    sql`alter table game_decisions add constraint refused check (${refused}) not valid`,
  );
  const pressFirst = ({ board }: typeof broken.one) => board.press(board.prompt?.controls[0]?.id ?? '');
  const next = sideAsked(broken);

  const answers = [];
  for (let attempt = 0; attempt < 4; attempt++) answers.push(await pressFirst(sideAsked(broken)));
  const game = await next.board.shows((view) => view.roomPrompt !== null && view);
  const elsewhere = await pressFirst(sideAsked(sound));

  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'GAME_ABORTED' });
  expect(game).toMatchObject({ winner: null, winReason: 'engine failure' });
  expect(game.lines.map(({ notice }) => notice?.key)).toContain('room.cannotGoOn');
  expect(elsewhere).toMatchObject({ ok: true });
  broken.close();
  sound.close();
});
