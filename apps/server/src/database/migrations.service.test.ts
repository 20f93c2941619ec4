import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./migrations.test.ts');
