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
  answerOptional,
  answerMulligan,
  nameHouse,
  nameTrait,
  chooseTrigger,
  payWithCards,
  answerTakeArchives,
} from './choices.ts';
import { chooseActiveHouse } from './choose-house.ts';
import type { HouseStreak } from './choose-house.ts';
import { chooseAction, chooseCard } from './main-step.ts';
import { activateProphecy, chooseFate } from './prophecies.ts';
import { raiseTide } from './tide.ts';
import type { KnownState } from './known-state.ts';
import { knownStateOf } from './known-state.ts';
import { allotDamage, chooseCards, chooseDefender, chooseHost } from './choose-cards.ts';

/** After this many decisions in one turn the bot ends its turn. */
export const DECISIONS_PER_TURN = 200;

/** The rule of six: no card of one title can be played and used more often in a turn. */
const MAX_USES_PER_CARD = 6;

/** What the bot remembers during a turn. */
interface TurnMemory {
  turn: number;
  decisions: number;
  /** Cards whose menus offered nothing useful. */
  declined: Set<ViewId>;
  /** How many actions were started with each card. A play without effect could be repeated endlessly. */
  startedWith: Map<ViewId, number>;
}

/**
 * Returns a bot that plays to win: it forges, fills the board, reaps, and fights if that pays. It sees what its player
 * sees. If it has no preference, it answers at random; `seed` determines these answers.
 */
export function sensibleBot(seed: string): Bot {
  const chance = chanceFrom(seed);
  const streak: HouseStreak = { house: '', turns: 0 };
  let memory = newMemory(0);
  return {
    choose(view: TableView, player: PlayerId): Decision {
      const prompt = promptOf(view, player);
      if (memory.turn !== view.turn) memory = newMemory(view.turn);
      memory.decisions += 1;
      const known = knownStateOf(view, player, prompt);
      return decide(known, memory, streak) ?? randomAnswer(known, chance);
    },
  };
}

function newMemory(turn: number): TurnMemory {
  return { turn, decisions: 0, declined: new Set(), startedWith: new Map() };
}

/** Returns the answer to the open prompt; `undefined` if the bot has no preference. */
function decide(known: KnownState, memory: TurnMemory, streak: HouseStreak): Decision | undefined {
  const { prompt } = known;
  switch (prompt.purpose) {
    case 'mulligan':
      return answerMulligan(known);
    case 'active-house':
      return chooseActiveHouse(known, streak);
    case 'take-archives':
      return answerTakeArchives(known);
    case 'main-step':
      return memory.decisions > DECISIONS_PER_TURN
        ? pressKind(prompt, 'end-turn')
        : (raiseTide(known) ??
            chooseCard(known, memory.declined) ??
            activateProphecy(known) ??
            pressKind(prompt, 'end-turn'));
    case 'card-action':
      return actOrDecline(known, memory);
    case 'confirm-end-turn':
    case 'raise-tide':
    case 'activate-prophecy':
      return pressKind(prompt, 'yes');
    case 'prophecy-card':
      return chooseFate(known);
    case 'attack':
      return chooseDefender(known);
    case 'attach-upgrade':
      return chooseHost(known);
    case 'allot-damage':
      return allotDamage(known);
    case 'trigger-order':
      return chooseTrigger(known);
    case 'option':
      return chooseOption(known);
    case 'confirm':
      return answerOptional(known);
    case 'house':
      return nameHouse(known);
    case 'name-trait':
      return nameTrait(known);
    case 'number':
      return chooseNumber(known);
    case 'player':
      return choosePlayer(known);
    case 'forge-payment':
      return payWithCards(known);
    case 'keep-exhausted':
      return pressKind(prompt, 'done');
    default:
      return prompt.kind === 'cards' ? chooseCards(known) : undefined;
  }
}

function actOrDecline(known: KnownState, { declined, startedWith }: TurnMemory): Decision | undefined {
  const subjects = known.prompt.subjects ?? [];
  for (const id of subjects) startedWith.set(id, (startedWith.get(id) ?? 0) + 1);
  const action = chooseAction(known);
  if (action !== null && subjects.every((id) => (startedWith.get(id) ?? 0) <= MAX_USES_PER_CARD))
    return action;
  for (const id of subjects) declined.add(id);
  return pressKind(known.prompt, 'cancel');
}

/** Returns a random legal answer. Avoids answers that cancel earlier decisions if there are others. */
function randomAnswer({ view, prompt }: KnownState, chance: Chance): Decision {
  const goingBack = prompt.controls
    .filter(({ kind }) => kind === 'cancel' || kind === 'back')
    .map(({ id }) => id);
  const answers = legalAnswers(view, prompt);
  const onward = answers.filter((answer) => answer.kind !== 'control' || !goingBack.includes(answer.control));
  return chance.pick(onward.length > 0 ? onward : answers);
}
