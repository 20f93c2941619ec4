import { randomUUID } from 'node:crypto';
import { DEFAULT_GAME } from '@amberhall/protocol';
import type { Database } from '../database/database.ts';
import { games } from '../database/schema.ts';

/** A started game without connected people. @returns its id */
export async function addRunningGame(database: Database): Promise<string> {
  const id = randomUUID();
  await database.insert(games).values({
    id,
    name: 'A game',
    gameType: 'casual',
    gameFormat: 'normal',
    options: { ...DEFAULT_GAME, name: 'A game' },
    owner: 'anna',
    createdAt: new Date(),
    startedAt: new Date(),
    seed: 'seed',
    node: 'node1',
  });
  return id;
}
