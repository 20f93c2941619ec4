/** Random secrets, and the secret that signs tokens. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export function randomSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** The successor of a secret within one attempt: equal in each try, and unknown without both inputs. */
export function nextSecret(secret: string, attempt: string): string {
  return createHmac('sha256', attempt).update(secret).digest('base64url');
}

/** SHA-256 in hex. It is sufficient for secrets that are random. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The token with which the operators of a site call its processes. */
export function operatorToken(secret: string): string {
  return createHmac('sha256', secret).update('operator').digest('base64url');
}

/** The signing secret in the data folder, created at the first start. */
export async function storedSecret(dataDir: string): Promise<string> {
  const file = path.resolve(dataDir, 'secret');
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, randomSecret(48), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
