import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./learning.test.ts');
