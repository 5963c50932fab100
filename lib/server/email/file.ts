import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { toMime } from './mime';
import type { Mailer, MailMessage } from './port';

/**
 * Without a mail server every mail becomes a file that a mail program opens. Written beside its place, flushed and
 * renamed: a file with the final name is always whole. A second attempt at one mail replaces its first file.
 */
export function fileMailer(directory: string, from: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(toMime(message, from));
      await mkdir(directory, { recursive: true });
      const name = mailFileName(message);
      const temporary = path.join(directory, `.${name}.${process.pid}.part`);
      const file = await open(temporary, 'w', 0o600);
      try {
        await file.writeFile(bytes as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path.join(directory, name));
      return { outcome: 'logged', reason: `No SMTP_URL: written to ${name}` };
    },
  };
}

/** "20261121T091500123Z-order.confirmed.customer-<id>.eml": sorts by time, and is the same at every attempt. */
export function mailFileName({ createdAt, topic, id }: Pick<MailMessage, 'createdAt' | 'topic' | 'id'>): string {
  return `${createdAt.toISOString().replace(/[-:.]/g, '')}-${topic}-${id}.eml`;
}
