/** Uploaded images: validated, re-encoded, and stored as files with unique names. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AVATAR_BYTES, BACKGROUND_BYTES, PROFILE_TEXTS } from '@amberhall/protocol';
import { refused } from '../http/problems.ts';

/** Each kind has a folder of its own, and its own path below `/img`. */
export const IMAGE_KINDS = ['avatar', 'bgs'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The limit of pixels: a small file can decode to a huge image. */
const MAX_PIXELS = 40_000_000;
const AVATAR_SIZE = 24;
const BACKGROUND_SIZE = { width: 1920, height: 1080 } as const;

export class ImageStore {
  /** Contains one folder per kind. */
  readonly folder: string;

  constructor(dataDir: string) {
    this.folder = path.resolve(dataDir, 'uploads');
  }

  /** @throws {Problem} with the text for the error of the image */
  async saveAvatar(base64: string): Promise<string> {
    const bytes = decoded(base64, PROFILE_TEXTS.avatarFormat);
    if (bytes.length > AVATAR_BYTES) throw refused(PROFILE_TEXTS.avatarSize);
    return this.#save('avatar', bytes, ['jpeg', 'png', 'gif'], PROFILE_TEXTS.avatarFormat);
  }

  /** @throws {Problem} with the text for the error of the image */
  async saveBackground(base64: string): Promise<string> {
    const bytes = decoded(base64, PROFILE_TEXTS.backgroundFormat);
    if (bytes.length >= BACKGROUND_BYTES) throw refused(PROFILE_TEXTS.backgroundSize);
    return this.#save('bgs', bytes, ['jpeg', 'png'], PROFILE_TEXTS.backgroundFormat);
  }

  /** Does nothing without a name, or for a missing file. */
  async remove(kind: ImageKind, name: string | null): Promise<void> {
    if (name !== null) await rm(this.#file(kind, name), { force: true });
  }

  async #save(kind: ImageKind, bytes: Buffer, formats: string[], complaint: string): Promise<string> {
    const image = await reencoded(kind, bytes, formats);
    if (image === null) throw refused(complaint);
    const name = randomUUID();
    await mkdir(path.join(this.folder, kind), { recursive: true });
    await writeFile(this.#file(kind, name), image, { flag: 'wx' });
    return name;
  }

  #file(kind: ImageKind, name: string): string {
    return path.join(this.folder, kind, `${name}.png`);
  }
}

function decoded(base64: string, complaint: string): Buffer {
  if (!BASE64.test(base64)) throw refused(complaint);
  return Buffer.from(base64, 'base64');
}

/** Returns a re-encoded PNG that contains only the picture; `null` when it has none of the `formats`. */
async function reencoded(kind: ImageKind, bytes: Buffer, formats: string[]): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await image.metadata();
    if (!formats.includes(format)) return null;
    const upright = image.autoOrient();
    const sized =
      kind === 'avatar'
        ? upright.resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
        : upright.resize({ ...BACKGROUND_SIZE, fit: 'inside', withoutEnlargement: true });
    return await sized.png().toBuffer();
  } catch {
    // A file that the library cannot read is not an image.
    return null;
  }
}
