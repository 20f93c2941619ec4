import { z } from 'zod';

/** Largest number that a row can have. */
const MAX_ID = 2_147_483_647;

/** The number of a row in a path. Rubbish is an unknown thing. */
export const RowId = z.coerce.number().int().positive().max(MAX_ID);
