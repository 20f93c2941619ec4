/** The rows of a table as JSON texts that the database makes, so that no precision is lost. */
import type pg from 'pg';

/** The number of rows in memory at a time. */
export const BATCH = 500;

/**
 * Reads rows in batches, within a transaction.
 *
 * @param condition in SQL, with `t` for the row; default: all rows
 */
export async function* readRows(
  client: pg.ClientBase,
  table: string,
  condition = 'true',
): AsyncGenerator<string[]> {
  await client.query(
    `declare rows no scroll cursor for
     select row_to_json(t)::text as line from ${quotedName(table)} t where ${condition}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close rows');
}

export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const name = quotedName(table);
  const columns = (await storedColumns(client, table)).map(quotedName).join(', ');
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Without the columns that the database computes from others. */
async function storedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
