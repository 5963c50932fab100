import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/returns';
import { mailbox } from '@/lib/domain/account';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { MESSAGES } from '@/lib/validation/messages';
import { askForReturn } from './ask';
import { beginReturn, type Drafts } from './begin';
import { mailReturnLink, openingLink } from './links';
import { takeReturnLink } from './repo';

/** Returns the calls that begin a return and prove whose items they are (lib/contracts/returns.ts). */
export function returnsService(deps: Deps, drafts: Drafts) {
  return {
    /**
     * Returns the reference of the rental that an unused link opens, without using the link, or null for an invalid
     * link.
     */
    opens: async (link: unknown): Promise<string | null> => {
      const row = await openingLink(deps, link);
      const rental = row?.store_order_id ? await findOrder(deps.db, row.store_order_id) : undefined;
      return rental?.reference ?? null;
    },

    /** Mails a link for a return. Throws RateLimited. */
    requestLink: async (
      request: RequestOf<typeof contract.requestReturnLink>,
    ): Promise<ResponseOf<typeof contract.requestReturnLink>> => {
      await mailReturnLink(deps, request);
      return { sent: true };
    },

    /**
     * Begins a return by a mailed link. Throws Problem unauthenticated for a used, expired or unknown link, not_found
     * when nothing is left.
     */
    open: async ({
      link,
    }: RequestOf<typeof contract.openReturnLink>): Promise<ResponseOf<typeof contract.openReturnLink>> => {
      const row = await openingLink(deps, link);
      if (!row?.store_order_id || !(await takeReturnLink(deps.db, row.id, deps.now()))) throw linkOver();
      const rental = await findOrder(deps.db, row.store_order_id);
      // The link was mailed to the rental's owner, so opening it proves that mailbox.
      const owner = rental ? mailbox(rental.email) : null;
      return {
        path: await beginReturn(deps, drafts, { store: rental, what: 'asked', draftId: row.draft_id ?? '', owner }),
      };
    },

    /** Begins a return from an order page. Throws Problem not_found, also for a wrong key. */
    fromOrder: async ({
      reference,
      token,
      what,
    }: RequestOf<typeof contract.returnFromOrder>): Promise<ResponseOf<typeof contract.returnFromOrder>> => {
      const rental = (await authorisedOrder(deps, reference, token)) ?? undefined;
      return { path: await beginReturn(deps, drafts, { store: rental, what, draftId: '', owner: null }) };
    },

    /** Sends a return to the office to check its owner. Throws Problem not_found, validation_failed. */
    ask: async ({
      draftId,
    }: RequestOf<typeof contract.askForReturn>): Promise<ResponseOf<typeof contract.askForReturn>> => {
      await askForReturn(deps, drafts, draftId);
      return { asked: true };
    },
  };
}

const linkOver = () => new Problem('unauthenticated', {}, MESSAGES.linkOver);
