/** Errors while the server is gone, stops, starts, is a standby or has no disk space (SQLSTATE 08, 53, 57P; 25006). */
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EHOSTUNREACH',
]);
const SQLSTATE = /^(?:(?:08|53|57P)\w{2,3}|25006)$/;

/** Messages of node-postgres, whose errors have no codes. */
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered|was closed))/;

/** SQLITE_BUSY, READONLY, IOERR, FULL and CANTOPEN. */
const SQLITE = new Set([5, 8, 10, 13, 14]);

/** IOERR is SQLite's code when a file beside the database cannot grow. */
const SQLITE_FULL = new Set([10, 13]);
/** ENOSPC of the system, 53100 (disk_full) of PostgreSQL. */
const FULL: readonly unknown[] = ['ENOSPC', '53100'];

type Fault = { readonly errcode?: unknown; readonly code?: unknown; readonly message?: unknown };

/** Returns whether an error means that the database cannot answer now, as opposed to a faulty statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code, message } = error as Fault;
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff);
  if (typeof code === 'string' && (SYSTEM.has(code) || SQLSTATE.test(code))) return true;
  return typeof message === 'string' && SAID.test(message);
}

export function isOutOfRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code } = error as Fault;
  return typeof errcode === 'number' ? SQLITE_FULL.has(errcode & 0xff) : FULL.includes(code);
}
