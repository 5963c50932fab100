import type { Db } from './db';

/** The symbol that marks SQLite's adapter (sqlite-dialect.ts). */
export const SQLITE: unique symbol = Symbol.for('smart-storage-and-moving.sqlite');

/**
 * Returns whether a handle is SQLite, which has no row locks. Checks a mark and not a class: pages and the server's own
 * code are bundled separately, each with its own classes, and share one handle.
 */
export const isSqlite = (db: Db): boolean => SQLITE in db.getExecutor().adapter;
