/** The bracket service for tests and development: a real server with version 1 of the API, which fails on request. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openBracket, setResult } from './brackets.ts';
import type { FakeTournament, NewBracket } from './brackets.ts';
import { respondWithFault } from './service-faults.ts';
import type { ServiceFault } from './service-faults.ts';

/** A received call, without its credentials. */
export interface BracketCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  userAgent: string;
}

interface Reply {
  status: number;
  body: unknown;
}

type Body = Record<string, Record<string, unknown>> | null;

/** The limit of links and files of one match. */
const MOST_ATTACHMENTS = 4;
const PATH =
  /^\/tournaments(?:\/([\w-]+)(?:\/(participants|matches)(?:\/(\d+)(?:\/(attachments))?)?)?)?\.json$/;
const NOT_FOUND: Reply = {
  status: 404,
  body: { errors: ['Requested object not found within your account scope'] },
};

export class FakeBracketService {
  /** The accepted keys. */
  readonly keys = new Set<string>();
  readonly tournaments: FakeTournament[] = [];
  readonly asked: BracketCall[] = [];
  readonly faults: ServiceFault[] = [];
  readonly #server: Server;
  #numbers = 500_000;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  /** @param port 0 for any free one */
  static async open(port = 0): Promise<FakeBracketService> {
    const service = new FakeBracketService();
    await new Promise<void>((resolve) => {
      service.#server.listen(port, '127.0.0.1', resolve);
    });
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Opens a single-elimination bracket. @param bracket.players 2, 4, 8 … best first */
  add(bracket: NewBracket): FakeTournament {
    const tournament = openBracket(bracket, () => ++this.#numbers);
    this.tournaments.push(tournament);
    return tournament;
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const { api_key: key = '', ...query } = Object.fromEntries(searchParams);
    const written = await text(request);
    const { method = '', headers } = request;
    const body = written === '' ? null : (JSON.parse(written) as Body);
    this.asked.push({ method, path: pathname, query, body, userAgent: headers['user-agent'] ?? '' });

    const fault = this.faults.shift();
    const isRight = fault === undefined || fault.kind === 'slow' || fault.kind === 'cut off';
    const reply = isRight ? this.#reply(key, { method, path: pathname, query, body }) : NOT_FOUND;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (fault !== undefined) return respondWithFault(response, fault, reply.body);
    response.statusCode = reply.status;
    response.end(JSON.stringify(reply.body));
  }

  #reply(
    key: string,
    {
      method,
      path,
      query,
      body,
    }: { method: string; path: string; query: Record<string, string>; body: Body },
  ): Reply {
    if (!this.keys.has(key)) return { status: 401, body: { errors: ['Invalid API key'] } };
    const found = PATH.exec(path);
    if (found === null) return NOT_FOUND;
    const [, name, part, number, attachments] = found;
    if (name === undefined) return { status: 200, body: this.#listed(query['subdomain'] ?? null) };
    const tournament = this.tournaments.find(
      ({ tournament: { id, url } }) => `${id}` === name || url === name,
    );
    if (tournament === undefined) return NOT_FOUND;
    if (part === undefined) return { status: 200, body: whole(tournament, query) };
    if (number === undefined) return { status: 200, body: wrapped(tournament)[part as 'matches'] };
    const match = tournament.matches.find(({ id }) => `${id}` === number);
    if (match === undefined || part !== 'matches') return NOT_FOUND;
    if (attachments !== undefined) return this.#attach(tournament, match, body?.['match_attachment']);
    if (method === 'PUT') return setResult(tournament, match, body?.['match']);
    return { status: 200, body: { match } };
  }

  /** Tournaments of a community are in its own list only. */
  #listed(subdomain: string | null): unknown {
    return this.tournaments
      .filter(({ tournament }) => tournament.subdomain === subdomain)
      .map(({ tournament }) => ({ tournament }));
  }

  #attach(
    { tournament }: FakeTournament,
    match: FakeTournament['matches'][number],
    attachment: Record<string, unknown> | undefined,
  ): Reply {
    const url = attachment?.['url'];
    const refuse = (error: string): Reply => ({ status: 422, body: { errors: [error] } });
    if (!tournament.accept_attachments) return refuse('Match attachments are not accepted');
    if (typeof url !== 'string' || url === '') return refuse('Url, asset or description must be given');
    if (match.attachment_count === MOST_ATTACHMENTS) return refuse('There are too many attachments');
    match.attachment_count = (match.attachment_count ?? 0) + 1;
    match.links.push(url);
    return { status: 200, body: { match_attachment: { id: ++this.#numbers, match_id: match.id, url } } };
  }
}

function wrapped({ matches, participants }: FakeTournament) {
  return {
    matches: matches.map((match) => ({ match })),
    participants: participants.map((participant) => ({ participant })),
  };
}

function whole(tournament: FakeTournament, query: Record<string, string>): unknown {
  const { matches, participants } = wrapped(tournament);
  return {
    tournament: {
      ...tournament.tournament,
      ...(query['include_participants'] === '1' && { participants }),
      ...(query['include_matches'] === '1' && { matches }),
    },
  };
}
