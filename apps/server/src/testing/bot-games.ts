/** Bots that play over sockets like people: they know only what they are sent. */
import { randomBot, sensibleBot } from '@amberhall/bots';
import type { Bot } from '@amberhall/bots';
import type { PromptPurpose } from '@amberhall/engine/vocabulary';
import type { TestBoard } from './clients.ts';
import type { Boards } from './format-games.ts';
import { isAsked } from './play.ts';

type Decision = ReturnType<Bot['choose']>;

/** Answers to prompts of a kind that a test decides itself. `undefined` leaves it to the bot. */
export type OwnAnswers = (purpose: PromptPurpose | null, board: TestBoard) => string | undefined;

/** Far more than any game takes: exceeding it is a failure. */
const MOST_DECISIONS = 5000;

/**
 * Plays until there is a winner.
 *
 * @returns the prompts in order
 * @throws if the game does not end
 */
export async function playByBots(boards: Boards, seed: string, own: OwnAnswers = () => undefined) {
  const players = new Map(boards.map((board) => [board, sensibleBot(`${seed} ${board.me}`)]));
  const asked: (PromptPurpose | null)[] = [];
  while (boards.every(({ game }) => game?.winner === null)) {
    if (asked.length > MOST_DECISIONS) throw new Error('The game does not end');
    const board = boards.find(isAsked) ?? (await someoneAsked(boards));
    const { game, me, prompt } = board;
    if (game === null || prompt === undefined || game.winner !== null) continue;
    asked.push(prompt.purpose);
    const control = own(prompt.purpose, board);
    const choice: Decision | undefined =
      control === undefined ? players.get(board)?.choose(game.table, me) : { kind: 'control', control };
    if (choice === undefined) throw new Error('A board without a bot');
    const answer = await give(board, choice);
    if (!answer.ok) await give(board, randomBot(`${seed} ${asked.length}`).choose(game.table, me));
    await board.eventually(
      () => board.game?.winner !== null || board.prompt?.id !== prompt.id || undefined,
      () => `the end of the question ${prompt.purpose}`,
    );
    for (const each of boards) each.clearEvents();
  }
  return asked;
}

async function someoneAsked(boards: Boards): Promise<TestBoard> {
  const found = (board: TestBoard) =>
    board.eventually(
      () => (isAsked(board) || board.game?.winner !== null ? board : undefined),
      () => 'a question',
    );
  return Promise.any(boards.map(found));
}

function give(board: TestBoard, decision: Decision) {
  switch (decision.kind) {
    case 'card':
      return board.command('cardClicked', decision.card);
    case 'control':
      return board.press(decision.control);
    case 'name':
      return board.command('enterName', decision.name, board.prompt?.id ?? 'none');
    case 'tide':
      return board.command('clickTide');
    case 'prophecy':
      return board.command('clickProphecy', decision.card);
    default:
      throw new Error(`A bot decided on ${decision.kind}`);
  }
}
