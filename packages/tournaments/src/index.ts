export { nextStep } from './course.ts';
export type { Course, CourseKind, NextStep, PlayedRound, Stage } from './course.ts';
export type { EntrantId, Outcome, Pairing, PlayedMatch } from './matches.ts';
export { standings } from './standings.ts';
export type { Standing } from './standings.ts';
export { swissRounds } from './swiss.ts';
