import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./schema.test.ts');
