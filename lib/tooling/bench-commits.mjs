/** What the disk allows: the rows of orders that are there, written once more, a commit each, by SQLite alone. */
import { DatabaseSync } from 'node:sqlite';

/** What one order is in the database, by the column that names it. */
const OF_AN_ORDER = {
  orders: 'id',
  order_search: 'order_id',
  order_events: 'order_id',
  order_makers: 'order_id',
  slot_reservations: 'order_id',
};

function copyOf(database, table, order) {
  const rows = database.prepare(`select * from ${table} where ${OF_AN_ORDER[table]} = ?`).all(order);
  return rows.map((row) => ({ table, values: Object.values(row) }));
}

/**
 * Commits a second with synchronous=FULL of the same rows, with the same indexes, into an empty file beside the one that
 * they are in. No rule, no HTTP, nothing beside: what is faster than this has shared a commit.
 */
export function commitsPerSecond(file, most = 1000) {
  const from = new DatabaseSync(file, { readOnly: true });
  const ids = from.prepare('select id from orders limit ?').all(most);
  const orders = ids.map(({ id }) => Object.keys(OF_AN_ORDER).flatMap((table) => copyOf(from, table, id)));
  const into = new DatabaseSync(`${file}-copy`);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = OFF'])
    into.exec(`PRAGMA ${pragma}`);
  const schema = from.prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%'").all();
  for (const { sql } of schema) into.exec(sql);
  const insert = (table, count) => into.prepare(`insert into ${table} values (${Array(count).fill('?').join()})`);
  const statements = new Map();
  const started = performance.now();
  for (const rows of orders) {
    into.exec('begin immediate');
    for (const { table, values } of rows) {
      if (!statements.has(table)) statements.set(table, insert(table, values.length));
      statements.get(table).run(...values);
    }
    into.exec('commit');
  }
  const seconds = (performance.now() - started) / 1000;
  into.close();
  from.close();
  return orders.length / seconds;
}
