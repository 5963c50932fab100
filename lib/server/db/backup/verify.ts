import { BackupError, readLines, type Foot, type Head } from './backup-file';
import type { Row } from './read-rows';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isHead = (line: unknown): line is Head =>
  isRecord(line) && line.format === 'smart-storage-and-moving' && line.version === 1 && Array.isArray(line.migrations);

const isFoot = (line: unknown): line is Foot => isRecord(line) && !Array.isArray(line) && isRecord(line.rows);

type RowLine = readonly [table: string, row: Row];
const isRow = (line: unknown): line is RowLine =>
  Array.isArray(line) && line.length === 2 && typeof line[0] === 'string' && isRecord(line[1]);

/** The rows of a backup, as they lie in it. Throws BackupError. */
export async function* rowLines(file: string): AsyncGenerator<RowLine> {
  for await (const line of readLines(file)) if (isRow(line)) yield line;
}

/** Reads a backup to its end. Throws BackupError unless it is whole. */
export async function verify(file: string): Promise<{ readonly head: Head; readonly rows: Foot['rows'] }> {
  let head: Head | null = null;
  let foot: Foot | null = null;
  const counted: Record<string, number> = {};
  for await (const line of readLines(file)) {
    if (!head) {
      if (!isHead(line)) throw new BackupError(`${file} is no backup of this app`);
      head = line;
    } else if (isRow(line)) counted[line[0]] = (counted[line[0]] ?? 0) + 1;
    else if (isFoot(line)) foot = line;
  }
  if (!head || !foot) throw new BackupError(`${file} is not whole: its end is missing`);
  const differs = Object.entries(foot.rows).some(([table, count]) => (counted[table] ?? 0) !== count);
  if (differs) throw new BackupError(`${file} is not whole: rows are missing`);
  return { head, rows: foot.rows };
}
