/** A complete mail. The mailer decides whether an SMTP server or a file receives it. */
export type MailMessage = {
  /**
   * An id that is the same at every attempt. It becomes the Message-ID, so that a second delivery can be recognised.
   */
  readonly id: string;
  /** The topic of the mail, for the name of a mail file: "order.confirmed.customer". */
  readonly topic: string;
  /** When the mail was put into the outbox, for the Date header. The same at every attempt. */
  readonly createdAt: Date;
  readonly to: string;
  readonly replyTo?: string;
  /** The address at which a POST ends a newsletter subscription (RFC 8058). Only for newsletters. */
  readonly listUnsubscribe?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  readonly drawing?: InlinePicture | null;
};

export type MailAttachment = { readonly filename: string; readonly content: string; readonly contentType: string };

/** A PNG within the mail. `cid`: its name in the HTML, as "cid:…". */
export type InlinePicture = { readonly filename: string; readonly content: Buffer; readonly cid: string };

export type MailResult = { readonly outcome: 'sent' } | { readonly outcome: 'logged'; readonly reason: string };

/** Sends a mail. Throws when the mail could not be handed over, and the outbox retries. */
export type Mailer = { readonly send: (message: MailMessage) => Promise<MailResult> };

/** The rendered mail: a subject and the same content as text and as HTML. */
export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };
