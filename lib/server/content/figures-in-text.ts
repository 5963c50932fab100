/**
 * Amounts of money typed into a text: "£12.50", "£1,250". Our prices come from placeholders, so these are other
 * companies'.
 */
const AMOUNT = /£\s?\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Returns the amounts that are not listed with a source. Such an amount was probably meant to be one of our prices. */
export function unlistedAmounts(body: string, listed: readonly string[]): readonly string[] {
  const found = new Set(body.match(AMOUNT) ?? []);
  return [...found].filter((amount) => !listed.includes(amount));
}
