import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { saveDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { createOrder, orderPaymentLink } from '@/lib/api/orders';
import { calculatePersonalizedOnce } from '@/lib/api/quotes';
import { sendConversion } from '@/lib/api/telemetry';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import { fromQuoteDto } from '@/lib/contracts/quote-dto';
import { CheckAnswers } from '../check/CheckAnswers';
import { movingCheckPage } from './MovingCheckPage';
import { aDraft, aMove, aQuoteDto, aTrader } from '@/lib/testing/quotes';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));
jest.mock('@/lib/api/drafts', () => ({ saveDraft: jest.fn() }));
jest.mock('@/lib/api/orders', () => ({ createOrder: jest.fn(), orderPaymentLink: jest.fn() }));
jest.mock('@/lib/api/quotes', () => ({ calculatePersonalizedOnce: jest.fn() }));
jest.mock('@/lib/api/telemetry', () => ({ sendConversion: jest.fn() }));

const DRAFT = 'draft-draft-draft-draft-1';
const leave = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  jest.mocked(createOrder).mockResolvedValue({
    orderId: 'order-1',
    reference: 'SM-1',
    token: 'secret',
    state: 'awaiting_payment',
    totalWithDiscount: 279,
    holdExpiresAt: '2026-11-21T10:30:00.000Z',
    orderUrl: 'http://localhost/orders/SM-1?token=secret',
  });
  jest.mocked(orderPaymentLink).mockResolvedValue({ url: 'https://pay.example.com/1' });
  jest.mocked(sendConversion).mockResolvedValue({ queued: true });
  jest.mocked(saveDraft).mockResolvedValue(aDraft());
});

const checkPage = (values = aMove(), quote = fromQuoteDto(aQuoteDto())) => (
  <CheckAnswers
    flow={movingCheckPage}
    draftId={DRAFT}
    values={values}
    quote={quote}
    trader={aTrader}
    askedLater={ASKED_AFTER_PAYING}
    now="2026-11-21T10:00:00.000Z"
    leave={leave}
  />
);

function open(...shown: Parameters<typeof checkPage>) {
  render(checkPage(...shown));
  return userEvent.setup();
}
/** Returns the buttons on the ticket (wide screens) and in the bar (phones), of which a browser shows one. */
const payButtons = () => screen.getAllByRole('button', { name: 'Pay now' });
const payNow = () => {
  const [first] = payButtons();
  if (!first) throw new Error('No way to pay');
  return first;
};
const keys = () => jest.mocked(createOrder).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

describe('the check page', () => {
  it('ABU-1: says that too many wait unpaid, and where to sign in to go on all the same', async () => {
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('too_many_unpaid', 'No'));
    const user = open();
    await user.click(payNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(/waiting for payment.*Nothing has been paid/);
    const next = encodeURIComponent(`/get-a-quote/moving/check?quote=${DRAFT}`);
    expect(screen.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', `/account/sign-in?next=${next}`);
    expect(leave).not.toHaveBeenCalled();
  });

  it('FLW-1: offers the cheaper size once more, and takes it with its price before anything is paid', async () => {
    const furnitureItems = [{ id: 'box_m', title: 'Medium box', quantity: 5, cubicFeet: 2.4, kilograms: 12 }];
    const values = aMove({ furnitureItems });
    const custom = { ...values, movingSpace: 'custom' as const };
    const dto = { ...aQuoteDto(), total: 60.2, totalWithDiscount: 60.2 };
    jest.mocked(calculatePersonalizedOnce).mockResolvedValue(dto);
    const user = open(values);
    expect(await screen.findByText(/^£[\d.]+ for your list alone\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch to a custom move' }));
    await waitFor(() => expect(screen.queryByText(/for your list alone/)).not.toBeInTheDocument());
    expect(saveDraft).toHaveBeenCalledWith(expect.objectContaining({ draftId: DRAFT, answers: custom }));
    expect(document.body).toHaveTextContent('Total with VAT £60.20');
    expect(screen.getByRole('region', { name: 'Your payment' })).toHaveFocus();
    await user.click(payNow());
    await waitFor(() => expect(createOrder).toHaveBeenCalled());
    expect(jest.mocked(createOrder).mock.calls[0]?.[0]).toMatchObject({ answers: { movingSpace: 'custom' } });
  });

  it('FLW-1: orders the cheaper size, also if the payment of the dearer order could not be opened', async () => {
    const furnitureItems = [{ id: 'box_m', title: 'Medium box', quantity: 5, cubicFeet: 2.4, kilograms: 12 }];
    jest.mocked(orderPaymentLink).mockRejectedValueOnce(new ApiError('internal_error', ''));
    jest.mocked(calculatePersonalizedOnce).mockResolvedValue({ ...aQuoteDto(), total: 60, totalWithDiscount: 60 });
    const user = open(aMove({ furnitureItems }));
    await user.click(payNow());
    expect(await screen.findByText(/you can press the button again/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Switch to a custom move' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Total with VAT £60'));
    await user.click(payNow());
    await waitFor(() => expect(createOrder).toHaveBeenCalledTimes(2));
    expect(jest.mocked(createOrder).mock.calls[1]?.[0]).toMatchObject({ answers: { movingSpace: 'custom' } });
  });

  it('FORM-5: has a Change link for the answers of each step that comes straight back', () => {
    open();
    expect(screen.getByRole('link', { name: 'Change items' })).toHaveAttribute(
      'href',
      `/get-a-quote/moving/items?quote=${DRAFT}&return=check`,
    );
    expect(screen.getAllByRole('link', { name: /^Change / })).toHaveLength(movingCheckPage.steps.length);
  });

  it('FORM-1: the tape leads back to each step and stands at its end', () => {
    open();
    const tape = within(screen.getByRole('navigation', { name: 'Steps of this quote' }));
    expect(tape.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      movingCheckPage.steps.map(({ id }) => `/get-a-quote/moving/${id}?quote=${DRAFT}&return=check`),
    );
    expect(tape.getByText('Check and pay').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('shows a line for each item, and nothing that was left empty', async () => {
    const item = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 };
    open(aMove({ furnitureItems: [item, { ...item, id: 'plant', title: 'Plant' }] }));
    await screen.findByRole('button', { name: 'Switch to a custom move' });
    for (const line of ['2 × Sofa, 3 seats', '2 × Plant']) expect(screen.getByText(line)).toBeInTheDocument();
    for (const empty of ['None', 'No']) expect(screen.queryByText(empty)).not.toBeInTheDocument();
  });

  it('LAW-4: says before the button what is bought, by whom, for how much, when, and how to get out of it', () => {
    open(aMove({ addOns: ['PACKING'] }));
    const page = document.body.textContent;
    expect(page).toContain('1 bedroom move');
    expect(page).toContain('Total with VAT £279');
    expect(page).toContain('Full refund until Saturday 12 December, 10:00');
    expect(page).toContain('You pay on our payment provider’s secure page; we never see your card');
    expect(page).toContain('Tuesday 15 December 2026, 10:00–12:00');
    expect(page).toContain('Moving: you can cancel for a full refund until 10:00 on Saturday 12 December 2026');
    expect(page).toContain('Packing: you can cancel for any reason');
    expect(page).toContain('One move, with no further contract.');
    for (const fact of [aTrader.legalName, aTrader.address, aTrader.phone, aTrader.email]) expect(page).toContain(fact);
    const end = screen.getByText('One move, with no further contract.');
    expect(document.body).toHaveTextContent('up to £100 an item and £10,000 a job. This is included in the price.');
    for (const button of payButtons()) {
      expect(end.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it('FORM-5: the total stands in the bar with the button, after everything else', () => {
    open();
    const inBar = payButtons().at(-1)?.parentElement;
    expect(inBar).toHaveTextContent('£279Total, VAT incl.Pay now');
    expect(inBar?.nextElementSibling).toBeNull();
  });

  it('LAW-4, FORM-5: the answers of each step are closed behind a summary, also without a script, but for the day', () => {
    const groups = renderToString(checkPage()).match(/<details[^>]* id="answers-[^>]*>/g) ?? [];
    expect(groups.map((group) => [/id="answers-(\w+)"/.exec(group)?.[1], group.includes('open=""')])).toEqual(
      movingCheckPage.steps.map(({ id }) => [id, id === 'date']),
    );
    open();
    expect(screen.getByText(/^N1 2TX, Ground floor, parking at the door · /)).toBeVisible();
    expect(screen.getByText('We arrive 10:00–12:00')).toBeVisible();
  });

  it.each([
    ['what is bought', '1 bedroom move'],
    ['the total', 'Total with VAT'],
    ['when it happens', 'We arrive 10:00–12:00'],
    ['how it is cancelled', 'Full refund until Saturday 12 December, 10:00'],
    ['how long it binds', 'One move, with no further contract.'],
    ['the trader', new RegExp(`^${aTrader.legalName}, .*${aTrader.address}$`)],
    ['the telephone', aTrader.phone],
    ['the email', aTrader.email],
  ])('LAW-4: says openly %s', (_, text) => {
    open();
    const isVisible = (element: HTMLElement) => element.closest('details:not([open])') === null;
    expect(screen.getAllByText(text).some(isVisible)).toBe(true);
  });

  it('PLN-1, PLN-2: says before paying what the order page asks and shows', () => {
    open();
    expect(screen.getByText(ASKED_AFTER_PAYING)).toBeVisible();
    expect(
      screen.getByText('The page also shows your day, hour by hour, and the parking you need to arrange.'),
    ).toBeVisible();
  });

  it('PLN-1: says what does not work on the day, and leads back to it', () => {
    open(aMove({ movingSpace: 'two_bedroom', timeSlot: { movingDate: ['18:00', '20:00'] } }));
    expect(screen.getByText(/they stop by 23:00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the day' })).toHaveAttribute(
      'href',
      `/get-a-quote/moving/date?quote=${DRAFT}&return=check`,
    );
  });

  it('LAW-13: has no field to type into', () => {
    open();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('orders with the total that was shown and goes to the payment page', async () => {
    const user = open();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/1'));
    expect(createOrder).toHaveBeenCalledWith(
      expect.objectContaining({ draftId: DRAFT, flow: 'moving', expectedTotal: 279, answers: aMove() }),
    );
    expect(orderPaymentLink).toHaveBeenCalledWith('order-1', 'secret');
    expect(payNow()).toBeDisabled();
  });

  it('QUO-10: tells what the order is worth, once, with the visitor’s details', async () => {
    jest.mocked(orderPaymentLink).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const user = open(aMove({ addOns: ['PACKING'] }));
    await user.click(payNow());
    await screen.findByRole('alert');
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(jest.mocked(sendConversion).mock.calls).toEqual([
      [
        {
          event: 'order_created',
          tier: 'tier_one',
          value: 50,
          firstName: 'Zoë',
          lastName: 'O’Neill',
          email: 'zoe@example.com',
          phone: '+447700900123',
          orderId: 'order-1',
        },
      ],
    ]);
    expect(createOrder).toHaveBeenCalledTimes(1);
  });

  it('LAW-11: sends no conversion without consent', async () => {
    process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
    const user = open();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(sendConversion).not.toHaveBeenCalled();
    delete process.env.NEXT_PUBLIC_CONSENT_MODE;
  });

  it('a conversion that is lost keeps nobody from paying', async () => {
    jest.mocked(sendConversion).mockResolvedValue(null);
    const user = open();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });

  it('BOOK-5: goes on to the payment by itself when the connection is back, with the same order', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('unavailable', ''));
    await open().click(payNow());
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline; your answers are kept.');
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    const [first, second] = keys();
    expect(first).toBe(second);
  });

  it('RDT-3: orders anew by another key when the order of these answers has lapsed', async () => {
    jest.mocked(orderPaymentLink).mockRejectedValueOnce(new ApiError('order_not_payable', ''));
    await open().click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/1'));
    const [first, second] = keys();
    expect(second).toBeDefined();
    expect(first).not.toBe(second);
  });

  it('RDT-3: leads to the page of an order that is paid, in whole or in part', async () => {
    jest
      .mocked(orderPaymentLink)
      .mockRejectedValueOnce(new ApiError('order_not_payable', ''))
      .mockRejectedValueOnce(new ApiError('order_not_payable', ''));
    await open().click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/orders/SM-1?token=secret'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('BOOK-3: repeats an order with the same key when the answer was lost, after a reload too', async () => {
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const user = open();
    await user.click(payNow());
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our server.*Nothing has been paid/);
    document.body.innerHTML = '';
    await open().click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const [first, second] = keys();
    expect(first).toBe(second);
  });

  it('BOOK-1: offers the nearest free slots when the slot is taken, and takes one right there', async () => {
    jest.mocked(createOrder).mockRejectedValueOnce(
      new ApiError('slot_taken', '', {
        nearestSlots: [
          { date: '2026-12-15', start: '12:00', end: '14:00' },
          { date: '2026-12-18', start: '08:00', end: '10:00' },
        ],
      }),
    );
    jest.mocked(calculatePersonalizedOnce).mockResolvedValue(aQuoteDto(306.9));
    const user = open();
    await user.click(payNow());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Someone else has just taken this slot. Nothing has been paid.');
    await user.click(within(alert).getByRole('button', { name: 'Friday 18 December 2026, 08:00–10:00' }));
    await waitFor(() => expect(screen.getAllByText('£306.90')).toHaveLength(2));
    expect(saveDraft).toHaveBeenCalledWith(
      expect.objectContaining({
        draftId: DRAFT,
        step: 'date',
        answers: aMove({ dates: { movingDate: '2026-12-18' }, timeSlot: { movingDate: ['08:00', '10:00'] } }),
      }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(2);
  });

  it('BOOK-1: says which size is free when the last unit is taken, keeps the answers and goes on from another one', async () => {
    const taken = 'The last 6 × 4 ft unit has just been taken. The next size, 6 × 6 ft, is available at £24.90 a week.';
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('unit_taken', taken));
    const user = open();
    await user.click(payNow());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${taken} Nothing has been paid, and your answers are kept.`);
    expect(within(alert).getByRole('link', { name: 'Choose another unit' })).toHaveAttribute(
      'href',
      expect.stringContaining(`quote=${DRAFT}&return=check`),
    );
    expect(leave).not.toHaveBeenCalled();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
  });

  it('LAW-1: never charges another price than the one shown: it shows the new one and asks again', async () => {
    jest.mocked(createOrder).mockRejectedValueOnce(new ApiError('price_changed', '', { quote: aQuoteDto(299) }));
    const user = open();
    await user.click(payNow());
    expect(await screen.findByRole('alert')).toHaveTextContent('The price was £279 and is now £299.');
    expect(leave).not.toHaveBeenCalled();
    await user.click(payNow());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(jest.mocked(createOrder).mock.calls[1]?.[0].expectedTotal).toBe(299);
  });

  it('leads to the step of an answer that the server refuses', async () => {
    jest.mocked(createOrder).mockRejectedValueOnce(
      new ApiError('validation_failed', '', {
        fields: {
          'answers.timeSlot.movingDate': 'Choose when we should arrive',
          'answers.addresses.delivery.postcode': 'Enter a postcode',
        },
      }),
    );
    const user = open();
    await user.click(payNow());
    expect(await screen.findByRole('link', { name: 'Delivery: Enter a postcode' })).toHaveAttribute(
      'href',
      `/get-a-quote/moving/addresses?quote=${DRAFT}&return=check`,
    );
    expect(await screen.findByRole('link', { name: 'Choose when we should arrive' })).toHaveAttribute(
      'href',
      `/get-a-quote/moving/date?quote=${DRAFT}&return=check`,
    );
  });

  it('BOOK-5: without a price there is nothing to pay, but a way to ask for it again', async () => {
    jest.mocked(calculatePersonalizedOnce).mockResolvedValue(aQuoteDto());
    render(
      <CheckAnswers
        flow={movingCheckPage}
        draftId={DRAFT}
        values={aMove()}
        quote={null}
        trader={aTrader}
        askedLater={ASKED_AFTER_PAYING}
        now="2026-11-21T10:00:00.000Z"
      />,
    );
    expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Work out the price again' }));
    await waitFor(() => expect(payNow()).toBeInTheDocument());
  });
});
