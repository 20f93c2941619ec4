/**
 * Pins the images of the files in `deploy` by their digests.
 *
 *     npm run images:pin -- --registry <address>
 *     npm run images:pin -- --check
 *
 * Asks the registry for the digest of each tag and writes `name:tag@sha256:…` in place. A second run updates the digests.
 * The registry is asked for images that name none themselves. If one cannot be pinned, no file changes. `--check` changes
 * nothing and asks nobody: it fails if a reference has no digest. The image of this repository is built where it runs, so
 * it has none.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { imageReferences, isFileWithImages, withDigests } from './lib/image-references.ts';
import { digestOf } from './lib/image-registry.ts';
import { ROOT } from './lib/program.ts';

const { values: options } = parseArgs({
  options: {
    registry: { type: 'string' },
    check: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(ROOT, 'deploy') },
  },
});
const { registry, folder } = options;

const files = globSync('**/*', { cwd: folder })
  .filter(isFileWithImages)
  .toSorted()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** @returns `false` if a reference has no digest */
function check(): boolean {
  const unpinned = files.flatMap(({ name, text }) =>
    imageReferences(name, text)
      .filter(({ digest }) => digest === undefined)
      .map((reference) => `${name}: ${reference.text}`),
  );
  for (const line of unpinned) console.error(`${line} has no digest.`);
  return unpinned.length === 0;
}

async function pin(): Promise<void> {
  const digests = new Map<string, string>();
  for (const reference of files.flatMap(({ name, text }) => imageReferences(name, text))) {
    // The same tag gets the same digest everywhere, also when it moves meanwhile.
    const [tagged = ''] = reference.text.split('@');
    if (digests.has(tagged)) continue;
    const digest = await digestOf(reference, registry);
    digests.set(tagged, digest);
    console.log(`${tagged}: ${digest}${digest === reference.digest ? ', as before' : ''}`);
  }
  for (const { name, text } of files) {
    const pinned = withDigests(name, text, ({ text: reference }) => {
      const digest = digests.get(reference.split('@')[0] ?? '');
      if (digest === undefined) throw new Error(`${reference} was not looked up`);
      return digest;
    });
    if (pinned !== text) writeFileSync(join(folder, name), pinned);
  }
}

try {
  if (!options.check) await pin();
  else if (!check()) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
