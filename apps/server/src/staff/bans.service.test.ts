import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./bans.test.ts');
