import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { toMime } from './email/mime';
import type { Mailer } from './email/port';
import type { SmsSender } from './sms/port';

type Message = { readonly createdAt: Date; readonly topic: string; readonly id: string };

type MessageFolder = { readonly write: (message: Message, bytes: Buffer | string) => Promise<void> };

/** Flushes and renames a file, so that its final name means that it is complete. A retry replaces it. */
function messageFolder(directory: string, ending: string): MessageFolder {
  let isSwept = false;
  return {
    write: async (message, bytes) => {
      await mkdir(directory, { recursive: true });
      if (!isSwept) await deleteExpiredParts(directory, Date.now() - 10 * MINUTE_MS);
      isSwept = true;
      const name = fileName(message, ending);
      const temporary = path.join(directory, `.${name}.${process.pid}.part`);
      await writeFile(temporary, bytes, { mode: 0o600, flush: true });
      await rename(temporary, path.join(directory, name));
    },
  };
}

/** Deletes temporary files of killed processes. Newer ones may be another process's. */
async function deleteExpiredParts(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

/** "20261121T091500123Z-order.confirmed.customer-<id>.eml" sorts by time and is the same at every attempt. */
function fileName({ createdAt, topic, id }: Message, ending: string): string {
  return `${createdAt.toISOString().replace(/[-:.]/g, '')}-${topic}-${id}.${ending}`;
}

/** Writes each mail to a file, for use without a mail server. */
export function fileMailer(directory: string, from: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = messageFolder(directory, 'eml');
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(toMime(message, from));
      await folder.write(message, bytes as Buffer);
      return { outcome: 'logged', reason: NOT_SET_UP.mail };
    },
  };
}

/** Writes each text message to a file (recipient, empty line, text), for use without Twilio. */
export function fileSmsSender(directory: string): SmsSender {
  const folder = messageFolder(directory, 'txt');
  return {
    takesAnswers: false,
    wasTaken: () => Promise.resolve(false),
    send: async (message) => {
      await folder.write(message, `To: ${message.to}\n\n${message.text}\n`);
      return { outcome: 'logged', reason: NOT_SET_UP.text };
    },
  };
}

/** The reasons at the desk for a message whose channel is not set up. */
export const NOT_SET_UP = {
  mail: 'Email is not set up on this site, so this mail was kept in a file',
  text: 'Texts are not set up on this site, so this one was kept in a file',
  slack: 'Slack is not set up on this site, so nothing was sent',
  webhook: 'No other system is connected to this site, so nothing was sent',
  meta: 'Meta is not set up on this site, so nothing was sent',
} as const;
