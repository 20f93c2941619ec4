/** Runs in a thread: plays the games of a trial that it is sent the numbers of. */
import { parentPort, workerData } from 'node:worker_threads';
import { playTrialGame } from '@amberhall/bots';
import { library } from '@amberhall/cards';
import type { DeckList } from '@amberhall/cards/data';

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage(playTrialGame(library, { deck: workerData as DeckList, number }));
});
