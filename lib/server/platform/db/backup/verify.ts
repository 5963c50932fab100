import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';
import { toStorable } from '../storable-text';
import { BackupError, readLines, sealKind, sealer, type Foot, type Head } from './backup-file';
import type { Row } from './read-rows';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHead = (said: unknown): said is Head =>
  isRecord(said) &&
  said.format === 'smart-storage-and-moving' &&
  (said.version === 1 || said.version === 2) &&
  Array.isArray(said.migrations);
const isFoot = (said: unknown): said is Foot => isRecord(said) && isRecord(said.rows);

const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';
type RowLine = readonly [table: string, row: Row];
const isRow = (said: unknown): said is RowLine =>
  Array.isArray(said) &&
  said.length === 2 &&
  typeof said[0] === 'string' &&
  isRecord(said[1]) &&
  Object.values(said[1]).every(isValue);

/** Replaces text that PostgreSQL refuses, so that a backup restores into both databases. */
const mended = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, typeof value === 'string' ? toStorable(value) : value]),
  );

/** Yields each row with its table. Call `verifyBackup` first. Throws BackupError when the file cannot be read. */
export async function* rowLines(file: string): AsyncGenerator<RowLine> {
  for await (const { said } of readLines(file)) if (isRow(said)) yield [said[0], mended(said[1])];
}

/** `unsealed` accepts another kind of seal. A seal that can be computed is checked either way. */
export type BackupTrust = { readonly secretKey: string | null; readonly unsealed: boolean };

/** Throws BackupError when the file is not sealed with this key and unsealed files are not trusted. */
function checkKind(file: string, { seal }: Head, { secretKey, unsealed }: BackupTrust): void {
  if (unsealed || (seal ?? 'sha256') === sealKind(secretKey)) return;
  throw new BackupError(
    secretKey === null
      ? `${file} is sealed with a SECRET_KEY: set it, or --unsealed takes the file as it is`
      : `${file} is not sealed with SECRET_KEY: --unsealed takes it as it is`,
  );
}

/** Returns null when this key cannot compute the file's seal. */
const sealerOf = ({ seal }: Head, secretKey: string | null) =>
  seal === undefined || (seal === 'hmac-sha256' && secretKey === null)
    ? null
    : sealer(seal === 'sha256' ? null : secretKey);

/**
 * Returns the head and the row counts. Throws BackupError for an incomplete file, a wrong seal, or a kind of seal that
 * is not trusted.
 */
export async function verifyBackup(
  file: string,
  trust: BackupTrust,
): Promise<{ readonly head: Head; readonly rows: Foot['rows'] }> {
  const lines = readLines(file);
  const { value: first } = await lines.next();
  const head = first?.said;
  if (!first || !isHead(head)) throw new BackupError(`${file} is no backup of this app`);
  checkKind(file, head, trust);
  const sealed = sealerOf(head, trust.secretKey);
  sealed?.add(first.text);

  let foot: Foot | null = null;
  const counted: Record<string, number> = {};
  for await (const { text, said } of lines) {
    if (foot) throw new BackupError(`${file} was altered: it goes on after its end`);
    if (isRow(said)) {
      counted[said[0]] = (counted[said[0]] ?? 0) + 1;
      sealed?.add(text);
    } else if (isFoot(said)) foot = said;
    else throw new BackupError(`${file} was altered: one of its lines is no row`);
  }
  if (!foot) throw new BackupError(`${file} is not whole: its end is missing`);
  const { rows, seal } = foot;
  const tables = new Set([...Object.keys(rows), ...Object.keys(counted)]);
  if ([...tables].some((table) => (counted[table] ?? 0) !== rows[table]))
    throw new BackupError(`${file} is not whole: rows are missing`);
  if (sealed && !isSameSecret(seal ?? '', sealed.seal(rows)))
    throw new BackupError(
      `${file} was altered${trust.secretKey === null ? '' : ', or written with another SECRET_KEY'}`,
    );
  return { head, rows };
}
