import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./finished-games.test.ts');
