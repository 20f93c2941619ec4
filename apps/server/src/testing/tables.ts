/** All tables of the schema. */
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as eventsSchema from '../database/events-schema.ts';
import * as moderationSchema from '../database/moderation-schema.ts';
import * as peopleSchema from '../database/people-schema.ts';
import * as schema from '../database/schema.ts';
import * as tournamentsSchema from '../database/tournaments-schema.ts';
import * as positionsSchema from '../database/positions-schema.ts';
import * as learningSchema from '../database/learning-schema.ts';
import * as botWorkSchema from '../database/bot-work-schema.ts';

export const TABLES: readonly PgTable[] = Object.values({
  ...schema,
  ...peopleSchema,
  ...eventsSchema,
  ...moderationSchema,
  ...tournamentsSchema,
  ...botWorkSchema,
  ...positionsSchema,
  ...learningSchema,
}).filter((value) => is(value, PgTable));
