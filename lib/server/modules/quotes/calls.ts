import * as calculation from '@/lib/contracts/calculation';
import { checkoutLead, deleteDraft, easyCheckout, readDraft } from '@/lib/contracts/checkout';
import { requestQuote } from '@/lib/contracts/enquiries';
import { planParking } from '@/lib/contracts/parking';
import { findSlots } from '@/lib/contracts/slots';
import { guardsOf } from '@/lib/server/modules/enquiries/guards';
import { call } from '@/lib/server/platform/http/call';

export const quoteCalls = [
  call(calculation.listItems, ({ quotes }) => quotes.items()),
  call(calculation.calculate, ({ quotes }, asked) => quotes.calculate(asked)),
  call(calculation.checkPlaces, ({ quotes }, asked) => quotes.places(asked)),
  call(planParking, ({ quotes }, asked) => quotes.parking(asked)),
  call(calculation.calculatePersonalized, ({ quotes }, asked, around) => quotes.personalized(asked, around)),
  call(calculation.calculateFixed, ({ quotes }, asked, around) => quotes.fixed(asked, around)),
  call(findSlots, ({ slots }, asked, around) => slots.find(asked, around)),
  // Every visitor may save a quote. A signed-in customer finds it in the account.
  call(easyCheckout, async ({ drafts, sessions }, input, { request }) =>
    drafts.save(input, (await sessions.userOf(request))?.email ?? null),
  ),
  call(readDraft, ({ drafts }, asked) => drafts.get(asked)),
  call(deleteDraft, ({ drafts }, asked) => drafts.remove(asked)),
  call(checkoutLead, ({ enquiries }, asked) => enquiries.checkout(asked)),
  call(
    requestQuote,
    ({ enquiries }, answers, { request, sent }) => enquiries.requested(answers, guardsOf(request.headers, sent)),
    { status: 201 },
  ),
] as const;
