import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./tournament-admin.test.ts');
