import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./both-sides.test.ts');
