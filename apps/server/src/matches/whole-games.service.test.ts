import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./whole-games.test.ts');
