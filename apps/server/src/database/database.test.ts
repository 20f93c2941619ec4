import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../testing/storage.ts';
import type { Storage } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const WORKERS = 12;
const QUERIES = 60;

/** Selects numbers with statements of several shapes, some within transactions, and compares the answers. */
async function wrongAnswersOf(worker: number): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (let query = 0; query < QUERIES; query++) {
    const n = worker * QUERIES + query;
    const statement = [
      sql`select ${n}::int as n`,
      sql`select ${n}::int as n, ${'x'.repeat(query)}::text as text`,
      sql`select sum(value)::int as n from generate_series(${n}::int, ${n}::int) as value`,
    ][n % 3];
    if (statement === undefined) throw new Error('No statement');
    const ask = (on: Pick<Storage['database'], 'execute'>) => on.execute<{ n: number }>(statement);
    const { rows } = await (n % 5 === 0 ? storage.database.transaction(ask) : ask(storage.database));
    if (rows[0]?.n !== n) wrong.push({ n, rows });
  }
  return wrong;
}

test('many concurrent queries and transactions each get their own answer', async () => {
  const wrong = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => wrongAnswersOf(worker)));

  expect(wrong.flat()).toEqual([]);
});

test('concurrent transactions do not see each other’s uncommitted changes', async () => {
  await storage.database.execute(sql`create table tally (n int not null)`);

  await Promise.all(
    Array.from({ length: 20 }, () =>
      storage.database.transaction(async (transaction) => {
        await transaction.execute(sql`lock table tally`);
        const { rows } = await transaction.execute<{ n: number }>(sql`select count(*)::int as n from tally`);
        await transaction.execute(sql`insert into tally values (${rows[0]?.n ?? 0})`);
      }),
    ),
  );

  const { rows } = await storage.database.execute<{ n: number }>(sql`select n from tally order by n`);
  await storage.database.execute(sql`drop table tally`);
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
