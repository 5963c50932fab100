import type { Company } from '@/lib/content/company';
import type { MailPicture } from '@/lib/content/drawings';
import type { Pence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { SITE } from '@/lib/site';
import type { OwnLoad } from '../pictures/own-drawing';

/** A label and its value. `was`: the former value. `href`: a `tel:` or `mailto:` address. */
export type Fact = readonly [
  label: string,
  value: string,
  more?: { readonly was?: string | undefined; readonly href?: string | undefined },
];

export type PriceRow = { readonly label: string; readonly detail?: string | undefined; readonly amount: Pence };

/** One effect of a change. `amount`: the difference in price, if it has one of its own. */
export type Difference = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly amount: Pence | null;
};

/** `lead`: the bold beginning, such as a day or an hour. */
export type Point = string | { readonly lead: string; readonly text: string };

/** Blocks are rendered twice (render-text.ts, render-letter.ts), so that a mail's text and HTML cannot differ. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `stops`: all places of the trip, drawn as one route above the rows. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly stops?: readonly Fact[] }
  | { readonly kind: 'prices'; readonly lines: readonly PriceRow[]; readonly total: PriceRow }
  | { readonly kind: 'differences'; readonly lines: readonly Difference[]; readonly total: Difference }
  | { readonly kind: 'list'; readonly items: readonly Point[] }
  /** `own`: the order's own items, drawn instead. The caption puts the picture into words. */
  | { readonly kind: 'picture'; readonly picture: MailPicture; readonly own: OwnLoad | null; readonly caption: string }
  /** The only button. The frame places it below the title. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** `preview` follows the first line in a list of mails. */
export type Letter = {
  readonly subject: string;
  readonly first?: FirstLine | null;
  readonly preview: string;
  readonly title: string;
  /** Below the title, the button and the picture: events first, then facts. */
  readonly blocks: readonly Block[];
  /** The small print: how to cancel, and the reason for the mail. */
  readonly terms: readonly Block[];
  /** At the foot (LAW-4, LAW-9). */
  readonly sender: readonly string[];
};

/** The content of a mail. A text among the blocks is a paragraph. */
export type LetterContent = Omit<Letter, 'blocks' | 'terms' | 'sender'> & {
  readonly blocks: readonly (Block | string)[];
  readonly terms?: readonly (Block | string)[];
};

/** Returns a mail with its sender. */
export function letterFrom(sender: readonly string[], { blocks, terms = [], ...words }: LetterContent): Letter {
  const written = (block: Block | string): Block =>
    typeof block === 'string' ? { kind: 'paragraph', text: block } : block;
  return { ...words, blocks: blocks.map(written), terms: terms.map(written), sender };
}

/** Returns a mail to a customer, with our company as its sender. */
export const companyLetter = (company: Company, content: LetterContent): Letter =>
  letterFrom(senderLines(company), content);

/** Returns the customer's contracting party (LAW-4, LAW-9). */
function senderLines({ legal, address, phone, email }: Company): readonly string[] {
  return [
    SITE.name,
    `${legal.name.value}, company number ${legal.number.value}, VAT ${legal.vatNumber.value}`,
    `Registered office: ${legal.registeredOffice.value}`,
    `Waste carrier: ${legal.wasteCarrier.value}`,
    `Address: ${address.value}`,
    `Phone: ${phone.value}`,
    `Email: ${email.value}`,
  ];
}
