import type { MailPicture } from '@/lib/content/mail-pictures';
import type { Pence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import type { OwnLoad } from '../pictures/own-drawing';

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

/** A point of a list. `lead`: what it begins with, in bold: a day, an hour. */
export type Point = string | { readonly lead: string; readonly text: string };

/**
 * A mail is a list of blocks, written once and rendered twice (render-text.ts, render-html.ts):
 * the text and the HTML of a confirmation cannot say different things.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `stops`: every place of a way, from the first to the last, drawn as one before the rows. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly stops?: readonly Fact[] }
  | { readonly kind: 'prices'; readonly lines: readonly PriceRow[]; readonly total: PriceRow }
  | { readonly kind: 'differences'; readonly lines: readonly Difference[]; readonly total: Difference }
  | { readonly kind: 'list'; readonly items: readonly Point[] }
  /**
   * `own`: the order's own things, drawn in the picture's place; null where it lists none. The caption says in words what
   * whoever sees no pictures has to know. Wherever it is named, the frame sets it below the button.
   */
  | { readonly kind: 'picture'; readonly picture: MailPicture; readonly own: OwnLoad | null; readonly caption: string }
  /** The button: a mail has one, which the frame sets below the title, wherever it is named. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** Another address, in a line of its own. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** One mail: `preview` is what a list of mails shows beside the subject, after the first line. */
export type Letter = {
  readonly subject: string;
  /** When and where, above everything; null in a mail that is about no day. */
  readonly first?: FirstLine | null;
  readonly preview: string;
  readonly title: string;
  /** What the card holds below the title, the button and the picture: what happened, the facts, then the rest. */
  readonly blocks: readonly Block[];
  /** Below the card, in small print: how to cancel, and why the mail came. */
  readonly terms: readonly Block[];
  /** Who writes, under every mail (LAW-4, LAW-9). */
  readonly sender: readonly string[];
};
