/** Two people at a table, for tests of rooms. */
import { randomBelow, seedRandom } from '@amberhall/engine';
import type { TestBoard, TestClient } from './clients.ts';
import { openBoard, openLobby } from './clients.ts';
import type { LoggedIn, Site } from './site.ts';

export const OPTIONS = {
  name: 'A game',
  gameFormat: 'normal',
  gameType: 'casual',
  allowSpectators: true,
  showHand: false,
  muteSpectators: false,
  useGameTimeLimit: false,
  gamePrivate: false,
  hideDeckLists: false,
} as const;

export interface Side {
  user: LoggedIn;
  lobby: TestClient;
  board: TestBoard;
}

export interface GamePair {
  gameId: string;
  one: Side;
  other: Side;
  close(): void;
}

/** Brings two new users to a started game. The first one owns it. */
export async function startedGame(site: Site, options: object = {}): Promise<GamePair> {
  return gameBetween(site, [await site.newUser(), await site.newUser()], options);
}

/** Brings two users to a started game. The first one owns it. */
export async function gameBetween(
  site: Site,
  [first, second]: readonly [LoggedIn, LoggedIn],
  options: object = {},
): Promise<GamePair> {
  const [owner, joiner] = [
    await openLobby(site.address, first.token),
    await openLobby(site.address, second.token),
  ];
  const { gameId } = await owner.send('newgame', { ...OPTIONS, ...options });
  await joiner.send('joingame', gameId, 'password' in options ? options.password : undefined);
  await owner.send('selectdeck', gameId, 1, true);
  await joiner.send('selectdeck', gameId, 2, true);
  const started = await owner.send('startgame', gameId);
  if (!started.ok) throw new Error(`The game did not start: ${started.message}`);

  const one = {
    user: first,
    lobby: owner,
    board: await openBoard(site.address, await owner.until('handoff')),
  };
  const other = {
    user: second,
    lobby: joiner,
    board: await openBoard(site.address, await joiner.until('handoff')),
  };
  return {
    gameId,
    one,
    other,
    close: () => {
      for (const side of [one, other]) {
        side.board.close();
        side.lobby.close();
      }
    },
  };
}

/** The side with an open prompt; the first of two. */
export function sideAsked({ one, other }: GamePair): Side {
  const side = [one, other].find(({ board }) => isAsked(board));
  if (side === undefined) throw new Error('Nobody has a question');
  return side;
}

export function isAsked(board: TestBoard): boolean {
  return board.game?.table.waitingFor.includes(board.me) === true;
}

/** Both confirm that they are ready and get their opening hands. */
export async function getReady(pair: GamePair): Promise<void> {
  for (const { board } of [pair.one, pair.other]) await board.press('ready');
  for (const { board } of [pair.one, pair.other])
    await board.shows(() => board.prompt?.purpose === 'mulligan');
}

/** Starts the game and keeps both opening hands. Then the first turn begins. */
export async function keepHands(pair: GamePair): Promise<void> {
  await getReady(pair);
  for (const { board } of [pair.one, pair.other]) {
    const keep = board.prompt?.controls.find(({ kind }) => kind === 'keep-hand');
    if (keep === undefined) throw new Error('No opening hand to keep');
    await board.press(keep.id);
  }
}

/** Reproducible pseudo-random numbers. */
export function dice(seed: number): (sides: number) => number {
  const random = seedRandom(String(seed));
  // Without sides the generator would look for a number forever; callers treat 0 as no choice.
  return (sides) => (sides === 0 ? 0 : randomBelow(random, sides));
}

/** Answers every prompt with any offered answer. */
export function answerAtRandom(board: TestBoard, roll: (sides: number) => number) {
  return pickAnswer(board, roll).send();
}

/** One of the offered answers: its kind, and how to give it. */
export function pickAnswer(board: TestBoard, roll: (sides: number) => number) {
  const prompt = board.prompt;
  if (prompt === undefined) throw new Error('Nothing is asked');
  const offers = [
    ...prompt.controls.map(({ id }) => ({ kind: 'control', control: id, send: () => board.press(id) })),
    ...prompt.selectable.map((card) => ({
      kind: 'card',
      control: undefined,
      send: () => board.command('cardClicked', card),
    })),
  ];
  const offer = offers[roll(offers.length)];
  if (offer === undefined) throw new Error(`The question ${prompt.purpose} has no answer`);
  return offer;
}
