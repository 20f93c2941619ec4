import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./database.test.ts');
