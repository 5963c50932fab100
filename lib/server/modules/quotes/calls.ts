import * as calculation from '@/lib/contracts/calculation';
import { checkoutLead, deleteDraft, easyCheckout, readDraft } from '@/lib/contracts/checkout';
import { requestQuote } from '@/lib/contracts/enquiries';
import { planParking } from '@/lib/contracts/parking';
import { findSlots } from '@/lib/contracts/slots';
import { guardsOf } from '@/lib/server/modules/enquiries/guards';
import { call } from '@/lib/server/platform/http/call';

export const quoteCalls = [
  call(calculation.listItems, ({ quotes }) => quotes.items),
  call(calculation.calculate, ({ quotes }) => quotes.calculate),
  call(calculation.checkPlaces, ({ quotes }) => quotes.places),
  call(planParking, ({ quotes }) => quotes.parking),
  call(calculation.calculatePersonalized, ({ quotes }) => quotes.personalized),
  call(calculation.calculateFixed, ({ quotes }) => quotes.fixed),
  call(findSlots, ({ slots }) => slots.find),
  // Every visitor may save a quote. A signed-in customer finds it in the account.
  call(
    easyCheckout,
    ({ drafts, sessions }) =>
      async (input, { request }) =>
        drafts.save(input, (await sessions.userOf(request))?.email ?? null),
  ),
  call(readDraft, ({ drafts }) => drafts.get),
  call(deleteDraft, ({ drafts }) => drafts.remove),
  call(checkoutLead, ({ enquiries }) => enquiries.checkout),
  call(
    requestQuote,
    ({ enquiries }) =>
      (answers, { request, sent }) =>
        enquiries.requested(answers, guardsOf(request.headers, sent)),
    { status: 201 },
  ),
] as const;
