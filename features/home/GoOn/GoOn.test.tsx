import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { readDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { keepDraft, keptDraft } from '@/lib/api/kept-draft';
import type { DraftDto } from '@/lib/contracts/checkout';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { GoOn } from './GoOn';

jest.mock('@/lib/api/drafts', () => ({ readDraft: jest.fn() }));

const ID = 'draft-draft-draft-draft';
const draft: DraftDto = {
  draftId: ID,
  flow: 'cleaning',
  step: 'date',
  answers: fullCleaningAnswers(),
  savedAt: '2026-11-22T23:30:00.000Z',
  expiresAt: '2026-12-20T23:30:00.000Z',
  order: null,
  store: null,
  pricesUntil: null,
  reference: null,
};
const said = () => screen.queryByRole('link', { name: /^Continue your quote/ });

beforeEach(() => {
  window.localStorage.clear();
  keepDraft({ draftId: ID, step: 'details' });
});

it('leads back into the quote that was saved last, where it went on', async () => {
  jest.mocked(readDraft).mockResolvedValue(draft);
  render(<GoOn draftId={ID} step="details" />);
  const link = await screen.findByRole('link', { name: /^Continue your quote/ });
  expect(link).toHaveAttribute('href', `/get-a-quote/cleaning/details?quote=${ID}`);
  expect(link).toHaveTextContent('Your clean, saved on Sunday 22 November 2026');
});

const order: NonNullable<DraftDto['order']> = {
  standing: 'held',
  reference: 'SM-1',
  orderUrl: 'https://site.test/orders/SM-1',
  isShared: false,
  heldUntil: '2026-11-24T09:30:00.000Z',
  payUrl: '/api/orders/SM-1/pay',
  appointment: null,
  total: 99,
};

it('RDT-3: leads to where an order of it is paid that is held until then', async () => {
  jest.mocked(readDraft).mockResolvedValue({ ...draft, order });
  render(<GoOn draftId={ID} step="details" />);
  const link = await screen.findByRole('link', { name: /^Not paid yet/ });
  expect(link).toHaveAttribute('href', `/get-a-quote/cleaning/check?quote=${ID}`);
  expect(link).toHaveTextContent('Your clean, held until Tuesday 24 November 2026, 09:30');
});

it.each(['part_paid', 'paid', 'cancelled'] as const)('says nothing of one that is %s', async (standing) => {
  jest.mocked(readDraft).mockResolvedValue({ ...draft, order: { ...order, standing } });
  render(<GoOn draftId={ID} step="details" />);
  await waitFor(() => expect(readDraft).toHaveBeenCalled());
  expect(said()).toBeNull();
});

it.each([
  ['forgets one that is gone', 'not_found', undefined],
  ['asks again another time when the server does not answer', 'unavailable', ID],
] as const)('%s', async (_what, code, kept) => {
  jest.mocked(readDraft).mockRejectedValue(new ApiError(code, ''));
  render(<GoOn draftId={ID} step="details" />);
  await waitFor(() => expect(keptDraft()?.draftId).toBe(kept));
  expect(said()).toBeNull();
});
