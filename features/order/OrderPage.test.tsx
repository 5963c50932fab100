import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { OrderView } from '@/lib/contracts/order-view';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import type { Cause, Happening } from '@/lib/domain/order/history';
import type { LoadToDraw } from '@/lib/domain/packing/containers';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { PAYMENTS_LINK } from '@/lib/domain/storage/plan-words';
import { TEST_NOW } from '@/lib/testing/clock';
import { aBookedOrderOf, aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import { OrderPage, SmsSetting } from './OrderPage';
import { orderPageModel } from './model';
import { inputOf } from './testing';

const VAN = { path: '/van.svg', width: 10, height: 10, alt: 'Van' };

type OrderNext = Parameters<typeof orderPageModel>[0]['next'];

const TRADER = {
  name: 'Smart Storage and Moving',
  legalName: 'Sample Ltd',
  number: '01234567',
  vatNumber: 'GB 123 4567 89',
  address: '1 Example Street, London N1 0AA',
  email: 'hello@example.com',
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
  wasteCarrier: 'CBDU1',
};

const NEXT: OrderNext = {
  timetable: [{ when: 'Tuesday', what: 'We arrive at N1 2TX.' }],
  advice: ['Keep your keys with you.'],
};
/** The steps and advice of an ended order: none, as in lib/content (next-steps.test.ts). */
const NOTHING: OrderNext = { timetable: [], advice: [] };

function renderOrder(
  view: OrderView,
  next = NEXT,
  changed: ChangeKind | null = null,
  booked: LoadToDraw | null = null,
) {
  const model = orderPageModel(inputOf(view, { changed, now: new Date(TEST_NOW), pageHref: '/orders/x', next }));
  return render(
    <main>
      <OrderPage model={model} trader={TRADER} drawing={VAN} booked={booked} day={null} />
    </main>,
  );
}

describe('OrderPage', () => {
  it('INV-1: lists its invoices and credit notes, and nothing where there are none', async () => {
    const url = (number: string) => `/orders/SM-7K4Q-2XPD/invoices/${number}?token=t`;
    const invoice = { number: 'INV-2026-000001', kind: 'invoice', issuedOn: '2026-11-24', amount: 259 } as const;
    const note = { number: 'CN-2026-000001', kind: 'credit_note', issuedOn: '2026-11-26', amount: 48.3 } as const;
    const documents = [invoice, note].map((document) => ({ ...document, url: url(document.number) }));
    const { unmount } = renderOrder(aConfirmedOrder({ documents }));
    const list = within(await screen.findByRole('region', { name: 'Invoices' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Invoice INV-2026-00000124 November 2026£259',
      'Credit note CN-2026-00000126 November 2026£48.30',
    ]);
    expect(list.getByRole('link', { name: 'Credit note CN-2026-000001' })).toHaveAttribute('href', documents[1]?.url);
    unmount();
    renderOrder(aConfirmedOrder());
    expect(screen.queryByRole('region', { name: 'Invoices' })).not.toBeInTheDocument();
  });

  it('FORM-6: shows reference, what happens next, contact, calendar file and print', () => {
    renderOrder(aConfirmedOrder());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your move is booked');
    expect(screen.getByText('SM-7K4Q-2XPD')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What happens next' })).toHaveTextContent('We arrive at N1 2TX');
    const change = within(screen.getByRole('region', { name: 'Change or cancel' }));
    expect(change.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/orders/SM-7K4Q-2XPD/calendar?token=t',
    );
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('FORM-6: says the day, the hours and the way below its title, then every stop, and who comes', async () => {
    const { container } = renderOrder(aConfirmedOrder());
    const route = within(await screen.findByRole('region', { name: 'Route' }));
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      'Tuesday 15 December, 10:00–12:00 N1 to SE15',
    );
    expect(route.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CollectionN1 2TX/),
      expect.stringMatching(/^DeliverySE15 4QL/),
    ]);
    expect(route.getByText('Two movers come with a van.')).toBeVisible();
    expect(container).not.toHaveTextContent(/We arrive on/);
  });

  it('FORM-6: has one thing to do on top, else the calendar, which stands nowhere twice', () => {
    const onTop = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const { unmount } = renderOrder(anOrderView());
    expect(onTop()).toEqual(['Pay now, £259', 'Correct an answer']);
    unmount();
    const booked = aConfirmedOrder();
    const { unmount: leave } = renderOrder(booked);
    expect(onTop()).toEqual(['Tell us the exact address']);
    leave();
    renderOrder({ ...booked, stops: { ...booked.stops, canGive: false, list: [] } });
    expect(onTop()).toEqual(['Add to calendar']);
    expect(screen.getAllByRole('link', { name: 'Add to calendar' })).toHaveLength(1);
  });

  it('ILL-1: shows the picture of what was booked, or its own things loaded', async () => {
    const { unmount } = renderOrder(aConfirmedOrder());
    expect(screen.getByRole('img', { name: 'Van' })).toBeVisible();
    unmount();
    const boxes = { id: 'box_m', title: 'Medium box', quantity: 3, cubicFeet: 3, kilograms: 10 };
    renderOrder(aConfirmedOrder(), NEXT, null, { items: [boxes], hold: { kind: 'unit', width: 6, depth: 4 } });
    const name = /^6 × 4 ft unit, cut open, drawn to scale\. Inside: 3 × Medium box/;
    expect(await screen.findByRole('img', { name })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Van' })).toBeNull();
  });

  it('LAW-7: holds trader, total with VAT and how to cancel', () => {
    renderOrder(aConfirmedOrder());
    const trader = screen.getByRole('region', { name: 'Who you have booked with' });
    for (const fact of ['Sample Ltd', '01234567', 'GB 123 4567 89', '1 Example Street', 'hello@example.com']) {
      expect(trader).toHaveTextContent(fact);
    }
    expect(screen.getByText('Cover').parentElement).toHaveTextContent('£100 an item and £10,000 a job, included');
    const price = screen.getByRole('complementary', { name: 'Price' });
    expect(price).toHaveTextContent('VAT included. Paid.');
    expect(within(price).getByText('£259', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'If you change your mind' })).toHaveTextContent('12 December 2026');
  });

  it('the way to pay is a plain link, so that it works before and without a script', () => {
    renderOrder(anOrderView());
    const pay = screen.getByRole('link', { name: 'Pay now, £259' });
    expect(pay).toHaveAttribute('href', '/api/orders/SM-7K4Q-2XPD/pay?token=t');
  });

  const ENDED = FLOW_IDS.flatMap((flow) => (['cancelled', 'expired'] as const).map((state) => [flow, state] as const));
  it.each(ENDED)('an order of %s that is %s says only what is still true, and its money once', (flow, state) => {
    const happened = (type: Happening, cause: Cause) => ({ at: TEST_NOW, type, cause });
    const cancelled = [happened('cancelled', 'visitor'), happened('refunded', 'cancelled')];
    const { container } = renderOrder(
      aBookedOrderOf(flow, {
        state,
        canChange: false,
        calendarUrl: null,
        ...(state === 'cancelled'
          ? { events: [happened('confirmed', 'payment'), ...cancelled], refunded: 79.5, refundOfCancelling: 57.25 }
          : { events: [happened('expired', 'sweep')] }),
      }),
      NOTHING,
      state === 'cancelled' ? 'cancel' : null,
    );
    const gone = /happens next|Change or cancel|change your mind|Who you have booked with|You can cancel/;
    expect(container).not.toHaveTextContent(gone);
    expect(container).not.toHaveTextContent(/Then every|Return, when you want it/);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    const said = (words: RegExp) => container.textContent.match(words) ?? [];
    const inAll = 'With earlier refunds, that is £79.50 in all.';
    expect(container.textContent.includes(inAll)).toBe(state === 'cancelled');
    expect(said(/£57\.25|paid back|goes back|refund/gi)).toEqual(
      state === 'cancelled' ? ['£57.25', 'goes back', 'refund'] : [],
    );
    expect(said(/No money was taken/g)).toHaveLength(state === 'expired' ? 1 : 0);
    expect(screen.getByRole('region', { name: 'Who to ask' })).toHaveTextContent('020 7946 0123');
  });

  it.each(FLOW_IDS)('FORM-6: %s: shows what happens next, and folds what is only looked up', (flow) => {
    const { container } = renderOrder(aBookedOrderOf(flow));
    const titles = [...container.querySelectorAll('section[aria-labelledby] h2')];
    const isFolded = (title: Element) => title.closest('details') !== null;
    expect(titles.filter((title) => !isFolded(title)).map(({ textContent }) => textContent)).toEqual([
      'What happens next',
      'Change or cancel',
    ]);
    expect(titles.filter(isFolded).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Good to know', 'If you change your mind', 'Who you have booked with']),
    );
    expect(container.querySelector('details[open]')).toBeNull();
  });

  it('LAW-1: shows the lines of a price until it is paid, then folds them', () => {
    const { unmount } = renderOrder(anOrderView());
    expect(screen.getByText('1 bedroom move')).toBeVisible();
    unmount();
    renderOrder(aConfirmedOrder());
    expect(screen.getByText('1 bedroom move')).not.toBeVisible();
  });

  it('opens the folded part that a link leads into, and every part on paper', () => {
    window.location.hash = '#trader';
    const { container } = renderOrder(aConfirmedOrder());
    const open = () => container.querySelectorAll('details[open]');
    expect(open()).toHaveLength(1);
    expect(screen.getByText(/VAT number GB 123/)).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toHaveLength(container.querySelectorAll('details').length);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toHaveLength(1);
    window.location.hash = '';
  });

  it('an expired order leads back into the flow', () => {
    renderOrder(anOrderView({ state: 'expired', payUntil: null, paymentUrl: null }));
    expect(screen.getByRole('link', { name: 'Book again with the same answers' })).toHaveAttribute('href', '/again');
    expect(screen.queryByRole('link', { name: /Pay now/ })).toBeNull();
  });

  it('LAW-7: repeats what storage costs later, how it ends and what was agreed, with the way to its payments', () => {
    renderOrder(aBookedOrderOf('storage'));
    const payments = screen.getByRole('region', { name: 'Your storage payments' });
    expect(payments).toHaveTextContent('£52.56 every 4 weeks, in advance');
    expect(payments).toHaveTextContent('Book the return of everything');
    expect(payments).toHaveTextContent(
      '“I agree that my card is kept and charged £52.56 every 4 weeks from 12 January',
    );
    expect(within(payments).getByRole('link', { name: PAYMENTS_LINK })).toHaveAttribute('href', '/orders/x/storage');
  });

  it.each([
    ['that keeps no card', 'moving', {}],
    ['that is cancelled', 'storage', { state: 'cancelled' }],
  ] as const)('says nothing of storage payments for an order %s', (_, flow, changes) => {
    renderOrder(aBookedOrderOf(flow, changes), NOTHING);
    expect(screen.queryByRole('region', { name: 'Your storage payments' })).toBeNull();
  });
});

it('DAY-3: one press of a plain form stops our texts', () => {
  const fields = { reference: 'SM-7K4Q-2XPD', token: 'key', texts: 'off' };
  render(<SmsSetting action="/set" fields={fields} text="We text +44 7700 900123." label="Stop texts" />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop texts' }).form!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/set']);
  expect(Object.fromEntries(new FormData(form))).toEqual(fields);
  expect(form.textContent).toContain('We text +44 7700 900123.');
});
