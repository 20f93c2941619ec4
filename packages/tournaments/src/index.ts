export { bracketSlots, nextSlots, pairSlots } from './elimination.ts';
export type { Slot } from './elimination.ts';
export type { EntrantId, Outcome, Pairing, PlayedMatch } from './matches.ts';
export { roundRobin } from './round-robin.ts';
export { cut, standings } from './standings.ts';
export type { Standing } from './standings.ts';
export { pairSwissRound, swissRounds } from './swiss.ts';
export type { SwissRound } from './swiss.ts';
