/** From the shuffled decks to the first turn [2]. */
import type { Game } from '../../state/game.ts';
import { opponentOf, player } from '../../state/game.ts';
import { characteristics } from '../../queries/board.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { run } from '../effects/run.ts';
import { commit } from '../../events/commit.ts';
import { log } from '../../log/log.ts';
import { control, question, say } from '../../prompts/ask.ts';
import type { Answer, Question, Step } from '../../prompts/question.ts';
import type { PlayerId } from '../../vocabulary.ts';
import { refillHand } from './draw.ts';
import { mayNot } from '../../queries/permissions.ts';
import { HAND_SIZE } from '../../queries/hand-limit.ts';

/** Both players say that they are ready; until then it can still be changed who begins (prompts: ready signal). */
export function* getReady(game: Game): Step {
  yield game.state.seats.map((id) => readyQuestion(game, id));
  yield* setUp(game);
}

function readyQuestion(game: Game, id: PlayerId): Question {
  return question({
    player: id,
    kind: 'choice',
    purpose: 'ready',
    title: say('prompt.ready.title'),
    text: say('prompt.ready.text', { player: { player: game.state.seats[0] } }),
    controls: [control('ready', say('button.ready'))],
  });
}

/** Shuffles, deals the opening hands and asks both players about a mulligan. */
export function* setUp(game: Game): Step {
  const [first] = game.state.seats;
  const order = [first, opponentOf(game, first)];
  log(game, first, 'log.firstPlayer');
  for (const id of order) commit(game, { type: 'deckShuffled', player: id });
  for (const id of order) yield* carryOutSetup(game, id, 'before-hand');
  for (const id of order) yield* refillHand(game, id, openingHand(first, id));
  for (const id of order) yield* carryOutSetup(game, id, 'after-hand');
  const asked = order.filter((id) => !mayNot(game, id, 'mulligan'));
  if (asked.length === 0) return;
  const answers: Answer[] = yield asked.map(mulliganQuestion);
  for (const [index, id] of asked.entries()) yield* takeMulligan(game, id, answers[index]);
}

/** Resolves the setup effect of a deck's archon power [5.11]. Its player chooses. */
function* carryOutSetup(game: Game, id: PlayerId, at: 'before-hand' | 'after-hand'): Step {
  for (const power of player(game, id).aside) {
    for (const { node, ...ability } of characteristics(game, power).abilities) {
      if (node.kind !== 'setup' || node.at !== at) continue;
      commit(game, { type: 'setupTurn', player: id });
      yield* run(game, node.do, bindingsFor({ ...ability, you: id }));
      commit(game, { type: 'setupTurn', player: game.state.seats[0] });
    }
  }
}

/** The starting player draws one extra card [2.4]. */
function openingHand(first: PlayerId, id: PlayerId): number {
  return HAND_SIZE + (id === first ? 1 : 0);
}

function mulliganQuestion(id: PlayerId): Question {
  return question({
    player: id,
    kind: 'choice',
    purpose: 'mulligan',
    title: say('prompt.mulligan.title'),
    text: say('prompt.mulligan.text'),
    controls: [control('keep-hand', say('button.keepHand')), control('mulligan', say('button.mulligan'))],
  });
}

/** Shuffles the whole hand back and draws one card fewer [2.5]. */
function* takeMulligan(game: Game, id: PlayerId, answer: Answer | undefined): Step {
  if (answer?.kind !== 'control' || answer.control.kind !== 'mulligan') {
    log(game, id, 'log.keepHand');
    return;
  }
  mulligan(game, id);
}

export function mulligan(game: Game, id: PlayerId): void {
  const { hand } = player(game, id);
  const fewer = hand.length - 1;
  log(game, id, 'log.mulligan', { number: fewer });
  for (const one of hand.slice()) {
    commit(game, { type: 'cardMoved', card: one, from: 'hand', to: 'deck', player: id, silent: true });
  }
  commit(game, { type: 'deckShuffled', player: id });
  for (let count = 0; count < fewer; count++) {
    const [top] = player(game, id).deck;
    if (top === undefined) break;
    commit(game, { type: 'cardMoved', card: top, from: 'deck', to: 'hand', player: id, silent: true });
  }
}
