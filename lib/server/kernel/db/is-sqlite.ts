import { SqliteAdapter } from 'kysely';
import type { Db } from './db';

export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;
