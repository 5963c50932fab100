/** Money as integer pence, VAT included. Pounds exist only in requests and responses and on the page. */
declare const penceBrand: unique symbol;
export type Pence = number & { readonly [penceBrand]: true };

/** Returns a whole number of pence. Throws RangeError on a fraction, which means that a rule forgot to round. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`);
  return amount as Pence;
}

export const NOTHING = pence(0);

/** Converts pounds as the spec writes them (49, 15.9) to pence. Removes only the error of binary fractions. */
export const fromPounds = (pounds: number): Pence => roundUp(pounds * 100);

/** Converts pence to pounds with at most two decimals, for the API. */
export const toPounds = (amount: Pence): number => amount / 100;

/**
 * Rounds a calculated amount of pence up to the next penny (spec §5: "rounded up to 2 decimals"). Ignores 1e-6 of a
 * penny as binary noise: 15.90 × 75 % × 6 is 71.55, not 71.56.
 */
export function roundUp(amountInPence: number): Pence {
  const rounded = Math.ceil(amountInPence - 1e-6);
  return pence(rounded === 0 ? 0 : rounded);
}

export const sum = (amounts: readonly Pence[]): Pence => pence(amounts.reduce((total, amount) => total + amount, 0));

/** Returns a price less a discount of 0 to 100 percent, rounded up to the penny. */
export const lessPercent = (price: Pence, percent: number): Pence => roundUp((price * (100 - percent)) / 100);

/** Formats an amount without zero pence: "£250", "£1,250", "£9.86", "−£10". */
export const formatPence = (amount: Pence): string => formatFull(amount).replace(/\.00$/, '');

export const formatPounds = (pounds: number): string => formatPence(fromPounds(pounds));

export function withCommas(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** Formats an amount with its pence, as in a column of an invoice: "£250.00", "−£9.86". */
export function formatFull(amount: Pence): string {
  // Not Intl: creating its number format takes a slow phone a tenth of a second and delays the price.
  const pounds = withCommas(String(Math.floor(Math.abs(amount) / 100)));
  return `${amount < 0 ? '−' : ''}£${pounds}.${String(Math.abs(amount) % 100).padStart(2, '0')}`;
}

/** Formats a difference with its sign: "+£20", "−£10", "£0". */
export const formatDifference = (amount: Pence): string =>
  amount > 0 ? `+${formatPence(amount)}` : formatPence(amount);

/** Formats a rate as people say it: "60p", "£1.50", "£10". */
export const formatRate = (amount: Pence): string => (amount < 100 ? `${amount}p` : formatPence(amount));

/** Formats the amount of a price line. 0 is "included". */
export const formatLineAmount = (amount: Pence): string => (amount === 0 ? 'included' : formatPence(amount));
