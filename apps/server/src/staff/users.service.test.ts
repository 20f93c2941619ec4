import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./users.test.ts');
