/** Automatic players. */
export type { Bot } from './bot.ts';
export { analyseTurn, analysisStep } from './analysis/analyse-turn.ts';
export type { AnalysisStep } from './analysis/analyse-turn.ts';
export { playOut } from './play-out.ts';
export type { PlayedGame } from './play-out.ts';
export { firstStepsBot } from './first-steps-bot.ts';
export { randomBot } from './random-bot.ts';
export { reachablePositions } from './search/turn-search.ts';
export { sensibleBot } from './sensible/sensible-bot.ts';
export { bestLine } from './strong/best-line.ts';
export type { Choice } from './strong/best-line.ts';
export type { LineOfPlay } from './strong/lines-of-play.ts';
export { strongBot } from './strong/strong-bot.ts';
export type { StrongBot } from './strong/strong-bot.ts';
export { playTrialGame } from './trial/trial-game.ts';
export type { TrialGame } from './trial/trial-game.ts';
export { trialReport } from './trial/trial-report.ts';
export type { TrialReport } from './trial/trial-report.ts';
