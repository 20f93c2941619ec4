import { z } from 'zod';

// Compiling schemas at run time is what our content policy forbids. Schemas decide so when they are made:
// this has to run before any of them, which is why it is built into one file with zod.
z.config({ jitless: true });
