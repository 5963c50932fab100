import { DAY_MS, HOUR_MS, MINUTE_MS, formatInstant } from '@/lib/domain/london-time';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { enquiryFacts } from './enquiry-facts';

/** The options of `npm run leads`. */
export type EnquiryQuery = {
  readonly sinceMs: number;
  readonly type: string | null;
  readonly isCsv: boolean;
};

const UNITS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };
export const ENQUIRIES_USAGE = 'npm run leads -- [--since 7d] [--type contact] [--csv]   (30m, 12h, 7d, 4w)';

/** Parses the arguments after `npm run leads --`. Throws RangeError with the usage. */
export function readEnquiryQuery(words: readonly string[]): EnquiryQuery {
  const valueOf = (name: string): string | null => {
    const at = words.indexOf(name);
    return at < 0 ? null : (words[at + 1] ?? '');
  };
  const known = words.every((word) => !word.startsWith('-') || ['--since', '--type', '--csv'].includes(word));
  const match = /^(\d{1,4})([mhdw])$/.exec(valueOf('--since') ?? '7d');
  const type = valueOf('--type');
  if (!known || !match || type === '') throw new RangeError(ENQUIRIES_USAGE);
  const [, count = '', unit = ''] = match;
  return { sinceMs: Number(count) * (UNITS[unit] ?? 0), type, isCsv: words.includes('--csv') };
}

const COLUMNS = ['When', 'Kind', 'Who', 'Email', 'Phone', 'Details'] as const;

/** Returns enquiries as rows below a header, with times in London. */
export function enquiryRows(enquiries: readonly EnquiryRow[]): readonly (readonly string[])[] {
  const rows = enquiries.map((enquiry) => {
    const { title, who, rows: given } = enquiryFacts(enquiry);
    const details = given.map(([label, value]) => `${label}: ${value}`).join('; ');
    const [when, kind] = [formatInstant(new Date(enquiry.created_at)), `${title} (${enquiry.type})`];
    return [when, kind, who, enquiry.email ?? '', enquiry.phone ?? '', details];
  });
  return [COLUMNS, ...rows];
}

/** Returns aligned columns for a terminal. Line breaks in a cell become spaces. */
export function asTable(rows: readonly (readonly string[])[]): string {
  const flat = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')));
  const widths = (flat[0] ?? []).map((_, column) => Math.max(...flat.map((row) => row[column]?.length ?? 0)));
  return flat
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
