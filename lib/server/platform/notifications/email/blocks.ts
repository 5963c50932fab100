import type { MailPicture } from '@/lib/content/mail-pictures';
import type { Pence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import type { OwnLoad } from '../pictures/own-drawing';

/** A label and its value. `was`: the former value. `href`: the link, a `tel:` or `mailto:` address. */
export type Fact = readonly [
  label: string,
  value: string,
  more?: { readonly was?: string | undefined; readonly href?: string | undefined },
];

export type PriceRow = { readonly label: string; readonly detail?: string | undefined; readonly amount: Pence };

/** One effect of a change. `amount`: the difference in price, null for an effect without a price of its own. */
export type Difference = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount: Pence | null;
};

/** An item of a list. `lead`: the bold beginning, such as a day or an hour. */
export type Point = string | { readonly lead: string; readonly text: string };

/**
 * A block of a mail. Each mail is a list of blocks, written once and rendered twice (render-text.ts, render-letter.ts),
 * so that the text and the HTML of a mail cannot differ.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `stops`: all places of the trip in order, drawn as one route above the rows. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly stops?: readonly Fact[] }
  | { readonly kind: 'prices'; readonly lines: readonly PriceRow[]; readonly total: PriceRow }
  | { readonly kind: 'differences'; readonly lines: readonly Difference[]; readonly total: Difference }
  | { readonly kind: 'list'; readonly items: readonly Point[] }
  /**
   * `own`: the order's own items, drawn instead of the picture, null when the order lists none. The caption puts the
   * picture's message into words. The frame places the picture below the button, wherever it is in the list.
   */
  | { readonly kind: 'picture'; readonly picture: MailPicture; readonly own: OwnLoad | null; readonly caption: string }
  /** The button. A mail has one, which the frame places below the title, wherever it is in the list. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  /** A further link on a line of its own. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** One mail. `preview` is the text that a list of mails shows beside the subject, after the first line. */
export type Letter = {
  readonly subject: string;
  /** The day and the places, at the top. Null in a mail that is not about a day. */
  readonly first?: FirstLine | null;
  readonly preview: string;
  readonly title: string;
  /** The content of the card below the title, the button and the picture: events first, then facts, then the rest. */
  readonly blocks: readonly Block[];
  /** The small print below the card: how to cancel, and the reason for the mail. */
  readonly terms: readonly Block[];
  /** The sender, at the foot of every mail (LAW-4, LAW-9). */
  readonly sender: readonly string[];
};
