import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** A handle or a transaction: what reading and writing functions take. */
export type Db = Kysely<Database>;
/** Only a transaction: for functions whose writes must stand or fall with others. */
export type Trx = Transaction<Database>;
