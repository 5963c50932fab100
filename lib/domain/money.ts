/**
 * Money is integer pence, VAT included, from the price list to the database.
 * Pounds with at most two decimals exist only on the wire and on the page.
 */
declare const penceBrand: unique symbol;
export type Pence = number & { readonly [penceBrand]: true };

/** An integer number of pence. Throws RangeError on a fraction: a fraction means a rule forgot to round. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`);
  return amount as Pence;
}

export const NOTHING = pence(0);

/** Pounds as the spec writes them (49, 15.9) in pence. Rounds only the error of binary fractions away. */
export function fromPounds(pounds: number): Pence {
  return roundUp(pounds * 100);
}

/** Pence as pounds with at most two decimals, for the wire. */
export function toPounds(amount: Pence): number {
  return amount / 100;
}

/**
 * A calculated amount of pence, rounded up to the next penny (spec §5: "rounded up to 2 decimals").
 * 1e-6 of a penny is binary noise, not money: 15.90 × 75 % × 6 is 71.55, not 71.56.
 */
export function roundUp(amountInPence: number): Pence {
  const rounded = Math.ceil(amountInPence - 1e-6);
  return pence(rounded === 0 ? 0 : rounded);
}

export function sum(amounts: readonly Pence[]): Pence {
  return pence(amounts.reduce((total, amount) => total + amount, 0));
}

/** What is left of a price after a discount of 0 to 100 percent, rounded up to the penny. */
export function lessPercent(price: Pence, percent: number): Pence {
  return roundUp((price * (100 - percent)) / 100);
}

/** "£250", "£1,250", "£9.86", "−£10": pence are written only when there are any. */
export const formatPence = (amount: Pence): string => formatFull(amount).replace(/\.00$/, '');

/** Returns a whole number's digits with a comma before each three: "1,250". */
export function withCommas(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** "£250.00", "−£9.86": as columns of an invoice line up. */
export function formatFull(amount: Pence): string {
  // Not Intl: making its number format takes a slow phone a tenth of a second, before a price can be shown.
  const pounds = withCommas(String(Math.floor(Math.abs(amount) / 100)));
  return `${amount < 0 ? '−' : ''}£${pounds}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

/** "+£20", "−£10", "£0": a difference says its sign. */
export function formatDifference(amount: Pence): string {
  return amount > 0 ? `+${formatPence(amount)}` : formatPence(amount);
}

/** A rate as it is spoken: "60p", "£1.50", "£10". */
export function formatRate(amount: Pence): string {
  return amount < 100 ? `${amount}p` : formatPence(amount);
}

/** The amount of a price line: nothing to pay is "included". */
export function formatLineAmount(amount: Pence): string {
  return amount === 0 ? 'included' : formatPence(amount);
}
