/** Amounts of money that stand in a text: "£12.50", "£1,250". Ours come from placeholders, so these are somebody else's. */
const AMOUNT = /£\s?\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Amounts of others must be listed with their source; what is not listed was meant to be a price of ours. */
export function unlistedAmounts(body: string, listed: readonly string[]): readonly string[] {
  const found = new Set(body.match(AMOUNT) ?? []);
  return [...found].filter((amount) => !listed.includes(amount));
}
