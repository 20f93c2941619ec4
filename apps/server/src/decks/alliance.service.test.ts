import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./alliance.test.ts');
