/** A mail with everything it needs; who sends it (an SMTP server or a file) is the mailer's business. */
export type MailMessage = {
  /** The same at every attempt: it becomes the Message-ID, so that a second delivery can be recognised. */
  readonly id: string;
  /** What the mail is about, for the name of a mail file: "order.confirmed.customer". */
  readonly topic: string;
  /** When it was put into the outbox; the Date header, the same at every attempt. */
  readonly createdAt: Date;
  readonly to: string;
  readonly replyTo?: string;
  /** Of a newsletter: where one POST ends it (RFC 8058). */
  readonly listUnsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  readonly drawing?: InlinePicture | null;
};

export type MailAttachment = { readonly filename: string; readonly content: string; readonly contentType: string };

/** A PNG that stands in the mail. `cid`: what the HTML calls it, as "cid:…". */
export type InlinePicture = { readonly filename: string; readonly content: Buffer; readonly cid: string };

export type MailResult = { readonly outcome: 'sent' } | { readonly outcome: 'logged'; readonly reason: string };

/** Throws when the mail could not be handed over; the outbox tries again. */
export type Mailer = { readonly send: (message: MailMessage) => Promise<MailResult> };

/** What a template makes of its facts: a subject and the same content twice. */
export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };
