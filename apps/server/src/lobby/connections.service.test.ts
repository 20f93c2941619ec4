import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./connections.test.ts');
