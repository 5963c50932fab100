/** Places across the sea that our vans do not serve, by postcode area. The table of districts leaves them out. */
const OVERSEAS: Readonly<Record<string, string>> = {
  BT: 'Northern Ireland',
  GY: 'Guernsey',
  HS: 'the Outer Hebrides',
  IM: 'the Isle of Man',
  JE: 'Jersey',
  ZE: 'Shetland',
};
/**
 * Districts that no road reaches: Orkney, Arran and Cumbrae, Bute, Islay to Coll, the Small Isles, the Isle of Wight,
 * Scilly. Checked in November 2026 with github.com/gibbs/uk-postcodes and Wikipedia's pages on the areas IV and PA.
 */
const ISLANDS = /^(?:KW1[567]|KA2[78]|PA(?:20|4[1-9]|6\d|7[0-8])|PH4[234]|PO(?:3\d|4[01])|TR2[1-5])$/;

const WHO_CAN_HELP = 'The British Association of Removers (bar.co.uk) lists firms that do.';

/** Returns why a district outside the table is not served, and who can help. `outcode` comes from parsePostcode. */
export function unservedText(outcode: string): string {
  const area = /^[A-Z]+/.exec(outcode)?.[0] ?? '';
  const place = Object.hasOwn(OVERSEAS, area) ? OVERSEAS[area] : ISLANDS.test(outcode) ? 'this island' : undefined;
  return place
    ? `We do not drive to ${place} (${outcode}). ${WHO_CAN_HELP}`
    : `We do not know the postcode district ${outcode}. Check the first half, or ask us.`;
}
