/** References to container images in Dockerfiles and YAML files. */

/** `host/path:tag@digest`, of which a file names at least the path. */
export interface ImageReference {
  /** As it stands in the file. */
  text: string;
  /** The host of the registry; `undefined` for the default one. */
  host: string | undefined;
  path: string;
  tag: string | undefined;
  digest: string | undefined;
}

interface FoundReference {
  start: number;
  text: string;
}

/** The image of this repository. It is built where it runs, so no registry has its digest. */
const OWN_IMAGE = 'amberhall';

const FROM = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(\S+)(?:[ \t]+AS[ \t]+(\S+))?/dgim;
const COPY_FROM = /^[ \t]*COPY[ \t]+(?:--\S+[ \t]+)*?--from=(\S+)/dgim;
const YAML_IMAGE = /^[ \t]*(?:-[ \t]+)?image:[ \t]+["']?([^\s"'#]+)/dgm;

const HOST = /^(?:localhost|[^/]*[.:][^/]*)$/;
const WITHOUT_HOST = /^([a-z0-9]+(?:[._/-]+[a-z0-9]+)*)(?::([\w.-]+))?(?:@(sha256:[0-9a-f]{64}))?$/;

export function isFileWithImages(name: string): boolean {
  return isDockerfile(name) || /\.ya?ml$/.test(name);
}

/** The images that a file pulls, in the order of the file. @throws if a reference cannot be read */
export function imageReferences(name: string, text: string): ImageReference[] {
  return found(name, text).map(({ text: reference }) => parsed(reference));
}

/** Returns the text with the digest of each reference. Nothing else changes. */
export function withDigests(
  name: string,
  text: string,
  digestOf: (reference: ImageReference) => string,
): string {
  let pinned = text;
  for (const { start, text: reference } of found(name, text).toReversed()) {
    const [unpinned] = reference.split('@');
    const after = start + reference.length;
    pinned = `${pinned.slice(0, start)}${unpinned}@${digestOf(parsed(reference))}${pinned.slice(after)}`;
  }
  return pinned;
}

function isDockerfile(name: string): boolean {
  return /(?:^|[./\\])Dockerfile(?:\.[^/\\]+)?$/.test(name);
}

function found(name: string, text: string): FoundReference[] {
  const references = isDockerfile(name) ? inDockerfile(text) : matches(text, YAML_IMAGE);
  return references.filter(({ text: reference }) => !isOwn(reference));
}

/** Without the stages of the file itself. */
function inDockerfile(text: string): FoundReference[] {
  const stages = new Set([...text.matchAll(FROM)].flatMap(([, , stage]) => stage?.toLowerCase() ?? []));
  const isImage = (reference: string) =>
    reference !== 'scratch' && !stages.has(reference.toLowerCase()) && !/^\d+$/.test(reference);
  return [...matches(text, FROM), ...matches(text, COPY_FROM)]
    .filter((reference) => isImage(reference.text))
    .toSorted((one, other) => one.start - other.start);
}

function matches(text: string, pattern: RegExp): FoundReference[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [start, end] = match.indices?.[1] ?? [0, 0];
    return { start, text: text.slice(start, end) };
  });
}

function isOwn(reference: string): boolean {
  return reference === OWN_IMAGE || reference.startsWith(`${OWN_IMAGE}:`);
}

function parsed(text: string): ImageReference {
  const [first = '', ...rest] = text.split('/');
  const host = rest.length > 0 && HOST.test(first) ? first : undefined;
  const match = WITHOUT_HOST.exec(host === undefined ? text : rest.join('/'));
  const [, path, tag, digest] = match ?? [];
  if (path === undefined) throw new Error(`${text}: this is no reference to an image.`);
  return { text, host, path, tag, digest };
}
