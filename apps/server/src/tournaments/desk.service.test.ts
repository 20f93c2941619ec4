import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./desk.test.ts');
