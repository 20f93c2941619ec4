/** To be imported before everything else: schemas created earlier have already tried to compile themselves. */
import { z } from 'zod';

// The content security policy forbids compiling schemas at run time.
z.config({ jitless: true });
