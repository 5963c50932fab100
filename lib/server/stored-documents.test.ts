import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { FORM } from '@/lib/server/modules/enquiries/form';
import { INVOICE } from '@/lib/server/modules/invoices/document';
import { CHANGED_ORDER } from '@/lib/server/modules/orders/change-target';
import { ADDED_AT, EVENT_DETAIL, ORDER, QUOTE, SERVICES } from '@/lib/server/modules/orders/documents';
import { KEPT_LINES } from '@/lib/server/modules/quotes/job';
import { AUDIT_FACTS } from '@/lib/server/platform/desk/audit';
import type { StoredDocument, StoredText } from '@/lib/server/platform/documents/document';
import schemas from '@/lib/server/platform/documents/schemas.json';
import { PAYLOAD } from '@/lib/server/platform/outbox/enqueue';
import { mismatches } from '@/lib/testing/json-schema';

const KINDS = [
  ...[ORDER, QUOTE, SERVICES, ADDED_AT, EVENT_DETAIL, CHANGED_ORDER],
  ...[FORM, DRAFT_ANSWERS, AUDIT_FACTS, PAYLOAD, INVOICE, KEPT_LINES],
] as const;

/** The stored rows of every released version. New ones are added, and existing ones never change. */
const RELEASED = path.join(__dirname, 'platform/documents/released');
const released = (kind: string, version: number): readonly object[] =>
  JSON.parse(readFileSync(path.join(RELEASED, `${kind}.v${version}.json`), 'utf8')) as readonly object[];

const versions = KINDS.flatMap((document) =>
  Array.from({ length: document.version }, (_, index) => [document.kind, index + 1, document] as const),
);

describe('stored documents', () => {
  it('are all tried here, in every version', () => {
    expect(KINDS.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(schemas).toSorted());
    expect(readdirSync(RELEASED).toSorted()).toEqual(
      versions.map(([kind, version]) => `${kind}.v${version}.json`).toSorted(),
    );
  });

  it.each(versions)('%s: rows of version %i are read as today’s', (kind, version, document) => {
    const { read, write } = document as StoredDocument<typeof kind, object>;
    const rows = released(kind, version).map((row) => JSON.stringify(row) as StoredText<typeof kind>);
    expect(rows.length).toBeGreaterThan(1);
    const today = rows.map(read);
    if (version === document.version) expect(today.map(write)).toEqual(rows);
    // Every stored property is still read.
    for (const row of today) expect(mismatches(schemas[kind], row)).toEqual([]);
  });

  it('are read within an event: what an order was before it was changed', () => {
    const events = released('event_detail', 1).map((detail) => EVENT_DETAIL.read(JSON.stringify(detail) as never));
    const before = events.flatMap(({ from }) => (from === undefined ? [] : [ORDER.read(from)]));
    expect(before.map(({ details }) => details.lastName)).toEqual(before.map(() => 'Sample'));
    expect(before.length).toBeGreaterThan(2);
  });

  it('of another kind are refused', () => {
    const [order] = released('order', 1);
    expect(() => QUOTE.read(JSON.stringify(order) as StoredText<'quote'>)).toThrow('quote must have required property');
  });
});
