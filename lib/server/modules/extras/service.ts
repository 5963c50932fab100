import type { askCrewExtra, priceCrewExtra } from '@/lib/contracts/crew-extras';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { answerExtra as answerCall, ExtraDto, ExtrasView } from '@/lib/contracts/extras';
import { factsInWords, offeredExtras } from '@/lib/domain/extras/booked-job';
import type { ExtraFacts } from '@/lib/domain/extras/extras';
import { whyNotAsked } from '@/lib/domain/extras/state';
import { fromPounds, toPounds } from '@/lib/domain/money';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { isOfCrew } from '@/lib/server/modules/crew/record';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { extraPayPath } from '@/lib/server/modules/orders/paths';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { findVisit } from '@/lib/server/modules/visits/repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { askExtra, assertAskable, factsTyped, pricedExtra } from './ask';
import { earlierOf, extrasOf, jobOf, stateOf } from './repo';
import { answerExtra } from './steps';

export function extrasService(deps: Deps) {
  return {
    /** Null for a wrong reference or token. */
    view: async (reference: string, token: string): Promise<ExtrasView | null> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) return null;
      const now = deps.now();
      return { reference, extras: await extrasView(deps.db, order, token, now), now: now.toISOString() };
    },

    /** Throws Problem not_found, also for a wrong token, and what answerExtra throws. */
    answer: async ({ reference, token, extra: extraId, answer, expected }: RequestOf<typeof answerCall>) => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const given = { orderId: order.id, extraId, answer, expected: fromPounds(expected), at: deps.now() };
      await transact(deps.db, (trx) => answerExtra(trx, given));
      return { answer };
    },
  };
}

type Place = { readonly id: string; readonly reference: string };

const toDto = (row: ExtraRow, { reference }: Place, token: string, now: Date): ExtraDto => {
  const state = stateOf(row, now);
  return {
    id: row.id,
    kind: row.kind,
    what: row.what,
    workedOut: row.worked_out,
    reason: row.reason,
    amount: toPounds(row.pence),
    state,
    answerBy: row.answer_by,
    paymentUrl: state === 'agreed' ? extraPayPath(reference, token, row.id) : null,
  };
};

export async function extrasView(db: Db, order: Place, token: string, now: Date): Promise<readonly ExtraDto[]> {
  return (await extrasOf(db, order.id)).map((row) => toDto(row, order, token, now));
}

type Ports = Pick<Deps, 'db' | 'now'>;
type Price = Omit<RequestOf<typeof priceCrewExtra>, 'crewDay'>;
type Ask = Omit<RequestOf<typeof askCrewExtra>, 'crewDay'>;

/**
 * Returns the price of an extra, or why a crew cannot ask for it. Throws Problem as assertAskable does, not_found for a
 * job of another crew, change_not_offered for a kind that the job does not have, validation_failed.
 */
export async function priceForCrew(
  { db, now }: Ports,
  crew: CrewOfDay,
  { visit, asked }: Price,
): Promise<ResponseOf<typeof priceCrewExtra>> {
  const at = now();
  const { order, facts } = await askedOf(db, crew, { visit, asked }, at);
  await assertAskable(db, order, at);
  const rows = await extrasOf(db, order.id);
  const { amount, workedOut } = pricedExtra(order, facts, rows, at);
  const why = whyNotAsked({ kind: facts.kind, amount, by: 'crew' }, earlierOf(rows, at));
  if (why !== null) return { kind: 'refused', why };
  return { kind: 'price', what: factsInWords(jobOf(order), facts), workedOut, amount: toPounds(amount) };
}

/** Asks the customer, the only one who gets the link. Throws Problem as askExtra does. */
export async function askForCrew(
  { db, now }: Ports,
  crew: CrewOfDay,
  { visit, asked, extra: id, expected }: Ask,
): Promise<ResponseOf<typeof askCrewExtra>> {
  const at = now();
  await transact(db, async (trx) => {
    const { order, facts } = await askedOf(trx, crew, { visit, asked }, at);
    const name = `${CREW_NAMES[crew.service]} ${crew.number}`;
    await askExtra(trx, {
      id,
      orderId: order.id,
      facts,
      reason: '',
      expected: fromPounds(expected),
      asker: { by: 'crew', name },
      at,
    });
  });
  wakeOutbox();
  return { extra: id };
}

async function askedOf(
  db: Db,
  crew: CrewOfDay,
  { visit: visitId, asked }: Price,
  at: Date,
): Promise<{ readonly order: OrderRow; readonly facts: ExtraFacts }> {
  const visit = await findVisit(db, visitId);
  const order = visit && (await findOrder(db, visit.order_id));
  if (!order || !(await isOfCrew(db, crew, visitId, at))) throw new Problem('not_found');
  const facts = factsTyped(Object.fromEntries(new URLSearchParams(asked)));
  if (facts === null) throw wrongField('kind', 'Choose what is different');
  // Cleaners have nothing to do with stairs and vans.
  if (visit.kind === 'clean' && facts.kind !== 'waiting') throw new Problem('change_not_offered');
  if (!offeredExtras(jobOf(order)).includes(facts.kind)) throw new Problem('change_not_offered');
  return { order, facts };
}
