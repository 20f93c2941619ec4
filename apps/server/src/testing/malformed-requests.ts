/** Malformed requests derived from the API document, reproducible by their seed. */

/** A whole number from 0 below `sides`. */
type Dice = (sides: number) => number;

/** The part of JSON Schema that the API document uses. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

interface Call {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface CallDocument {
  paths: Record<string, Record<string, Call>>;
}

export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  raw: string | undefined;
}

const TEXTS = [
  '',
  ' ',
  'anna',
  'admin',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%s%n',
  '\0',
  '\ud800',
  'línea\n漢字 🂡\u202e',
  '{"a":1}',
  '1e309',
  '-1',
  '2147483648',
  '999999999999999999999',
  'NaN',
  '2026-13-45T99:99:99Z',
  '::ffff:203.0.113.9',
  '203.0.113.0/33',
  '12345678-1234-1234-1234-123456789abc',
  'x'.repeat(300),
  '🂡'.repeat(2000),
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
];

const NUMBERS = [0, -1, 1, 1.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 42];

function pick<T>(roll: Dice, choices: readonly T[]): T {
  const choice = choices[roll(choices.length)];
  if (choice === undefined && choices.length === 0) throw new Error('Nothing to pick from');
  return choice as T;
}

/** Any JSON value. */
function anything(roll: Dice, depth = 0): unknown {
  switch (roll(depth > 3 ? 4 : 7)) {
    case 0:
      return pick(roll, TEXTS);
    case 1:
      return pick(roll, NUMBERS);
    case 2:
      return roll(2) === 0;
    case 3:
      return null;
    case 4:
      return Array.from({ length: roll(5) }, () => anything(roll, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: roll(5) }, () => [pick(roll, TEXTS), anything(roll, depth + 1)]),
      );
  }
}

/** A value of the schema with random replacements. */
function almost(schema: Schema | undefined, roll: Dice): unknown {
  if (schema === undefined || roll(8) === 0) return anything(roll);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return almost(pick(roll, choices), roll);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(roll, schema.enum);
  switch (schema.type) {
    case 'string':
      return pick(roll, TEXTS);
    case 'integer':
    case 'number':
      return pick(roll, NUMBERS);
    case 'boolean':
      return roll(2) === 0;
    case 'array':
      return Array.from({ length: roll(5) }, () => almost(schema.items, roll));
    case 'object':
      return almostObject(schema, roll);
    default:
      return anything(roll);
  }
}

function almostObject({ properties = {} }: Schema, roll: Dice): unknown {
  const kept = Object.entries(properties).filter(() => roll(10) > 0);
  const object = Object.fromEntries(kept.map(([name, schema]) => [name, almost(schema, roll)]));
  return roll(6) === 0 ? { ...object, [pick(roll, TEXTS)]: anything(roll) } : object;
}

/** Texts as in a path or a query, sometimes with invalid encoding. */
function inUrl(value: unknown, roll: Dice): string {
  if (roll(20) === 0) return pick(roll, ['%zz', '%', '%ff%fe', '..%2f..%2f', '%00', '%20', '+']);
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return encodeURIComponent(text.toWellFormed());
}

/** @param tokens access tokens of which some requests use one */
export function malformedRequest(
  document: CallDocument,
  tokens: readonly string[],
  roll: Dice,
): MalformedRequest {
  const path = pick(roll, Object.keys(document.paths));
  const calls = document.paths[path] ?? {};
  const method =
    roll(15) === 0 ? pick(roll, ['get', 'put', 'patch', 'delete']) : pick(roll, Object.keys(calls));
  const call = calls[method] ?? {};
  const schema = call.requestBody?.content?.['application/json']?.schema;
  const hasBody = method !== 'get' && (schema !== undefined || roll(3) === 0);
  return {
    method: method.toUpperCase(),
    path: filledPath(path, call, roll),
    headers: malformedHeaders(tokens, roll),
    raw: hasBody ? body(schema, roll) : undefined,
  };
}

function filledPath(path: string, { parameters = [] }: Call, roll: Dice): string {
  const filled = path.replaceAll(/\{\w+\}/g, () => inUrl(roll(3) === 0 ? roll(50) : anything(roll), roll));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && roll(3) > 0)
    .map(({ name, schema }) => `${name}=${inUrl(almost(schema, roll), roll)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function malformedHeaders(tokens: readonly string[], roll: Dice): Record<string, string> {
  const token = roll(5) === 0 ? pick(roll, ['', 'rubbish', 'a.b.c', 'Bearer']) : pick(roll, tokens);
  return {
    ...(roll(6) > 0 && { authorization: `${roll(20) === 0 ? 'Basic' : 'Bearer'} ${token}` }),
    ...(roll(12) === 0 && {
      'content-type': pick(roll, ['text/plain', 'application/xml', 'multipart/form-data']),
    }),
    ...(roll(12) === 0 && { 'if-none-match': pick(roll, ['*', '"', 'W/"x"', ',,,']) }),
    ...(roll(12) === 0 && {
      'x-forwarded-for': pick(roll, ['', 'rubbish', '203.0.113.7', '::1, ::2', '999.1.1.1']),
    }),
    ...(roll(12) === 0 && { 'accept-encoding': pick(roll, ['br', 'gzip;q=0', 'rubbish', '*']) }),
  };
}

function body(schema: Schema | undefined, roll: Dice): string {
  const text = JSON.stringify(almost(schema, roll)) ?? '';
  if (roll(12) > 0) return text;
  return pick(roll, [
    text.slice(0, roll(text.length + 1)),
    '',
    '{',
    '['.repeat(40_000),
    '\0',
    `"${'x'.repeat(200_000)}"`,
  ]);
}
