import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./matches.test.ts');
