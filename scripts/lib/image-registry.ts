/** Asks registries of container images for the digest of a tag. */
import { z } from 'zod';
import type { ImageReference } from './image-references.ts';

/** The indexes of images for several platforms. */
const INDEX_TYPES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const ANSWER_MS = 20_000;

const Digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const TokenReply = z.union([
  z.object({ token: z.string().min(1) }).transform(({ token }) => token),
  z.object({ access_token: z.string().min(1) }).transform((reply) => reply.access_token),
]);
/** The challenge of a registry that wants a token first. */
const Challenge = z.object({
  realm: z.url({ protocol: /^https?$/ }),
  service: z.string().optional(),
  scope: z.string().optional(),
});

/**
 * The digest of the index that a tag names now.
 *
 * @param defaultRegistry the address for references that name no registry
 * @throws with a sentence that says what to do
 */
export async function digestOf(
  reference: ImageReference,
  defaultRegistry: string | undefined,
): Promise<string> {
  const { text, tag } = reference;
  if (tag === undefined) throw new Error(`${text}: a reference needs a tag.`);
  const registry = addressOf(reference, defaultRegistry);
  const manifest = new URL(`/v2/${repositoryOf(reference)}/manifests/${tag}`, registry);
  const answer = await withToken(manifest, text);
  if (!answer.ok) throw new Error(`${text}: ${reasonOf(answer, registry)}`);
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!INDEX_TYPES.includes(type))
    throw new Error(`${text}: the registry has no index for several platforms, but ${type || 'no type'}.`);
  const digest = Digest.safeParse(answer.headers.get('docker-content-digest'));
  if (!digest.success) throw new Error(`${text}: ${registry.origin} answered without a digest.`);
  return digest.data;
}

function addressOf({ text, host }: ImageReference, defaultRegistry: string | undefined): URL {
  const address = host ?? defaultRegistry;
  if (address === undefined)
    throw new Error(`${text} names no registry. Name the one that has it with --registry <address>.`);
  if (/^https?:\/\//.test(address)) return new URL(address);
  // As for all tools for images, a registry on this computer needs no certificate.
  const isLocal = /^(?:localhost|127\.0\.0\.1)(?::|$)/.test(address);
  return new URL(`${isLocal ? 'http' : 'https'}://${address}`);
}

/** Images without a publisher are in the folder `library`. */
function repositoryOf({ host, path }: ImageReference): string {
  return host === undefined && !path.includes('/') ? `library/${path}` : path;
}

/** Asks once without a token, and again with the one that the registry wants. */
async function withToken(manifest: URL, text: string): Promise<Response> {
  const accept = INDEX_TYPES.join(', ');
  const answer = await ask(manifest, { method: 'HEAD', headers: { accept } }, text);
  const challenge = answer.status === 401 ? challengeOf(answer) : undefined;
  if (challenge === undefined) return answer;
  const authorization = `Bearer ${await tokenFor(challenge, text)}`;
  return ask(manifest, { method: 'HEAD', headers: { accept, authorization } }, text);
}

function challengeOf(answer: Response): z.infer<typeof Challenge> | undefined {
  const [, parameters] = /^Bearer\s+(.*)$/i.exec(answer.headers.get('www-authenticate') ?? '') ?? [];
  const pairs = (parameters ?? '').matchAll(/(\w+)="([^"]*)"/g);
  return Challenge.safeParse(Object.fromEntries([...pairs].map(([, name, value]) => [name, value]))).data;
}

async function tokenFor({ realm, service, scope }: z.infer<typeof Challenge>, text: string): Promise<string> {
  const url = new URL(realm);
  if (service !== undefined) url.searchParams.set('service', service);
  if (scope !== undefined) url.searchParams.set('scope', scope);
  const answer = await ask(url, {}, text);
  if (!answer.ok) throw new Error(`${text}: ${reasonOf(answer, url)}`);
  const token = TokenReply.safeParse(await answer.json().catch(() => null));
  if (!token.success) throw new Error(`${text}: ${url.origin} gave no token.`);
  return token.data;
}

async function ask(url: URL, init: RequestInit, text: string): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
  } catch (error) {
    throw new Error(`${text}: ${url.origin} does not answer.`, { cause: error });
  }
}

function reasonOf({ status, headers }: Response, { origin }: URL): string {
  switch (status) {
    case 401:
    case 403:
      return `${origin} has no such image, or it is not public.`;
    case 404:
      return `${origin} has no such tag.`;
    case 429: {
      const seconds = headers.get('retry-after');
      const when = seconds === null ? 'later' : `in ${seconds} seconds`;
      return `${origin} answers no more requests for now. Try again ${when}.`;
    }
    default:
      return `${origin} answered with the status ${status}.`;
  }
}
