/** The Patreon for tests: a real server with a consent page, tokens and members, which fails on request. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PATREON_CLIENT = 'client-of-the-hall';
export const PATREON_SECRET = 'the-secret-that-patreon-gave-the-hall';
export const PATREON_CAMPAIGN = '7700001';

/** How the next answer fails, except for the consent page. */
export type PatreonFault =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** An HTML page with status 200. */
  | { kind: 'page' }
  | { kind: 'never' }
  | { kind: 'hang up' }
  | { kind: 'late'; ms: number }
  /** The answer waits for the promise. */
  | { kind: 'held'; until: Promise<void> }
  | { kind: 'body'; body: unknown };

/** One of the campaigns that the user at Patreon follows. */
export interface FakeMember {
  campaign: string;
  status: 'active_patron' | 'declined_patron' | 'former_patron' | null;
  cents: number;
}

export const PLEDGED: FakeMember = { campaign: PATREON_CAMPAIGN, status: 'active_patron', cents: 500 };

export class FakePatreon {
  /** The pledge of every user at this Patreon. */
  members: FakeMember[] = [PLEDGED];
  readonly faults: PatreonFault[] = [];
  /** Method and path of every call. */
  readonly asked: string[] = [];
  /** All secrets: codes, tokens, and the client secret of the site. */
  readonly secrets: string[] = [PATREON_SECRET];
  readonly #codes = new Map<string, string>();
  readonly #access = new Set<string>();
  readonly #refresh = new Set<string>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<FakePatreon> {
    const patreon = new FakePatreon();
    await new Promise<void>((resolve) => {
      patreon.#server.listen(0, '127.0.0.1', resolve);
    });
    return patreon;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings of a site that is a client of this server. */
  get settings(): Record<string, string> {
    return {
      AMBERHALL_PATREON_CLIENT: PATREON_CLIENT,
      AMBERHALL_PATREON_SECRET: PATREON_SECRET,
      AMBERHALL_PATREON_CAMPAIGN: PATREON_CAMPAIGN,
      AMBERHALL_PATREON_URL: this.url,
    };
  }

  /** Gives consent on the page at `way` like a user. @returns the parameters of the redirect */
  async agree(way: string): Promise<{ code: string; state: string }> {
    const page = await (await fetch(way)).text();
    const [, back = ''] = /href="([^"]+)">Allow/.exec(page) ?? [];
    const { searchParams } = new URL(back.replaceAll('&amp;', '&'));
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  }

  expireAccess(): void {
    this.#access.clear();
  }

  /** The user has disconnected the site. */
  expireAll(): void {
    this.#access.clear();
    this.#refresh.clear();
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const form = new URLSearchParams(await textOf(request));
    if (url.pathname === '/oauth2/authorize') return this.#askUser(url.searchParams, response);
    this.asked.push(`${request.method ?? ''} ${url.pathname}`);
    const fault = this.faults.shift();
    if (fault?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    else if (fault?.kind === 'held') await fault.until;
    else if (fault !== undefined) return fail(response, fault);
    if (url.pathname === '/api/oauth2/token') return this.#handOut(form, response);
    if (url.pathname === '/api/oauth2/v2/identity') return this.#identify(request, url, response);
    send(response, 404, errors(404, 'Not Found'));
  }

  #askUser(query: URLSearchParams, response: ServerResponse): void {
    const back = query.get('redirect_uri') ?? '';
    if (query.get('client_id') !== PATREON_CLIENT || query.get('response_type') !== 'code') {
      return send(response, 400, errors(400, 'Bad Request'));
    }
    const code = this.#secret();
    this.#codes.set(code, back);
    const state = query.get('state') ?? '';
    const to = (result: Record<string, string>) =>
      `${back}?${new URLSearchParams({ ...result, state }).toString()}`.replaceAll('&', '&amp;');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><title>Patreon</title><h1>May the hall know your pledges?</h1>
       <a href="${to({ code })}">Allow</a> <a href="${to({ error: 'access_denied' })}">Deny</a>`,
    );
  }

  #handOut(form: URLSearchParams, response: ServerResponse): void {
    if (form.get('client_id') !== PATREON_CLIENT || form.get('client_secret') !== PATREON_SECRET) {
      return send(response, 401, { error: 'invalid_client' });
    }
    if (!this.#isGood(form)) return send(response, 400, { error: 'invalid_grant' });
    const [access, refresh] = [this.#secret(), this.#secret()];
    this.#access.add(access);
    this.#refresh.add(refresh);
    send(response, 200, {
      access_token: access,
      refresh_token: refresh,
      expires_in: 2_678_400,
      scope: 'identity identity.memberships',
      token_type: 'Bearer',
    });
  }

  /** Codes and refresh tokens are valid once. */
  #isGood(form: URLSearchParams): boolean {
    if (form.get('grant_type') === 'refresh_token')
      return this.#refresh.delete(form.get('refresh_token') ?? '');
    const code = form.get('code') ?? '';
    const back = this.#codes.get(code);
    this.#codes.delete(code);
    return back !== undefined && back === form.get('redirect_uri');
  }

  #identify(request: IncomingMessage, url: URL, response: ServerResponse): void {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    if (request.headers['user-agent'] === undefined) return send(response, 403, errors(403, 'Forbidden'));
    if (!this.#access.has(token)) return send(response, 401, errors(401, 'Unauthorized'));
    if (url.search.includes('[')) return send(response, 400, errors(400, 'Bad Request'));
    // It returns only the requested fields of memberships.
    const fields = (url.searchParams.get('fields[member]') ?? '').split(',');
    const included = (url.searchParams.get('include') ?? '').includes('memberships.campaign')
      ? this.members.map((member, index) => memberOf(member, index, fields))
      : [];
    send(response, 200, { data: { type: 'user', id: '8800001', attributes: {} }, included });
  }

  #secret(): string {
    const secret = `patreon-${randomUUID()}`;
    this.secrets.push(secret);
    return secret;
  }
}

function memberOf({ campaign, status, cents }: FakeMember, index: number, fields: readonly string[]) {
  const attributes = { patron_status: status, currently_entitled_amount_cents: cents, is_gifted: false };
  return {
    type: 'member',
    id: `0d0d0d0d-1111-4222-8333-${String(index).padStart(12, '0')}`,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => fields.includes(name))),
    relationships: { campaign: { data: { type: 'campaign', id: campaign } } },
  };
}

function errors(status: number, title: string) {
  return { errors: [{ code: 1, code_name: title, detail: title, status: String(status), title }] };
}

function fail(response: ServerResponse, fault: Exclude<PatreonFault, { kind: 'late' | 'held' }>): void {
  switch (fault.kind) {
    case 'status':
      return send(response, fault.status, fault.body ?? errors(fault.status, 'Trouble'), fault.headers);
    case 'page':
      response.end('<!doctype html><title>We are down for maintenance</title>');
      return;
    case 'never':
      return;
    case 'hang up':
      response.socket?.destroy();
      return;
    case 'body':
      return send(response, 200, fault.body);
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
