import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { MINUTE_MS } from '@/lib/domain/durations';
import { NOT_SET_UP } from '../not-set-up';
import { toMime } from './mime';
import type { Mailer, MailMessage } from './port';

/**
 * Without a mail server every mail becomes a file that a mail program opens. Written beside its place, flushed and
 * renamed: a file with the final name is always whole. A second attempt at one mail replaces its first file.
 */
export function fileMailer(directory: string, from: string): Mailer {
  let isSwept = false;
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(toMime(message, from));
      await mkdir(directory, { recursive: true });
      if (!isSwept) await sweepParts(directory, Date.now() - 10 * MINUTE_MS);
      isSwept = true;
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
      return { outcome: 'logged', reason: NOT_SET_UP.mail };
    },
  };
}

/** Deletes what processes have left half written that were killed; what is younger another one may be writing now. */
async function sweepParts(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (!name.endsWith('.part')) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: before }));
    if (mtimeMs < before) await rm(file, { force: true });
  }
}

/** "20261121T091500123Z-order.confirmed.customer-<id>.eml": sorts by time, and is the same at every attempt. */
export function mailFileName({ createdAt, topic, id }: Pick<MailMessage, 'createdAt' | 'topic' | 'id'>): string {
  return `${createdAt.toISOString().replace(/[-:.]/g, '')}-${topic}-${id}.eml`;
}
