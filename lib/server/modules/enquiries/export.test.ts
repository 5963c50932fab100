import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { toCsv } from '@/lib/server/platform/desk/csv';
import * as filled from '@/lib/testing/forms';
import { materialsPayload } from '@/lib/validation/forms/schemas';
import { asTable, enquiryRows, ENQUIRIES_USAGE, readEnquiryQuery } from './export';
import { FORM, contactOf, type SentForm } from './form';

const leadOf = (type: string, body: SentForm): EnquiryRow => ({
  id: type,
  type,
  body_json: FORM.write(body),
  dedupe_key: type,
  draft_id: null,
  created_at: '2026-06-24T09:05:00.000Z',
  ...contactOf(body),
});
const MATERIALS = leadOf('materials', materialsPayload(filled.MATERIALS_ORDER));
const FORMULA = leadOf('contact', {
  ...filled.CONTACT,
  name: '=HYPERLINK("https://evil.example")',
  comment: 'two\nlines, "quoted"',
});

describe('npm run leads', () => {
  it.each([
    [[], 7 * 86_400_000, null, false],
    [['--since', '12h', '--csv'], 12 * 3_600_000, null, true],
    [['--type', 'contact', '--since', '30m'], 30 * 60_000, 'contact', false],
  ])('reads %j', (words, sinceMs, type, isCsv) => {
    expect(readEnquiryQuery(words)).toEqual({ sinceMs, type, isCsv });
  });

  it.each([[['--since', 'yesterday']], [['--since']], [['--all']], [['--type']]])(
    'explains itself after %j',
    (words) => {
      expect(() => readEnquiryQuery(words)).toThrow(ENQUIRIES_USAGE);
    },
  );

  it('FRM-1: shows all that was given, in words, at the time in London', () => {
    const [head, row] = enquiryRows([MATERIALS]);
    expect(head).toEqual(['When', 'Kind', 'Who', 'Email', 'Phone', 'Details']);
    expect(row?.slice(0, 5)).toEqual([
      'Wednesday 24 June 2026, 10:05',
      'Materials order (materials)',
      'Zoë O’Hara',
      'zoe@example.london',
      '+442079460321',
    ]);
    expect(row?.[5]).toContain('Materials: 10 × Small box; Materials: 2 × Tape, 66 m; Materials: £33 with delivery');
  });

  it('prints a table of one line a lead', () => {
    expect(asTable(enquiryRows([MATERIALS, FORMULA])).split('\n')).toHaveLength(3);
  });

  it('writes a file in which nothing that was typed is a formula', () => {
    const csv = toCsv(enquiryRows([FORMULA]));
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
  });
});
