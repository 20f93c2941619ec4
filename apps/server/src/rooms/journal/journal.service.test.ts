import { requirePostgres } from '../../testing/storage.ts';

requirePostgres();
await import('./journal.test.ts');
