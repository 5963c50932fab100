export type MailMessage = {
  /** Stays the same at every attempt. It becomes the Message-ID, so that a second delivery is recognised. */
  readonly id: string;
  /** For the name of a mail file: "order.confirmed.customer". */
  readonly topic: string;
  readonly createdAt: Date;
  readonly to: string;
  readonly replyTo?: string;
  /** A POST there ends a newsletter subscription (RFC 8058). */
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

/** Throws when the mail could not be handed over, and the outbox retries. */
export type Mailer = { readonly send: (message: MailMessage) => Promise<MailResult> };

export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };
