import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./accounts.test.ts');
