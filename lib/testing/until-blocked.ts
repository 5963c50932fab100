import { sql } from 'kysely';
import type { TestDatabase } from './databases';
import { eventually } from './eventually';
import { turns } from './turns';

/** More turns than a call of ours needs to reach its first lock: SQLite answers every read in the same turn. */
const TURNS = 50;

/** Waits until another call of the test waits for a lock that the running transaction holds. */
export async function untilBlocked({ kind, another }: Pick<TestDatabase, 'kind' | 'another'>): Promise<void> {
  if (kind === 'sqlite') return turns(TURNS);
  const db = another();
  await eventually(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    return rows.length > 0;
  });
}
