import { randomBytes } from 'node:crypto';
import {
  type deleteDraft as deleteContract,
  type DraftDto,
  type DraftOrderDto,
  type easyCheckout,
  type readDraft as readContract,
} from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { DRAFT_SCHEMAS } from '@/lib/contracts/flows/all';
import { DAY_MS } from '@/lib/domain/london-time';
import { toPounds } from '@/lib/domain/money';
import { appointmentsOf } from '@/lib/domain/order/appointments';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { awaitsPayment } from '@/lib/domain/order/standing';
import { fillsRental, FLOW_IDS, sharesList, type FlowId } from '@/lib/domain/services/flows';
import { orderPath } from '@/lib/routes';
import { hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { sharedBeside, sharedIn, withParts } from '@/lib/server/modules/list-contributions/joined';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { payPath } from '@/lib/server/modules/orders/paths';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { isUnpaidOf, standingOf } from '@/lib/server/modules/orders/standing';
import { keepAlike, keepFor, keptTerms, pricesToKeep } from '@/lib/server/modules/quotes/job';
import { contentsOf, isRental, storedInventoryOf } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { DraftRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { validate } from '@/lib/server/platform/validate/validate';
import { DRAFT_ANSWERS } from './answers';
import { deleteDraft, findDraft, findable, insertDraft, lockDraft, savedBy, updateDraft } from './repo';

const NEW = { order_id: null, store_order_id: null, store_proved_until: null, helper_id: null, booked_by: null };

const newId = (): string => randomBytes(18).toString('base64url');

export function draftsService(deps: Deps) {
  const { db, now, config } = deps;

  /** Reads with today's schema, which fills in what an older version lacks. Throws Problem when that is not enough. */
  const dtoOf = async (row: DraftRow): Promise<DraftDto> =>
    dtoWith(row, await validate(DRAFT_SCHEMAS[flowOf(row)], DRAFT_ANSWERS.read(row.answers)));

  const dtoWith = async (row: DraftRow, answers: object): Promise<DraftDto> => {
    const flow = flowOf(row);
    const { store, ...listed } = await rentalOf(row);
    const draft = {
      draftId: row.id,
      flow,
      step: row.step,
      answers: { ...answers, ...sharedBeside(DRAFT_ANSWERS.read(row.answers)), ...listed },
      savedAt: row.updated_at,
      expiresAt: row.expires_at,
      ...(await keptTerms(db, row.id, now())),
      order: await orderOfDraft(row),
      store,
    };
    // The flow's own schema has validated the answers, so flow and answers match.
    return draft as DraftDto;
  };

  /** Returns the rental of a draft with its current contents, which are empty for a delegate without the right. */
  const rentalOf = async ({ id, flow, store_order_id, store_proved_until, helper_id }: DraftRow) => {
    const order = store_order_id === null ? undefined : await findOrder(db, store_order_id);
    if (!isRental(order)) return { store: null };
    if (helper_id !== null && !(await hasDelegation(db, helper_id)))
      return { store: null, storedItems: [], furnitureItems: [] };
    const asking = { now: now(), apartFrom: isUnpaidOf(id) };
    const items = fillsRental(flowOf({ flow }))
      ? await contentsOf(db, order, asking)
      : (await storedInventoryOf(db, order, asking)).items;
    const isProved = (store_proved_until ?? '') > now().toISOString();
    return { store: isProved ? order.reference : null, storedItems: items };
  };

  const orderOfDraft = async ({ order_id }: DraftRow): Promise<DraftOrderDto | null> => {
    const order = order_id === null ? undefined : await findOrder(db, order_id);
    if (!order) return null;
    const { standing, isShared } = await standingOf(db, order, now());
    if (standing === 'lapsed') return null;
    const token = orderToken(await readSecret(db, config.secretKey), order.id);
    const [first] = readable(order.reference, () => appointmentsOf(orderOf(order)), []);
    return {
      standing,
      reference: order.reference,
      orderUrl: `${config.siteOrigin}${orderPath(order.reference, token)}`,
      heldUntil: awaitsPayment(standing) ? order.hold_expires_at : null,
      isShared,
      payUrl: standing === 'held' && !isShared ? payPath(order.reference, token) : null,
      appointment: first ? { date: first.date, slot: first.slot } : null,
      total: toPounds(order.total_pence),
    };
  };

  /** Returns the draft, or null when today's schema cannot read it. */
  const readableDto = (row: DraftRow): Promise<DraftDto | null> =>
    dtoOf(row).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });

  const read = async (id: string): Promise<DraftDto | null> => {
    const row = await findDraft(db, id);
    return row && row.expires_at > now().toISOString() ? readableDto(row) : null;
  };

  return {
    read,

    /** Returns the quotes of a mailbox that are not ordered, the newest first. */
    savedBy: async (owner: string, most: number): Promise<readonly DraftDto[]> => {
      const rows = await savedBy(db, owner, { now: now(), most });
      return (await Promise.all(rows.map(readableDto))).filter((draft) => draft !== null);
    },

    /**
     * Saves a step, and keeps the draft for DRAFT_LIFE_DAYS. Throws Problem not_found. An owned draft keeps its owner,
     * because others may change it by its link but must not take it out of the account.
     * @param owner the mailbox proved by a session or a mailed link, never a typed one
     */
    save: async (
      request: RequestOf<typeof easyCheckout>,
      owner: string | null = null,
    ): Promise<ResponseOf<typeof easyCheckout>> => {
      const answers = await validate(DRAFT_SCHEMAS[request.flow], request.answers).catch(underAnswers);
      const prices = await pricesToKeep(deps, request.flow, answers);
      const at = now();
      const change = {
        step: request.step,
        answers: DRAFT_ANSWERS.write(answers),
        updated_at: at.toISOString(),
        expires_at: new Date(at.getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString(),
        owner_email: owner,
      };
      if (request.draftId !== null) {
        const { draftId: id, flow } = request;
        const saved = await transact(db, async (trx) => {
          const joined = await joinedAnswers(trx, request, answers, at);
          const row = await updateDraft(trx, id, flow, { ...change, answers: DRAFT_ANSWERS.write(joined) }, at);
          if (!row) return null;
          await findable(trx, row);
          await keepFor(trx, row.id, prices, at);
          return { row, joined };
        });
        if (!saved) throw new Problem('not_found');
        return dtoWith(saved.row, saved.joined);
      }
      const row = { id: newId(), flow: request.flow, ...change, created_at: change.updated_at, ...NEW };
      await transact(db, async (trx) => {
        await insertDraft(trx, row);
        await findable(trx, row);
        await keepFor(trx, row.id, prices, at);
      });
      return dtoWith(row, answers);
    },

    /**
     * Begins a quote for a customer on the telephone and returns its id. It belongs to no account.
     * @param step where the quote continues, when some of it is already answered
     * @param like the quote whose answers it copies and whose prices it keeps
     */
    begin: async (flow: FlowId, known: object, operator: string, step = '', like = ''): Promise<string> => {
      const id = newId();
      const at = now();
      const answers = DRAFT_ANSWERS.write(await validate(DRAFT_SCHEMAS[flow], known));
      const expires_at = new Date(at.getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString();
      const since = { created_at: at.toISOString(), updated_at: at.toISOString(), expires_at };
      await transact(db, async (trx) => {
        await insertDraft(trx, { ...NEW, id, flow, step, answers, ...since, owner_email: null, booked_by: operator });
        await keepAlike(trx, like, id);
      });
      return id;
    },

    isForCustomer: async (id: string): Promise<boolean> => ((await findDraft(db, id))?.booked_by ?? null) !== null,

    get: async ({ draftId }: RequestOf<typeof readContract>): Promise<ResponseOf<typeof readContract>> => {
      const draft = await read(draftId);
      if (!draft) throw new Problem('not_found');
      return draft;
    },

    remove: async ({ draftId }: RequestOf<typeof deleteContract>): Promise<ResponseOf<typeof deleteContract>> => {
      if (!(await deleteDraft(db, draftId))) throw new Problem('not_found');
      return { deleted: true };
    },
  };
}

/** Locks the draft's row. Throws Problem validation_failed for more than a list may hold. */
async function joinedAnswers<A extends object>(
  trx: Trx,
  { draftId, flow, answers: sent }: RequestOf<typeof easyCheckout>,
  answers: A,
  at: Date,
): Promise<A> {
  if (draftId === null || !sharesList(flow) || !(await lockDraft(trx, draftId, at))) return answers;
  return withParts(trx, draftId, answers, sharedIn(sent), 'answers.furnitureItems');
}

function flowOf({ flow }: Pick<DraftRow, 'flow'>): FlowId {
  const known = FLOW_IDS.find((id) => id === flow);
  if (!known) throw new Problem('not_found');
  return known;
}

function underAnswers(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const fields = Object.entries(error.details.fields ?? {}).map(([path, message]) => [`answers.${path}`, message]);
  throw new Problem(error.code, { fields: Object.fromEntries(fields) as Record<string, string> });
}
