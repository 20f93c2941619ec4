/** To be imported before everything else: a schema that is made earlier has tried to compile itself already. */
import { z } from 'zod';

// Compiling schemas at run time is what our content policy forbids.
z.config({ jitless: true });
