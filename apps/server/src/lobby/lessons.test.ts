import { sensibleBot } from '@amberhall/bots';
import { NO_AUTOMATION } from '@amberhall/engine';
import type { PromptView, TableView } from '@amberhall/engine/vocabulary';
import { cardNamed, DEFAULT_GAME, isOffCourse, LESSONS, Position, stepAfter } from '@amberhall/protocol';
import type { Lesson, LessonId } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { guestOrBot } from '../accounts/person.ts';
import type { GameSetup } from '../rooms/journal/node-types.ts';
import { engine } from '../rooms/journal/play-engine.ts';
import type { Decision, Play } from '../rooms/journal/play-engine.ts';
import { openingOf } from '../rooms/journal/restore-game.ts';
import { decksOfPosition } from './position-decks.ts';

const ME = 'Learner';
const TUTOR = 'Practice Bot';

/** What a learner does in each step: `card action` or `card action target`, the name of a house, or `end`. */
const ACTS: Record<LessonId, readonly string[]> = {
  turn: ['untamed', 'dust-pixie play', 'snufflegator reap', 'ancient-bear fight umbra', 'end', 'wait'],
  house: ['brobnar', 'troll play', 'tremor discard', 'end'],
  play: ['virtuous-works play', 'bulwark play', 'protect-the-weak play bulwark', 'champion-anaphiel reap'],
  fight: ['champion-anaphiel fight pit-demon', 'staunch-knight fight urchin', 'bulwark fight urchin'],
  keys: ['charette play', 'ember-imp reap', 'end', 'wait'],
  states: ['bumpsy remove-stun', 'krump fight dodger', 'valdr fight dodger'],
  archive: ['labwork play francus', 'end', 'logos'],
  tide: ['raise', 'sea-urchin play', 'freebooter-faye reap'],
  tokens: ['skirmisher fight umbra', 'ragnarok-prep play'],
  haunted: ['touchstone reap', 'precocious-fragment reap', 'ælbia-stray play', 'ælbia-stray reap'],
  prophecies: ['activate look-how-far-you-ve-come oh-you-shouldn-t-have', 'end', 'wait'],
};

function beginLesson({ position }: Lesson): Play {
  const [own, other] = decksOfPosition(position);
  const setup: GameSetup = {
    id: 'lesson',
    options: { ...DEFAULT_GAME, name: 'Lesson', position },
    practice: true,
    owner: ME,
    createdAt: new Date(0),
    players: [
      { person: guestOrBot(ME, 'guest'), deck: own, wins: 0 },
      { person: guestOrBot(TUTOR, 'bot'), deck: other, wins: 0 },
    ].map((player) => ({ ...player, person: { ...player.person, automation: NO_AUTOMATION } })) as [
      never,
      never,
    ],
    previousId: null,
    startingPlayer: ME,
  };
  return engine.begin(openingOf(setup, 'lesson'));
}

const viewOf = (play: Play, who = ME): TableView => play.view({ kind: 'player', player: who });
const promptOf = (play: Play, who = ME): PromptView | undefined => viewOf(play, who).players[who]?.prompt;

function decide(play: Play, decision: Decision | undefined, who = ME): void {
  if (decision === undefined) throw new Error(`nothing to do: ${JSON.stringify(promptOf(play, who))}`);
  const { ok } = play.decide(who, decision, undefined);
  if (!ok) throw new Error(`refused: ${JSON.stringify(decision)}`);
}

function press(play: Play, fits: (control: PromptView['controls'][number]) => boolean): void {
  const control = promptOf(play)?.controls.find(fits);
  decide(play, control && { kind: 'control', control: control.id });
}

function carryOut(play: Play, act: string): void {
  const [name = '', action, target] = act.split(' ');
  if (name === 'wait') return waitForOwnTurn(play);
  if (name === 'end') {
    press(play, ({ kind }) => kind === 'end-turn');
    if (promptOf(play)?.purpose === 'confirm-end-turn') press(play, ({ kind }) => kind === 'yes');
    return;
  }
  if (name === 'raise') {
    decide(play, { kind: 'tide' });
    return press(play, ({ kind }) => kind === 'yes');
  }
  if (name === 'activate') {
    const prophecy = cardNamed(viewOf(play), ME, action ?? '');
    decide(play, prophecy && { kind: 'prophecy', card: prophecy.id });
    press(play, ({ kind }) => kind === 'yes');
    return click(play, ME, target ?? '');
  }
  if (action === undefined) {
    waitForOwnTurn(play);
    press(play, ({ value }) => value === name);
    if (promptOf(play)?.purpose !== 'main-step') press(play, ({ kind }) => kind === 'yes' || kind === 'all');
    return;
  }
  click(play, ME, name);
  if (promptOf(play)?.purpose === 'card-action') press(play, ({ value }) => value === action);
  for (let more = 0; more < 4 && promptOf(play)?.purpose !== 'main-step'; more++) {
    if (promptOf(play)?.controls.some(({ kind }) => kind === 'flank'))
      press(play, ({ kind }) => kind === 'flank');
    else click(play, target === 'urchin' || action === 'fight' ? TUTOR : ME, target ?? '');
  }
}

function click(play: Play, owner: string, slug: string): void {
  const card = cardNamed(viewOf(play), owner, slug);
  decide(play, card && { kind: 'card', card: card.id });
}

/** The opponent takes a turn; the learner answers what the game asks at the start of theirs. */
function waitForOwnTurn(play: Play): void {
  const bot = sensibleBot('seed');
  for (let number = 0; number < 200 && play.waitingFor[0] === TUTOR; number++) {
    decide(play, bot.choose(viewOf(play, TUTOR), TUTOR), TUTOR);
  }
  if (promptOf(play)?.controls.some(({ kind }) => kind === 'key')) press(play, ({ kind }) => kind === 'key');
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  test('has a position that the server accepts', () => {
    expect(Position.safeParse(lesson.position).success).toBe(true);
  });

  test('can be played to its end, one act for each step', () => {
    const play = beginLesson(lesson);
    let step = stepAfter(lesson, 0, viewOf(play), ME);

    const reached = ACTS[id].map((act) => {
      expect(isOffCourse(lesson, step, viewOf(play), ME)).toBe(false);
      carryOut(play, act);
      step = stepAfter(lesson, step, viewOf(play), ME);
      return step;
    });

    expect(reached).toEqual(lesson.steps.map((_, index) => index + 1));
  });
});

test('a learner who ends the turn too early is off course', () => {
  const lesson = LESSONS[0] as Lesson;
  const play = beginLesson(lesson);
  carryOut(play, 'untamed');
  const step = stepAfter(lesson, 0, viewOf(play), ME);

  carryOut(play, 'end');

  expect(isOffCourse(lesson, step, viewOf(play), ME)).toBe(true);
});
