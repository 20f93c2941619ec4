/** Sends mails: through a mail server, or into a folder for the operator. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** @param url for example `smtp://user:password@mail.example.org:587` */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}

/** Writes every mail as a file that only the operator can read: its links are secret. */
export function fileMailer(folder: string, logger: Logger): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${randomUUID()}.txt`);
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { flag: 'wx', mode: 0o600 });
      logger.info({ file }, 'No mail server is set: the mail waits in the outbox');
    },
  };
}
