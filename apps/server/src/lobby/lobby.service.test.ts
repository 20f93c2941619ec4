import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./lobby.test.ts');
