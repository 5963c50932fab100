import { hash, randomUUID } from 'node:crypto';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/returns';
import { mailbox } from '@/lib/domain/account';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { floorLabel } from '@/lib/domain/places/floors';
import { tidyAddress } from '@/lib/domain/places/tidy-address';
import { returnedItems } from '@/lib/domain/pricing/storage-return';
import { announceEnquiry, copyToSender } from '@/lib/server/modules/enquiries/announce';
import type { EnquiryType } from '@/lib/server/modules/enquiries/enquiry-types';
import { FORM, contactOf } from '@/lib/server/modules/enquiries/form';
import { upsertEnquiry } from '@/lib/server/modules/enquiries/repo';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { readAsked } from '@/lib/server/modules/quotes/job';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { validate } from '@/lib/server/platform/validate/validate';
import { MESSAGES } from '@/lib/validation/messages';
import { returnSchema } from '@/lib/validation/return';
import { beginReturn, isReturnDraft, type Drafts } from './begin';
import { mailReturnLink, openingLink } from './links';
import { takeReturnLink } from './repo';

export function returnsService(deps: Deps, drafts: Drafts) {
  return {
    /** Returns the reference of the rental that an unused link opens, without using the link. */
    opens: async (link: unknown): Promise<string | null> => {
      const row = await openingLink(deps, link);
      const rental = row?.store_order_id ? await findOrder(deps.db, row.store_order_id) : undefined;
      return rental?.reference ?? null;
    },

    /** Throws RateLimited. */
    requestLink: async (request: RequestOf<typeof contract.requestReturnLink>) => {
      await mailReturnLink(deps, request);
      return { sent: true } as const;
    },

    /** Throws Problem unauthenticated for an invalid link, not_found when nothing is left. */
    open: async ({ link }: RequestOf<typeof contract.openReturnLink>) => {
      const row = await openingLink(deps, link);
      if (!row?.store_order_id || !(await takeReturnLink(deps.db, row.id, deps.now()))) throw linkOver();
      const rental = await findOrder(deps.db, row.store_order_id);
      // The link was mailed to the rental's owner, so opening it proves that mailbox.
      const owner = rental ? mailbox(rental.email) : null;
      return { path: await beginReturn(deps, drafts, { rental, what: 'asked', draftId: row.draft_id ?? '', owner }) };
    },

    /** Throws Problem not_found, also for a wrong key. */
    fromOrder: async ({ reference, token, what }: RequestOf<typeof contract.returnFromOrder>) => {
      const rental = (await authorisedOrder(deps, reference, token)) ?? undefined;
      return { path: await beginReturn(deps, drafts, { rental, what, draftId: '', owner: null }) };
    },

    /** Throws Problem not_found, validation_failed. */
    ask: async ({ draftId }: RequestOf<typeof contract.askForReturn>) => {
      await askForReturn(deps, drafts, draftId);
      return { asked: true } as const;
    },
  };
}

const linkOver = () => new Problem('unauthenticated', {}, MESSAGES.linkOver);

type Answers = Awaited<ReturnType<typeof complete>>;

const complete = (answers: object) => validate(returnSchema, answers);

/**
 * Sends a return to the office to check its owner. The same answers are one enquiry, however often they are sent.
 * Throws Problem not_found, and validation_failed while something is missing.
 */
async function askForReturn(deps: Deps, drafts: Drafts, draftId: string): Promise<void> {
  const draft = await drafts.read(draftId);
  if (!isReturnDraft(draft)) throw new Problem('not_found');
  const answers = await complete(draft.answers);
  const body = await inWords(deps, answers);
  const sent = FORM.write(body);
  const at = deps.now();
  const [contact, secret] = [contactOf(body), await readSecret(deps.db, deps.config.secretKey)];
  const type = 'return_by_request' satisfies EnquiryType;
  const content = hash('sha256', sent, 'base64url');
  await transact(deps.db, async (trx) => {
    const enquiryId = await upsertEnquiry(trx, {
      id: randomUUID(),
      type,
      body_json: sent,
      dedupe_key: `return:${draftId}:${content}`,
      draft_id: draftId,
      created_at: at.toISOString(),
      ...contact,
    });
    await announceEnquiry(trx, enquiryId, { now: at });
    await copyToSender(trx, secret, { id: enquiryId, type, ...contact }, at);
  });
  wakeOutbox();
}

/** Returns whether the name is ours: of a catalogue item or of a whole unit. Visitors name all others. */
const isNamedByUs =
  ({ returnKind, storedItems }: Answers) =>
  ({ id }: FurnitureItem): boolean =>
    (returnKind === 'unit' && storedItems.length === 0) || findFurniture(id) !== undefined;

const list = (items: readonly FurnitureItem[]): string =>
  items.map(({ id, title, quantity }) => `${quantity} × ${findFurniture(id)?.title ?? title}`).join(', ');

async function inWords(deps: Deps, answers: Answers) {
  const { firstName, lastName, email, phone, phonePrefix, addOns, addresses, dates, timeSlot } = answers;
  const { postcode, floor, elevator, parking } = tidyAddress(addresses.delivery);
  const [what, isOurs] = [returnedItems(answers), isNamedByUs(answers)];
  const job = await readAsked(deps, { ...answers, service: 'STORAGE_RETURN' }, { promo: 'lenient' });
  return {
    firstName,
    lastName,
    email,
    phone,
    phonePrefix,
    postcode,
    access: [floorLabel(floor), elevator ? 'lift' : 'no lift', parking ? 'parking' : 'no parking'].join(', '),
    things: list(what.filter(isOurs)),
    ownThings: list(what.filter((item) => !isOurs(item))),
    extras: addOns.map((addOn) => SERVICE_NAMES[addOn]).join(', '),
    wished: `${formatDay(dates.deliveryDate)}, ${formatSlot(timeSlot.deliveryDate)}`,
    shown: formatPence(job.priceOn(dates.deliveryDate).totalWithDiscount),
  };
}
