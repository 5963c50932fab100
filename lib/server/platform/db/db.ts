import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema';

/** A database handle or a transaction. */
export type Db = Kysely<Database>;
/** A transaction, for functions whose writes must commit or roll back together with others. */
export type Trx = Transaction<Database>;
