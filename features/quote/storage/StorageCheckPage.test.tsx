import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError } from '@/lib/api/errors';
import { createOrder, orderPaymentLink } from '@/lib/api/orders';
import { sendConversion } from '@/lib/api/telemetry';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { aStorage, fullStorageAnswers } from '@/lib/testing/services';
import { CheckAnswers } from '../check/CheckAnswers';
import { aTrader } from '@/lib/testing/quotes';
import { storageFlowOf } from './flow';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));
jest.mock('@/lib/api/orders', () => ({ createOrder: jest.fn(), orderPaymentLink: jest.fn() }));
jest.mock('@/lib/api/telemetry', () => ({ sendConversion: jest.fn() }));

const leave = jest.fn();
const SENTENCE =
  'I agree that my card is kept and charged £52.56 every 4 weeks from 12 January 2027 until I end the storage.';
/** Answers as in a draft, before the agreement on this page. */
const answers = fullStorageAnswers({ isAgreedWithPayments: false });
const quoteOf = ({ isTopUp, storageTerm, furnitureItems }: StorageAnswers) =>
  priceStorage(aStorage({ isTopUp, storageTerm: storageTerm || 'weekly', furnitureItems }));

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  document.title = 'Check your answers';
  jest.mocked(createOrder).mockResolvedValue({
    orderId: 'order-1',
    reference: 'SM-1',
    token: 'secret',
    state: 'awaiting_payment',
    totalWithDiscount: 131.56,
    holdExpiresAt: '2026-11-21T10:30:00.000Z',
    orderUrl: 'http://localhost/orders/SM-1?token=secret',
  });
  jest.mocked(orderPaymentLink).mockResolvedValue({ url: 'https://pay.example.com/1' });
  jest.mocked(sendConversion).mockResolvedValue({ queued: true });
});

const checkPage = (values: StorageAnswers = answers, instead?: string) => (
  <CheckAnswers
    flow={storageFlowOf(values)}
    draftId="draft-draft-draft-draft-1"
    values={values}
    quote={quoteOf(values)}
    trader={aTrader}
    askedLater=""
    now="2026-11-21T10:00:00.000Z"
    leave={leave}
    instead={instead}
  />
);
const box = () => screen.getByRole('checkbox', { name: SENTENCE });
const payButtons = () => screen.getAllByRole('button', { name: 'Pay now' });
const payNow = () => payButtons()[0] as HTMLElement;

describe('the check page of storage', () => {
  it('LAW-4: says what is paid now and later, until when and how it ends, above the button', () => {
    render(checkPage());
    const plan = screen.getByRole('region', { name: 'How you pay for storage' });
    for (const text of [
      '£131.56 for the first 4 weeks of storage',
      '£52.56 every 4 weeks, in advance. The first of these is on Tuesday 12 January 2027. The price can change only after your term, with 30 days’ notice in writing.',
      'at least until Tuesday 16 March 2027',
      'Book the return of everything',
      'The payment provider keeps it for these payments only.',
      'We email you 7 days before each payment',
    ]) {
      expect(plan).toHaveTextContent(text);
    }
    for (const button of payButtons()) {
      expect(plan.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    for (const open of ['£131.56 now, then £52.56 every 4 weeks', /^At least 13 weeks, paid 4 weeks at a time/]) {
      expect(screen.getByText(open)).toBeVisible();
    }
  });

  it('LAW-4: the box stands directly before the button, with the regular payment above it', () => {
    render(checkPage());
    const ticket = screen.getByRole('region', { name: 'Your payment' });
    expect(ticket).toHaveTextContent(/Then every 4 weeks: £52\.56.*until I end the storage\.Pay now$/);
    expect(ticket).toContainElement(box());
  });

  it.each([false, true])('LAW-4, LAW-5: the box is never ticked beforehand, whatever a draft says: %s', (said) => {
    const page = renderToString(checkPage({ ...answers, isAgreedWithPayments: said }));
    expect(page).toContain(SENTENCE);
    render(checkPage({ ...answers, isAgreedWithPayments: said }));
    expect(box()).not.toBeChecked();
  });

  it('LAW-4, FORM-2: without the box nothing is ordered, and the box says so', async () => {
    const user = userEvent.setup();
    render(checkPage());
    await user.click(payNow());
    await waitFor(() => expect(box()).toHaveAccessibleDescription('You must agree to the storage payments'));
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(createOrder).not.toHaveBeenCalled();
    expect(payNow()).toBeEnabled();
    await user.click(box());
    expect(box()).toBeValid();
  });

  it('LAW-4: with it the order says that this was agreed to', async () => {
    const user = userEvent.setup();
    render(checkPage());
    await user.click(box());
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/1'));
    const [sent] = jest.mocked(createOrder).mock.calls[0] ?? [];
    expect(sent?.answers).toEqual({ ...answers, isAgreedWithPayments: true });
  });

  it('STO-3: more for a unit that is rented already is one payment: no box, no plan, and no word of a term', async () => {
    const user = userEvent.setup();
    const storageAddition = { ...answers, isTopUp: true };
    render(checkPage(storageAddition));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How you pay for storage' })).not.toBeInTheDocument();
    expect(screen.getByText('Your 6 × 4 ft unit')).toBeInTheDocument();
    expect(screen.getByText(/^One collection, with no further contract/)).toBeInTheDocument();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/1'));
    expect(jest.mocked(createOrder).mock.calls[0]?.[0]).toMatchObject({
      store: { reference: '' },
      answers: { isTopUp: true, isAgreedWithPayments: false },
    });
  });

  it('OWN-1: whose proof is over signs in and goes on', async () => {
    const user = userEvent.setup();
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('owner_unproven', '', {}));
    render(checkPage({ ...answers, isTopUp: true }));
    await user.click(payNow());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We can no longer confirm that this storage is yours.');
    const { href } = within(alert).getByRole('link', {
      name: 'Sign in with the email of this booking',
    }) as HTMLAnchorElement;
    expect(new URL(href).searchParams.get('next')).toBe('/get-a-quote/storage/check?quote=draft-draft-draft-draft-1');
  });

  it('LAW-4: another amount is agreed to anew', async () => {
    const user = userEvent.setup();
    const dearer = quoteOf({ ...answers, storageTerm: 'monthly' });
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('price_changed', '', { quote: toQuoteDto(dearer) }));
    render(checkPage());
    await user.click(box());
    await user.click(payNow());
    expect(await screen.findByRole('checkbox', { name: /charged £65\.72 every 4 weeks/ })).not.toBeChecked();
  });

  it('asks nothing where nothing can be ordered here', () => {
    render(checkPage(answers, 'Ask us'));
    expect(within(document.body).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
