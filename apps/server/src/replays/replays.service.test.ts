import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./replays.test.ts');
