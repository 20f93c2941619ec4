/**
 * Checks the shuffles of a finished game from its record, without the server that made it.
 *
 *     npm run verify:shuffle -- <record.json>
 *
 * The page "Check the shuffles" of a finished game gives the record. Prints the result of every check. The exit code is 1
 * if one fails, and 2 if the file is not a record.
 */
import { readFileSync } from 'node:fs';
import { seedOf, ShuffleRecord } from '@amberhall/protocol';
import { failedRecordChecks, RECORD_CHECKS } from './lib/verify-shuffle.ts';

const MEANINGS: Record<(typeof RECORD_CHECKS)[number], string> = {
  commitment: 'The secret is the one that the server committed to before the game.',
  shares: 'Shares that the server made follow from its secret.',
  hashes: 'Each share is the one whose hash its client had sent before any share, if the game has hashes.',
  start: 'The first shuffle of each deck begins with the order of the deck list.',
  draws: 'The seed gives every shuffle and every random card, and no number was left out.',
  game: 'The game, played again by the rules, draws the same.',
};

const record = readRecord(process.argv[2]);
const failed = failedRecordChecks(record);
console.log(`Game ${record.gameId}, rules ${record.rules ?? 'of an unknown version'}`);
console.log(`Commitment ${record.commitment}`);
record.shares.forEach(({ share, from, hash }, seat) => {
  const name = record.opening.players[seat]?.id ?? '';
  console.log(
    `Share of ${name}: ${share}, ${from === 'player' ? 'sent by the client' : 'made by the server'}`,
  );
  if (hash !== undefined) console.log(`Its hash, sent before: ${hash}`);
});
console.log(`Seed ${seedOf(record)}`);
for (const check of RECORD_CHECKS)
  console.log(`${failed.includes(check) ? 'FAILED' : 'ok    '} ${MEANINGS[check]}`);
if (failed.includes('game'))
  console.log('Another version of the rules may play another game: use the one named above.');
process.exitCode = failed.length === 0 ? 0 : 1;

function readRecord(path: string | undefined): ShuffleRecord {
  try {
    if (path === undefined) throw new Error('Name the file of a record.');
    return ShuffleRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    console.error(`This is not a record of shuffles. ${error instanceof Error ? error.message : ''}`);
    return process.exit(2);
  }
}
