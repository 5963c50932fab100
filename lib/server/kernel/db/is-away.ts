/** What the system and PostgreSQL say while the server is gone, ends, starts, follows another or has no room (SQLSTATE classes 08, 53, 57P; 25006). */
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

/** node-postgres has no codes for these. */
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered|was closed))/;

/** SQLITE_BUSY, READONLY, IOERR, FULL, CANTOPEN: the lowest byte of what SQLite calls the error. */
const SQLITE = new Set([5, 8, 10, 13, 14]);

/** IOERR and FULL: the first where a file beside the database cannot grow. */
const SQLITE_FULL = new Set([10, 13]);
/** Of the system and of PostgreSQL (disk_full). */
const FULL: readonly unknown[] = ['ENOSPC', '53100'];

type Fault = { readonly errcode?: unknown; readonly code?: unknown; readonly message?: unknown };

/** Whether an error means that the database cannot answer at the moment, and not that we asked it something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code, message } = error as Fault;
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff);
  if (typeof code === 'string' && (SYSTEM.has(code) || SQLSTATE.test(code))) return true;
  return typeof message === 'string' && SAID.test(message);
}

/** Whether what was to be written found no room on the disk. */
export function isOutOfRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code } = error as Fault;
  return typeof errcode === 'number' ? SQLITE_FULL.has(errcode & 0xff) : FULL.includes(code);
}
