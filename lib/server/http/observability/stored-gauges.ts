import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { oldestDueAge } from '@/lib/server/kernel/outbox/claim';
import { heldPlaces, messagesByState, ordersByState } from './stored-repo';

type Count = { readonly state: string; readonly count: number };

function byState(registers: Registry[], name: string, help: string, rows: readonly Count[]): void {
  const gauge = new Gauge({ name, help, labelNames: ['state'], registers });
  for (const { state, count } of rows) gauge.set({ state }, count);
}

function single(registers: Registry[], name: string, help: string, value: number): void {
  new Gauge({ name, help, registers }).set(value);
}

/**
 * What the database says now. Instances that share one say the same: take the maximum of them, not the sum.
 * Throws when the database is away; `db_up` of the caller says so.
 */
export async function addStoredGauges(registry: Registry, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const to = [registry];
  byState(to, 'outbox_messages', 'Messages in the outbox', await messagesByState(db));
  const age = (await oldestDueAge(db, now())) ?? 0;
  single(to, 'outbox_oldest_due_seconds', 'For how long the message that waits longest has been due', age);
  byState(to, 'orders', 'Orders', await ordersByState(db));
  single(to, 'held_places', 'Places in slots held for unpaid orders', await heldPlaces(db, now()));
}
