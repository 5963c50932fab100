import type { Reader } from './reader';

export type IdealSettings = {
  readonly key: string;
  readonly origin: string;
  /** Three seconds by default. */
  readonly timeoutMs?: number;
};

const ORIGIN = 'https://api.ideal-postcodes.co.uk';
const LOOKUPS = ['none', 'ideal'];

/** Returns the settings of Ideal Postcodes, or null when customers type addresses by hand. */
export function readLookup(read: Reader): IdealSettings | null {
  const lookup = read.text('ADDRESS_LOOKUP') ?? 'none';
  const origin = read.url('IDEAL_POSTCODES_ORIGIN', ['https', 'http']) ?? ORIGIN;
  const key = read.text('IDEAL_POSTCODES_KEY');
  if (!LOOKUPS.includes(lookup)) read.problems.push(`ADDRESS_LOOKUP must be ${LOOKUPS.join(' or ')}`);
  if (lookup !== 'ideal') return null;
  if (key === null) read.problems.push('IDEAL_POSTCODES_KEY must be set for ADDRESS_LOOKUP=ideal');
  return key === null ? null : { key, origin };
}
