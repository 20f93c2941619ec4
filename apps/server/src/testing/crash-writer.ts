/** A program for the crash test: it writes until it is killed, and prints what was acknowledged. */
import { writeSync } from 'node:fs';
import { migrateDatabase, openStorage } from '../database/database.ts';
import { news } from '../database/schema.ts';

const [dataDir = '', databaseUrl, run = ''] = process.argv.slice(2);
const WRITERS = 4;

const storage = await openStorage({ dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl });
await migrateDatabase(storage.database);

async function writeOn(writer: number): Promise<never> {
  for (let n = 0; ; n++) {
    const text = `${run}-${writer}-${n}`;
    await storage.database.insert(news).values({ text, publishedAt: new Date() });
    // Synchronous and complete, whatever happens next.
    writeSync(1, `${text}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)));
