/** A lesson: a position, and the acts that its learner is led through. */
import type { House } from '@amberhall/engine/vocabulary';
import type { Position } from '../position.ts';

export const LESSON_IDS = [
  'turn',
  'house',
  'play',
  'fight',
  'keys',
  'archive',
  'states',
  'tide',
  'tokens',
  'haunted',
  'prophecies',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What a step points at. `decision`: the panel of the open question. */
export type LessonAim =
  | { own: string }
  | { other: string }
  | 'decision'
  | 'own bar'
  | 'other bar'
  | 'own tide';

/** What the learner has to reach. Cards are named by slug, and are the learner's own unless `side` is `other`. */
export type LessonGoal =
  | { kind: 'house'; house: House }
  | { kind: 'card in'; card: string; zone: 'play' | 'discard'; side?: 'other' }
  | { kind: 'used'; card: string }
  | { kind: 'archived'; least: number }
  | { kind: 'archives taken' }
  | { kind: 'keys'; least: number }
  /** The tide is high for the learner. */
  | { kind: 'high tide' }
  | { kind: 'prophecy active'; card: string }
  | { kind: 'turn ended' }
  | { kind: 'won' };

export interface LessonStep {
  /** Within its lesson. It is also the key of the sentence that the coach says. */
  id: string;
  aim: LessonAim;
  goal: LessonGoal;
  /** The opponent's card that the sentence names. */
  target?: string;
}

export interface Lesson {
  id: LessonId;
  minutes: number;
  position: Position;
  steps: readonly LessonStep[];
}
