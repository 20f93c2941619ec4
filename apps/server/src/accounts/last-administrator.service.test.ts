import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./last-administrator.test.ts');
