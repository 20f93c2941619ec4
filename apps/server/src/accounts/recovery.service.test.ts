import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./recovery.test.ts');
