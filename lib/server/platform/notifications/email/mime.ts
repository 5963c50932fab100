import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailMessage, Mailer } from './port';

/** Converts a mail for nodemailer. `from` is an address or "Name <address>", and its domain is in the Message-ID. */
export function toMime(message: MailMessage, from: string): SendMailOptions {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${message.id}@${domain}>`,
    date: message.createdAt,
    from,
    to: message.to,
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: [
      // Base64 protects a calendar file's line ends from mail servers that rewrite text.
      ...(message.attachments ?? []).map((file) => ({ ...file, contentTransferEncoding: 'base64' as const })),
      ...(message.drawing ? [{ ...message.drawing, ...INLINE_PNG }] : []),
    ],
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const INLINE_PNG = { contentType: 'image/png', contentDisposition: 'inline' } as const;

/** Lets a mail program show its own unsubscribe button. */
function listHeaders({ listUnsubscribe }: MailMessage): Readonly<Record<string, string>> {
  if (!listUnsubscribe) return {};
  return { 'List-Unsubscribe': `<${listUnsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A silent server is given up early, a slow answer is awaited longer while the outbox renews its lease. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `url`: "smtp://user:password@host:587", "smtps://…". */
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
