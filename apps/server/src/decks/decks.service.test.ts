import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./decks.test.ts');
