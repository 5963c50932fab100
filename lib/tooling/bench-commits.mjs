/** Measures the limit of the disk: SQLite alone writes the rows of existing orders again, one commit each. */
import { DatabaseSync } from 'node:sqlite';

/** The tables with the rows of an order, and the column with the order's id in each. */
const OF_AN_ORDER = {
  orders: 'id',
  search_words: 'record_id',
  order_events: 'order_id',
  order_makers: 'order_id',
  slot_reservations: 'order_id',
};

function copyOf(database, table, order) {
  const rows = database.prepare(`select * from ${table} where ${OF_AN_ORDER[table]} = ?`).all(order);
  return rows.map((row) => ({ table, values: Object.values(row) }));
}

/**
 * Returns the commits per second of the same rows and indexes into an empty file on the same disk, with
 * synchronous=FULL. No business rules and no HTTP are involved, so an app that is faster must have shared commits
 * between orders.
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
