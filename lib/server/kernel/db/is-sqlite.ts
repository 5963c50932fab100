import type { Db } from './db';

/** What SQLite's adapter is marked with (sqlite-dialect.ts). */
export const SQLITE: unique symbol = Symbol.for('smart-storage-and-moving.sqlite');

/**
 * Whether a handle is one of SQLite, which knows no row locks. By a mark and not by a class: pages and the server's own
 * code are bundled apart, each with classes of its own, and share one handle.
 */
export const isSqlite = (db: Db): boolean => SQLITE in db.getExecutor().adapter;
