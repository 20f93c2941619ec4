import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { fileMailer, smtpMailer } from './mailer.ts';

const MAIL = { to: 'lantern@example.org', subject: 'Hello', text: 'A first line.\n\nA second one.' };

test('without a mail server a mail is written to a file that only the operator can read', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'amberhall-outbox-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, 'outbox');

  await fileMailer(folder, pino({ level: 'silent' })).send(MAIL);

  const [name, ...others] = await readdir(folder);
  const file = path.join(folder, name ?? 'none');
  expect(others).toEqual([]);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(
    'To: lantern@example.org\nSubject: Hello\n\nA first line.\n\nA second one.\n',
  );
});

test('a mail server receives the mail with its sender', async () => {
  const { url, received } = await mailServer();

  await smtpMailer(url, 'Amberhall <hall@example.org>').send(MAIL);

  expect(received()).toContain('RCPT TO:<lantern@example.org>');
  expect(received()).toContain('From: Amberhall <hall@example.org>');
  expect(received()).toContain('A second one.');
});

test('an unreachable mail server is an error', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', 'a@example.org').send(MAIL)).rejects.toThrow('ECONNREFUSED');
});

/** An SMTP server that accepts everything and records it. */
async function mailServer(): Promise<{ url: string; received: () => string }> {
  let text = '';
  let isData = false;
  const server = createServer((socket) => {
    // The mailer may reset the connection after its last line.
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      text += said;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      isData = /^DATA/m.test(said) && !isData;
      socket.write(isData ? '354 go on\r\n' : said.startsWith('QUIT') ? '221 bye\r\n' : '250 yes\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => text };
}
