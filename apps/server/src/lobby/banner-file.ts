/** The notice at the top of the lobby: the text of a file, which its operator can change at any time. */
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';

export interface BannerFileParts {
  /** `undefined`: there is never a notice. */
  path: string | undefined;
  /** The interval in milliseconds between two readings. */
  intervalMs: number;
  logger: Logger;
}

/** Longer texts are cut. */
export const BANNER_LENGTH = 1000;

export class BannerFile {
  readonly #parts: BannerFileParts;
  readonly #listeners: ((text: string) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #text = '';
  /** A slow reading must not end after a later one, or its text would come back. */
  #isReading = false;
  /** The error of the last reading, so that it is logged once. */
  #failure: string | undefined;

  private constructor(parts: BannerFileParts) {
    this.#parts = parts;
  }

  static async open(parts: BannerFileParts): Promise<BannerFile> {
    const banner = new BannerFile(parts);
    if (parts.path === undefined) return banner;
    await banner.#read(parts.path);
    const { path } = parts;
    banner.#timer = setInterval(() => void banner.#read(path), parts.intervalMs).unref();
    return banner;
  }

  /** Empty: there is no notice. */
  get text(): string {
    return this.#text;
  }

  /** Calls `listener` with each new text. */
  listen(listener: (text: string) => void): void {
    this.#listeners.push(listener);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #read(path: string): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const text = await this.#textOf(path);
    this.#isReading = false;
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    for (const listener of this.#listeners) listener(text);
  }

  /** A file that does not exist is an empty one. @returns `undefined` if the file cannot be read */
  async #textOf(path: string): Promise<string | undefined> {
    try {
      const text = await readFile(path, 'utf8');
      this.#failure = undefined;
      return text.trim().slice(0, BANNER_LENGTH);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return '';
      if (code !== this.#failure) this.#parts.logger.warn({ err: error }, 'Could not read the banner');
      this.#failure = code;
      return undefined;
    }
  }
}
