import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./routes.test.ts');
