import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { track } from '@/lib/analytics/track';
import { ApiError } from '@/lib/api/errors';
import { bookOrder, createOrder, orderPaymentLink } from '@/lib/api/orders';
import { sendConversion } from '@/lib/api/telemetry';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { WizardContext } from '../engine/form';
import type { Price } from '../engine/use-price';
import { FlowContext, type FlowConfig } from '../flow-config';
import { CheckPage } from '../pages/CheckPage';
import { heldWords, type HeldWords } from '../pages/order-words';
import { DetailsStep } from '../steps/DetailsStep';
import { movingCheckPage } from './MovingCheckPage';
import { aHeldOrder, aMove, aQuoteDto, aTrader, someBookingFacts } from '@/lib/testing/quotes';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));
jest.mock('@/lib/api/orders', () => ({ bookOrder: jest.fn(), createOrder: jest.fn(), orderPaymentLink: jest.fn() }));
jest.mock('@/lib/api/telemetry', () => ({ sendConversion: jest.fn() }));

const assign = jest.fn();

/** Renders the check page for an operator or a visitor. */
function open(isForCustomer: boolean, held: HeldWords | null = null) {
  const draftId = 'draft-draft-draft-draft-1';
  const saved = {
    draftId,
    pricesUntil: null,
    basis: '',
    furthest: 'details',
    values: aMove(),
    quote: aQuoteDto(),
    finished: [],
  };
  const facts = {
    today: '2026-11-21',
    bookable: { first: '2026-11-22', last: '2027-02-19' },
    draftId,
    knownDays: [],
    parking: null,
    isForCustomer,
  };
  render(
    <CheckPage
      flow={movingCheckPage}
      view={{ kind: 'question', title: null, saved, held, rental: null, facts }}
      trader={aTrader}
      askedLater={ASKED_AFTER_PAYING}
      now="2026-11-21T10:00:00.000Z"
      leave={assign}
    />,
  );
  return userEvent.setup();
}

/** Returns the note about an unpaid order with the same answers. */
const held = () => screen.getByText(/We hold Tuesday/).parentElement;

/** Renders the last step of the flow for an operator or a visitor. */
function details(values: MovingAnswers, isForCustomer: boolean): void {
  const facts = { ...someBookingFacts, isForCustomer };
  render(
    <FlowContext value={{ flow: movingCheckPage as unknown as FlowConfig, facts }}>
      <WizardContext value={{ price: { quote: null, promo: '' } as Price, draftId: null, waiting: {} }}>
        <Formik initialValues={values} onSubmit={() => undefined}>
          <DetailsStep />
        </Formik>
      </WizardContext>
    </FlowContext>,
  );
}

describe('an operator with a customer on the telephone', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    window.sessionStorage.clear();
    jest.mocked(bookOrder).mockResolvedValue({
      orderId: 'order-1',
      reference: 'SM-1',
      token: 'secret',
      state: 'awaiting_payment',
      totalWithDiscount: 279,
      holdExpiresAt: '2026-11-22T10:00:00.000Z',
      orderUrl: 'http://localhost/orders/SM-1?token=secret',
    });
  });
  const book = () => screen.getAllByRole('button', { name: 'Book for the customer' })[0] as HTMLElement;

  it('DSK-1: says for whom it is, books by the desk’s call, goes to the desk, and tells no advertising', async () => {
    const user = open(true);
    expect(screen.getByText('You are booking for a customer on the phone.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    await user.click(book());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/desk/orders/SM-1'));
    expect(jest.mocked(bookOrder).mock.calls[0]?.[0]).toMatchObject({ expectedTotal: 279, flow: 'moving' });
    for (const never of [createOrder, orderPaymentLink, sendConversion, track]) expect(never).not.toHaveBeenCalled();
  });

  it('RDT-3, DSK-1: says what is held of this booking, and that another one takes its place', () => {
    open(true, heldWords(aHeldOrder(), true));
    const note = held();
    expect(note).toHaveTextContent('10:00–12:00 for the customer until Saturday 21 November 2026, 10:30');
    expect(note).toHaveTextContent('book again. The new order takes the place of this one');
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/desk/orders/SM-1');
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
    expect(book()).toBeVisible();
  });

  it('DSK-1: without a session any more nothing is ordered in another way', async () => {
    jest.mocked(bookOrder).mockRejectedValue(new ApiError('unauthenticated', 'No'));
    const user = open(true);
    await user.click(book());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(createOrder).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('DSK-1: the operator’s boxes are in the operator’s words, and what is agreed to is read out', () => {
    const values = aMove({
      addOns: ['PACKING'],
      dates: { movingDate: '2026-12-01' },
      isAgreedWithTerms: false,
    });
    details(values, true);
    const box = (name: RegExp) => screen.getByRole('checkbox', { name });
    expect(box(/^They agree to the terms and conditions/)).not.toBeChecked();
    expect(box(/^They agree to the/)).toHaveAccessibleDescription(/^Read to the customer: “Our terms/);
    expect(box(/^They ask us to start before the 14 days/)).not.toBeChecked();
    expect(box(/^They ask us/)).toHaveAccessibleDescription(/^Read to the customer: “Your day falls/);
    expect(box(/^They want news/)).not.toBeChecked();
    for (const text of [/\bI (agree|can)\b/, /Send me/]) expect(screen.queryByText(text)).toBeNull();
    open(true);
    expect(screen.getByRole('heading', { name: 'Read to the customer: what you agree to' })).toBeVisible();
  });

  it('a visitor’s boxes stay in the visitor’s words', () => {
    details(aMove(), false);
    expect(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).toBeVisible();
    expect(screen.queryByText(/Read to the customer/)).toBeNull();
  });

  it('says nothing of it to a visitor', () => {
    open(false);
    expect(screen.queryByText(/booking for a customer/)).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Pay now' })).toHaveLength(2);
  });
});

it('RDT-3: a visitor who is back from the payment page sees what is held, pays it or corrects it', () => {
  open(false, heldWords(aHeldOrder(), false));
  expect(held()).toHaveTextContent(
    'We hold Tuesday 15 December 2026, 10:00–12:00 for you until Saturday 21 November 2026, 10:30.',
  );
  expect(screen.getByRole('link', { name: 'Pay £279' })).toHaveAttribute('href', '/api/orders/SM-1/pay?token=x');
  expect(screen.getByRole('link', { name: 'Change items' })).toBeVisible();
  expect(screen.queryByText(/Nothing is booked yet\. Change/)).toBeNull();
});
