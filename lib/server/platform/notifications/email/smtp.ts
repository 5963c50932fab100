import nodemailer from 'nodemailer';
import { toMime } from './mime';
import type { Mailer } from './port';

/**
 * Timeouts in milliseconds. A silent server is given up early and a slow answer is awaited longer, while the outbox
 * renews its lease.
 */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns a mailer for the SMTP server of `url` ("smtp://user:password@host:587", "smtps://…"). */
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
