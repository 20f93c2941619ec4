import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./privacy.test.ts');
