import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server with pictures of cards. */
export interface PictureHost {
  /** Without a slash at the end. */
  readonly url: string;
  /** The requested paths in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** @param has whether there is a picture at a path, e.g. `/en/dust-pixie.png` */
export async function openPictureHost(has: (path: string) => boolean): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer(({ url: path = '' }, response) => {
    asked.push(path);
    if (!has(path)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=60' });
    response.end(pictureOf(path));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** As large as pictures of cards are, with its own address on it. */
function pictureOf(path: string): string {
  const height = path.includes('-half.') ? 262.5 : 420;
  const words = path.split('/').map((word, line) => `<text x="20" y="${30 + line * 24}">${word}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}" font-size="22" font-family="serif">
    <rect width="300" height="${height}" fill="#e9dcc0"/><rect y="90" width="300" height="140" fill="#5a7a4a"/>
    ${words.join('')}<text x="20" y="400">The words of the card</text></svg>`;
}
