import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./supporters.test.ts');
