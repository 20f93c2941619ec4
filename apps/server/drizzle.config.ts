import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/database/schema.ts',
    './src/database/people-schema.ts',
    './src/database/events-schema.ts',
    './src/database/moderation-schema.ts',
    './src/database/tournaments-schema.ts',
    './src/database/bot-work-schema.ts',
    './src/database/positions-schema.ts',
    './src/database/learning-schema.ts',
  ],
  out: './migrations',
});
