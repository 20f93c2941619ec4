/** Turns drawings into PNG files, a few at a time, and keeps the last ones. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Problem } from '../http/problems.ts';

const FONTS = fileURLToPath(new URL('fonts', import.meta.url));
/** The bytes of all kept pictures. */
const CACHE_BYTES = 16 * 1024 * 1024;
/** The number of drawings that wait or are drawn. More are refused. */
const MAX_OPEN = 8;
const BUSY = 'Too many pictures are requested. Please try again in a moment.';

export class PictureStore {
  readonly #folder: string;
  readonly #draw: (svg: string) => Promise<Buffer>;
  /** The least recently used first. */
  readonly #kept = new Map<string, Buffer>();
  readonly #open = new Map<string, Promise<Buffer>>();
  #keptBytes = 0;
  #last: Promise<unknown> = Promise.resolve();
  #isReady: Promise<void> | undefined;

  /** @param dataDir gets a folder for the font library */
  constructor(dataDir: string, draw = pngOf) {
    this.#folder = path.resolve(dataDir, 'fonts');
    this.#draw = draw;
  }

  /**
   * The picture of a drawing. Equal drawings are drawn once, one after the other.
   *
   * @throws {Problem} if too many are waiting
   */
  async png(svg: string): Promise<Buffer> {
    const key = createHash('sha256').update(svg).digest('base64url');
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    return this.#open.get(key) ?? this.#begin(key, svg);
  }

  #begin(key: string, svg: string): Promise<Buffer> {
    if (this.#open.size >= MAX_OPEN) throw new Problem(503, BUSY);
    const drawn = this.#last
      .then(() => (this.#isReady ??= useOwnFonts(this.#folder)))
      .then(() => this.#draw(svg))
      .then((png) => this.#keep(key, png))
      .finally(() => this.#open.delete(key));
    this.#open.set(key, drawn);
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }

  #keep(key: string, png: Buffer): Buffer {
    this.#kept.set(key, png);
    this.#keptBytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#keptBytes <= CACHE_BYTES) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= length;
    }
    return png;
  }
}

function pngOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Adds our fonts to those of the system. The library reads its settings at the first text. */
async function useOwnFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const settings = path.join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${FONTS}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = settings;
}
