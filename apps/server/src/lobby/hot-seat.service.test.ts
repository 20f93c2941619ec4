import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./hot-seat.test.ts');
