import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./import.test.ts');
