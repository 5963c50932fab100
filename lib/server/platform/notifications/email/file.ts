import nodemailer from 'nodemailer';
import { messageFolder } from '../message-file';
import { NOT_SET_UP } from '../not-set-up';
import { toMime } from './mime';
import type { Mailer } from './port';

/** Returns a mailer that writes each mail to a file for a mail program, for use without a mail server. */
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
