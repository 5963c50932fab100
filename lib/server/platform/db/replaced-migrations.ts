import { SelectQueryNode, TableNode, type KyselyPlugin, type QueryId } from 'kysely';

const REPLACEMENT = '0061-since-first-release';

/** The migrations that 0061 replaces. No installation has applied only some of them. */
export const REPLACED: readonly string[] = [
  '0009-order-stops',
  '0010-return-owners',
  '0011-order-makers',
  '0013-lines-agreed',
  '0014-storage-contracts',
  '0015-invoices',
  '0016-unit-reservations',
  '0017-store-helpers',
  '0018-draft-owners',
  '0019-visits',
  '0020-sms',
  '0022-unit-moves',
  '0024-desk-entries',
  '0025-part-refunds',
  '0027-crew-sessions',
  '0029-booked-by',
  '0030-invoices-by-time',
  '0031-photos',
  '0032-late-credits',
  '0033-reviews',
  '0034-extras',
  '0035-claims',
  '0037-visit-items',
  '0038-claims-paid-by-hand',
  '0039-visit-event-notes',
  '0040-told-proof',
  '0041-crew-link-sends',
  '0042-extra-stops',
  '0043-search-words',
  '0044-example-reviews',
  '0049-checklist',
  '0050-kept-prices',
  '0053-shared-lists',
  '0054-order-shares',
  '0055-keys-late',
  '0057-quote-references',
  '0058-order-homes',
  '0060-row-failures',
];

/** Returns applied migrations with 0061 in place of those that it replaces. Throws when only some were applied. */
export function currentNames(applied: readonly string[]): readonly string[] {
  const kept = applied.filter((name) => !REPLACED.includes(name));
  const missing = REPLACED.filter((name) => !applied.includes(name));
  if (missing.length === REPLACED.length) return applied;
  if (missing.length === 0) return [...kept, REPLACEMENT];
  throw new Error(
    `The migrations 0009 to 0060 have been applied only in part (${missing.join(', ')} missing). ` +
      'Upgrade with the last version that has them first (docs/decisions/0123-one-migration-since-the-first-release.md)',
  );
}

/** Translates reads only: instances of the last build still find their migrations during a rolling deployment. */
export function withCurrentNames(): KyselyPlugin {
  const reads = new WeakSet<QueryId>();
  return {
    transformQuery: ({ node, queryId }) => {
      const tables = SelectQueryNode.is(node) ? (node.from?.froms ?? []) : [];
      if (tables.some((table) => TableNode.is(table) && table.table.identifier.name === 'kysely_migration')) {
        reads.add(queryId);
      }
      return node;
    },
    transformResult: ({ result, queryId }) => {
      if (!reads.has(queryId)) return Promise.resolve(result);
      const timestamps = new Map(result.rows.map(({ name, timestamp }) => [String(name), timestamp]));
      const rows = currentNames([...timestamps.keys()]).map((name) => ({
        name,
        timestamp: timestamps.get(name) ?? timestamps.get(REPLACED.at(-1) ?? ''),
      }));
      return Promise.resolve({ ...result, rows });
    },
  };
}
