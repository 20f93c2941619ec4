import { z } from 'zod';

/** 32 random bytes, or a SHA-256 hash, as hexadecimal digits. */
export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);
