import { requirePostgres } from '../testing/storage.ts';

requirePostgres();
await import('./profile.test.ts');
