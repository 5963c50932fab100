import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './port';

/** The mail in nodemailer's words. `from` is an address or "Name <address>"; its domain names the Message-ID. */
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
      // Base64 keeps the line ends of a calendar file as they are, whatever servers do to text on the way.
      ...(message.attachments ?? []).map((file) => ({ ...file, contentTransferEncoding: 'base64' as const })),
      ...(message.drawing ? [{ ...message.drawing, ...INLINE_PNG }] : []),
    ],
    // An answer of a machine ("I am on holiday") to a booking mail helps nobody.
    headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const INLINE_PNG = { contentType: 'image/png', contentDisposition: 'inline' } as const;

/** What lets a mail program offer its own button to unsubscribe. */
function listHeaders({ listUnsubscribe }: MailMessage): Readonly<Record<string, string>> {
  if (!listUnsubscribe) return {};
  return { 'List-Unsubscribe': `<${listUnsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
