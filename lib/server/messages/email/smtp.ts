import nodemailer from 'nodemailer';
import { toMime } from './mime';
import type { Mailer } from './port';

/** A server that says nothing is given up. One that is slow to say yes is waited for: the outbox keeps its lease meanwhile. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mail to the SMTP server of `url` ("smtp://user:password@host:587", "smtps://…"). */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...TIMEOUTS });
  return {
    send: async (message) => {
      const { rejected } = await transport.sendMail(toMime(message, from));
      if (rejected.length > 0) throw new Error('The mail server refused the recipient');
      return { outcome: 'sent' };
    },
  };
}
