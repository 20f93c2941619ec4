import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./moderation.test.ts');
