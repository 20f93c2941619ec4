import type { z } from 'zod';
import { Refused } from '@amberhall/protocol';

/** The response schemas of a route: its own answer, and the common shape of failures. */
export function responseSchemas<Schema extends z.ZodType>(schema: Schema) {
  return { 200: schema, '4xx': Refused, '5xx': Refused } as const;
}
