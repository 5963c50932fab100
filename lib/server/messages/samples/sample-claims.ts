import type { ClaimDto } from '@/lib/contracts/claims';

/** A claim with invented facts, as it was made and in each state after that. */
export const CLAIM: ClaimDto = {
  id: 'sample-claim',
  number: 1,
  state: 'received',
  at: '2026-12-16T09:12:00.000Z',
  items: [
    { title: 'Bookcase', kind: 'damaged', worth: 120 },
    { title: 'Wall in the hall', kind: 'home', worth: null },
  ],
  text: 'One of the shelves of the bookcase is split along its length.\nThere is also a scrape in the paint of the hall, at the height of the handles, about 40 cm long.',
  photos: [{ id: 'sample-photo', at: '2026-12-16T09:10:00.000Z', isFromDesk: false }],
  answerBy: '2026-12-23',
  decisionBy: '2027-01-13',
  answer: null,
  decision: null,
};

export const CLAIM_ANSWERED: ClaimDto = {
  ...CLAIM,
  state: 'answered',
  answer: {
    at: '2026-12-18T14:00:00.000Z',
    text: 'Thank you for the pictures. We have spoken to the crew: the bookcase was carried upright and touched the frame of the door.\nPlease send us a price for a new shelf, from whoever would make it.',
  },
};

const accepted = (refund: number, byHand: number, text: string): ClaimDto => ({
  ...CLAIM_ANSWERED,
  state: 'accepted',
  decision: { at: '2027-01-05T10:30:00.000Z', text, refund, byHand, byHandPaidAt: null },
});

export const CLAIM_ACCEPTED = {
  asPaid: accepted(85, 0, 'This is £45 for the shelf and £40 for the paint, by the price that you sent us.'),
  partByHand: accepted(259, 141, 'The bookcase cannot be repaired, so we pay what one of its age costs.'),
  byHand: accepted(0, 85, ''),
};

export const CLAIM_REFUSED: ClaimDto = {
  ...CLAIM_ANSWERED,
  state: 'refused',
  decision: {
    at: '2027-01-05T10:30:00.000Z',
    text: 'The pictures that the crew took before loading show the split in the shelf and the scrape in the hall.',
    refund: 0,
    byHand: 0,
    byHandPaidAt: null,
  },
};
