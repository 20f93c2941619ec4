/** How far a learner is in a lesson, by what the table shows. */
import type { CardView, PlayerId, TableView } from '@amberhall/engine/vocabulary';
import type { Lesson, LessonGoal } from './lesson.ts';

/** The number of the turn in which an arranged game begins. */
const FIRST_TURN = 3;

/** @returns the index of the step that is open after `step`; the number of steps once all are done */
export function stepAfter({ steps }: Lesson, step: number, table: TableView, me: PlayerId): number {
  const open = steps.findIndex(({ goal }, index) => index >= step && !isReached(goal, table, me));
  return open === -1 ? steps.length : open;
}

/** Whether the learner can no longer do what the step asks for. */
export function isOffCourse({ steps }: Lesson, step: number, table: TableView, me: PlayerId): boolean {
  const open = steps[step];
  if (open === undefined) return false;
  if (table.winReason !== null) return true;
  const mine = table.players[me];
  if (open.goal.kind === 'house' && mine?.activeHouse) return true;
  const last = steps.findIndex(({ goal }) => goal.kind === 'turn ended');
  return isTurnEnded(table, me) && (last === -1 || step <= last);
}

/** @returns a card of the named player in hand, in play or among the prophecies */
export function cardNamed(table: TableView, who: PlayerId, slug: string): CardView | undefined {
  const side = table.players[who];
  const shown = side ? [...side.hand, ...side.battleline, ...side.artifacts, ...side.prophecies] : [];
  return shown.map((id) => table.cards[id]).find((card) => card?.slug === slug);
}

function isReached(goal: LessonGoal, table: TableView, me: PlayerId): boolean {
  const mine = table.players[me];
  const opponent = Object.keys(table.players).find((name) => name !== me) ?? me;
  if (mine === undefined) return false;
  switch (goal.kind) {
    case 'house':
      return mine.activeHouse === goal.house;
    case 'card in':
      return isIn(table, goal.side === 'other' ? opponent : me, goal);
    case 'used':
      return cardNamed(table, me, goal.card)?.exhausted === true;
    case 'archived':
      return mine.archives.length >= goal.least;
    case 'archives taken':
      return mine.archives.length === 0;
    case 'keys':
      return Object.values(mine.keys).filter(Boolean).length >= goal.least;
    case 'high tide':
      return mine.tide === 'high';
    case 'prophecy active':
      return cardNamed(table, me, goal.card)?.activeProphecy === true;
    case 'turn ended':
      return isTurnEnded(table, me);
    case 'won':
      return table.winner === me;
  }
}

function isIn(
  table: TableView,
  owner: PlayerId,
  { card, zone }: { card: string; zone: 'play' | 'discard' },
): boolean {
  return Object.values(table.cards).some(
    (one) => one.slug === card && one.owner === owner && one.zone === zone,
  );
}

function isTurnEnded({ turn, activePlayer }: TableView, me: PlayerId): boolean {
  return turn > FIRST_TURN || activePlayer !== me;
}
