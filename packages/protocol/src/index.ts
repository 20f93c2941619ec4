export * from './game.ts';
export * from './shapes.ts';
