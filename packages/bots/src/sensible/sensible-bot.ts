import type { Decision } from '@amberhall/engine';
import type { PlayerId, TableView, ViewId } from '@amberhall/engine/vocabulary';
import { legalAnswers, promptOf } from '../answers.ts';
import type { Bot } from '../bot.ts';
import type { Chance } from '../chance.ts';
import { chanceFrom } from '../chance.ts';
import { pressKind } from './answer-controls.ts';
import {
  chooseNumber,
  chooseOption,
  choosePlayer,
  confirm,
  mulligan,
  nameHouse,
  nextTrigger,
  payWithCards,
  takeArchives,
} from './choices.ts';
import { activeHouse } from './choose-house.ts';
import { actionOf, nextClick } from './main-step.ts';
import type { Sight } from './known-state.ts';
import { sightOf } from './known-state.ts';
import { allotDamage, chooseCards, chooseDefender, chooseHost } from './choose-cards.ts';

/** Decisions in one turn after which a bot has had enough, whatever it could still do. */
export const DECISIONS_PER_TURN = 200;

/** No title can be played and used more often in a turn: the rule of six. */
const TITLE_PER_TURN = 6;

/** What a bot remembers of the turn under way. */
interface Memory {
  turn: number;
  decisions: number;
  /** Cards whose menu held nothing useful. */
  declined: Set<ViewId>;
  /** How often something was begun with a card; a play that comes to nothing can be begun again and again. */
  begun: Map<ViewId, number>;
}

/**
 * Plays to win: forges, fills the board, reaps, and fights where that pays. It sees what its player sees. Where
 * it has no opinion, chance from `seed` decides.
 */
export function sensibleBot(seed: string): Bot {
  const chance = chanceFrom(seed);
  let memory = newMemory(0);
  return {
    choose(view: TableView, player: PlayerId): Decision {
      const prompt = promptOf(view, player);
      if (memory.turn !== view.turn) memory = newMemory(view.turn);
      memory.decisions += 1;
      const sight = sightOf(view, player, prompt);
      return decide(sight, memory) ?? anything(sight, chance);
    },
  };
}

function newMemory(turn: number): Memory {
  return { turn, decisions: 0, declined: new Set(), begun: new Map() };
}

/** The answer to the question asked; `undefined` where any would do. */
function decide(sight: Sight, memory: Memory): Decision | undefined {
  const { prompt } = sight;
  switch (prompt.purpose) {
    case 'mulligan':
      return mulligan(sight);
    case 'active-house':
      return activeHouse(sight);
    case 'take-archives':
      return takeArchives(sight);
    case 'main-step':
      return memory.decisions > DECISIONS_PER_TURN
        ? pressKind(prompt, 'end-turn')
        : nextClick(sight, memory.declined);
    case 'card-action':
      return actOrDecline(sight, memory);
    case 'confirm-end-turn':
      return pressKind(prompt, 'yes');
    case 'attack':
      return chooseDefender(sight);
    case 'attach-upgrade':
      return chooseHost(sight);
    case 'allot-damage':
      return allotDamage(sight);
    case 'trigger-order':
      return nextTrigger(sight);
    case 'option':
      return chooseOption(sight);
    case 'confirm':
      return confirm(sight);
    case 'house':
      return nameHouse(sight);
    case 'number':
      return chooseNumber(sight);
    case 'player':
      return choosePlayer(sight);
    case 'forge-payment':
      return payWithCards(sight);
    case 'keep-exhausted':
      return pressKind(prompt, 'done');
    default:
      return prompt.kind === 'cards' ? chooseCards(sight) : undefined;
  }
}

function actOrDecline(sight: Sight, { declined, begun }: Memory): Decision | undefined {
  const subjects = sight.prompt.subjects ?? [];
  for (const id of subjects) begun.set(id, (begun.get(id) ?? 0) + 1);
  const action = actionOf(sight);
  if (action !== null && subjects.every((id) => (begun.get(id) ?? 0) <= TITLE_PER_TURN)) return action;
  for (const id of subjects) declined.add(id);
  return pressKind(sight.prompt, 'cancel');
}

/** A legal answer that does not go back on what was decided before, if there is one. */
function anything({ view, prompt }: Sight, chance: Chance): Decision {
  const goingBack = prompt.controls
    .filter(({ kind }) => kind === 'cancel' || kind === 'back')
    .map(({ id }) => id);
  const answers = legalAnswers(view, prompt);
  const onward = answers.filter((answer) => answer.kind !== 'control' || !goingBack.includes(answer.control));
  return chance.pick(onward.length > 0 ? onward : answers);
}
