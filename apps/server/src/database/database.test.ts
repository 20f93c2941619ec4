import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStorage } from '../testing/storage.ts';
import type { Storage } from './database.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const QUERIES = 500;

test('of many queries at once each gets its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: QUERIES }, async (_, n) => {
      // Of several shapes: a mix-up would meet another statement, or another number of parameters.
      const shape = [
        sql`select ${n}::int as n`,
        sql`select ${n}::int as n, ${'x'.repeat(n)}::text as text`,
        sql`select sum(value)::int as n from generate_series(${n}::int, ${n}::int) as value`,
      ][n % 3];
      const { rows } = await storage.database.execute<{ n: number }>(shape ?? sql`select 1`);
      return rows[0]?.n;
    }),
  );

  expect(answers).toEqual(Array.from({ length: QUERIES }, (_, n) => n));
});

test('transactions at the same time do not see each other’s half-done work', async () => {
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
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
