import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./news.test.ts');
