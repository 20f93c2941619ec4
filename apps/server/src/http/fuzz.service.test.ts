import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./fuzz.test.ts');
