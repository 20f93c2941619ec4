import { requirePostgres } from '../../testing/storage.ts';

requirePostgres();
await import('./rooms.test.ts');
