import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./backup.test.ts');
