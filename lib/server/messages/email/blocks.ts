import type { MailPicture } from '@/lib/content/mail-pictures';
import type { Pence } from '@/lib/domain/money';

/** A label and what it says. `was`: what it said before. `href`: what it opens, a `tel:` or `mailto:` address. */
export type Fact = readonly [
  label: string,
  value: string,
  more?: { readonly was?: string | undefined; readonly href?: string | undefined },
];

export type PriceRow = { readonly label: string; readonly detail?: string | undefined; readonly amount: Pence };

/** One thing that a change did. `amount`: what it adds to the price; null for what has no price of its own. */
export type Difference = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount: Pence | null;
};

/**
 * A mail is a list of blocks, written once and rendered twice (render-text.ts, render-html.ts):
 * the text and the HTML of a confirmation cannot say different things.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'prices'; readonly lines: readonly PriceRow[]; readonly total: PriceRow }
  | { readonly kind: 'differences'; readonly lines: readonly Difference[]; readonly total: Difference }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** The caption says in words what whoever sees no pictures has to know. */
  | { readonly kind: 'picture'; readonly picture: MailPicture; readonly caption: string }
  /** The button: a mail has one. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** Another address, in a line of its own. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** One mail: `preview` is what a list of mails shows beside the subject. */
export type Letter = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** What the card holds: what happened, the facts, the button, then the rest. */
  readonly blocks: readonly Block[];
  /** Below the card, in small print: how to cancel, and why the mail came. */
  readonly terms: readonly Block[];
  /** Who writes, under every mail (LAW-4, LAW-9). */
  readonly sender: readonly string[];
};
