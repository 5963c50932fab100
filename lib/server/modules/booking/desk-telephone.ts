import type { CreateOrderRequest, CreatedOrderDto } from '@/lib/contracts/checkout';
import { beginBooking, bookOrder } from '@/lib/contracts/desk-bookings';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { serviceOf } from '@/lib/domain/services/all';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { understoodPhone } from '@/lib/domain/answers/phone';
import { formatPence } from '@/lib/domain/money';
import type { ContactDetails } from '@/lib/domain/order-types';
import { deskPath, flowPath, startPath, stepPath } from '@/lib/routes';
import { canBookByPhone, findPerson } from '@/lib/server/modules/accounts/desk-people';
import { DAY_STEP, rebookAnswers } from '@/lib/server/modules/accounts/view';
import { createOrderFromCalculation } from '@/lib/server/modules/booking/create';
import { DRAFT_ANSWERS } from '@/lib/server/modules/drafts/answers';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import type { draftsService } from '@/lib/server/modules/drafts/service';
import { FORM } from '@/lib/server/modules/enquiries/form';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, EnquiryRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { address } from '@/lib/server/platform/desk/words';
import { call, type PlainPost } from '@/lib/server/platform/http/call';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** Throws Problem not_found for an unknown person. */
async function contactOfPerson(db: Db, record: string): Promise<Partial<ContactDetails>> {
  const known = await findPerson(db, record);
  if (!known) throw new Problem('not_found');
  if (known.order) return orderOf(known.order).details;
  if (known.lead) return contactOfEnquiry(known.lead);
  return known.mailbox === null ? {} : { email: known.mailbox };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Takes the first word of a single name field as the first name. */
function contactOfEnquiry({ body_json, email, phone }: EnquiryRow): Partial<ContactDetails> {
  const form = FORM.read(body_json);
  const [first = '', ...others] = textOf(form.name).split(/\s+/);
  return {
    firstName: textOf(form.firstName) || textOf(form.first_name) || first,
    lastName: textOf(form.lastName) || textOf(form.last_name) || others.join(' '),
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : understoodPhone(DEFAULT_PREFIX, phone)),
  };
}

type Begin = { readonly deps: Deps; readonly drafts: Pick<ReturnType<typeof draftsService>, 'begin'> };

/**
 * Starts a telephone quote: empty, with a person's contact, or copied from an order or a saved quote. Returns its path.
 * Only a quote begun at the desk becomes an order of the desk, so that an operator's private booking stays private
 * (decision 81).
 * Throws Problem not_found for a person, order or quote that is unknown or of another flow, and for an expired quote or
 * one about a rented unit.
 */
async function beginForCustomer(
  { deps, drafts }: Begin,
  { email }: Operator,
  { flow, reference, what, quote }: RequestOf<typeof beginBooking>,
): Promise<ResponseOf<typeof beginBooking>> {
  const root = flowPath(flow);
  if (quote !== '') {
    const { answers, step } = await savedQuote(deps, flow, quote);
    const draftId = await drafts.begin(flow, answers, email, '', quote);
    return { path: step === '' ? startPath(root, draftId) : stepPath(root, step, draftId) };
  }
  if (what === 'order') {
    const known = await findForDesk(deps, reference);
    if (known.flow !== flow) throw new Problem('not_found');
    const draftId = await drafts.begin(flow, rebookAnswers(known), email, DAY_STEP);
    return { path: stepPath(root, DAY_STEP, draftId) };
  }
  const contact = reference === '' ? {} : await contactOfPerson(deps.db, reference);
  return { path: startPath(root, await drafts.begin(flow, { ...serviceOf(flow).empty, ...contact }, email)) };
}

/** The agreements of a copied quote, which the customer has to give again. */
const NOT_AGREED = { isAgreedWithTerms: false, isAgreedWithPayments: false, wantsStartWithin14Days: false };

async function savedQuote({ db, now }: Pick<Deps, 'db' | 'now'>, flow: string, id: string) {
  const draft = await findDraft(db, id);
  const isTheirs = draft?.flow === flow && canBookByPhone(draft) && draft.expires_at > now().toISOString();
  if (!isTheirs) throw new Problem('not_found');
  return { answers: { ...DRAFT_ANSWERS.read(draft.answers), ...NOT_AGREED }, step: draft.step };
}

/** Throws Problem as createOrderFromCalculation does, and not_found for a quote that was not begun at the desk. */
async function bookForCustomer(deps: Deps, operator: Operator, request: CreateOrderRequest): Promise<CreatedOrderDto> {
  const draft = request.draftId === null ? undefined : await findDraft(deps.db, request.draftId);
  if (!draft?.booked_by) throw new Problem('not_found');
  return createOrderFromCalculation(deps, request, null, {
    operator: operator.email,
    note: (trx, { reference, total_pence, hold_expires_at }) =>
      recordAudit(trx, operator, deps.now(), {
        action: 'order.booked',
        subject: reference,
        before: {},
        after: { total: formatPence(total_pence), 'held until': hold_expires_at },
      }),
  });
}

const today = ({ code }: { readonly code: string }): string => address(deskPath('today'), { problem: code });

const begunPost: PlainPost<{ readonly path: string }> = { done: ({ path }) => path, refused: today };

export const beginBookingCall = {
  ...call(beginBooking, (services, request, { user }) => beginForCustomer(services, user, request)),
  plainPost: begunPost as PlainPost,
};

const bookedPost: PlainPost<CreatedOrderDto> = {
  done: ({ reference }) => deskPath('orders', reference),
  refused: today,
};

export const bookOrderCall = {
  ...call(bookOrder, ({ deps }, request, { user }) => bookForCustomer(deps, user, request), { status: 201 }),
  plainPost: bookedPost as PlainPost,
};
