import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./own-lists.test.ts');
