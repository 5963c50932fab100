import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AbortedCall, ApiError } from '@/lib/api/errors';
import { calculate, calculatePersonalizedOnce, checkPlaces } from '@/lib/api/quotes';
import { instantPlans } from '@/lib/content/moving-plans';
import type { QuoteDto } from '@/lib/contracts/errors';
import { SERVICES } from '@/lib/domain/services/all';
import { InstantPrice } from './InstantPrice';

const OUTSIDE_MOVE = SERVICES.moving.whyByRequest(['M1 1AE', 'L1 8JQ']) ?? '';

jest.mock('@/lib/api/quotes', () => ({
  calculate: jest.fn(),
  calculatePersonalizedOnce: jest.fn(),
  checkPlaces: jest.fn(),
}));
jest.mock('@/lib/api/slots', () => ({ findSlots: jest.fn().mockResolvedValue({ days: [] }) }));
const places = jest.mocked(checkPlaces);
const backend = jest.mocked(calculate);
const personalized = jest.mocked(calculatePersonalizedOnce);

const widget = <InstantPrice plans={instantPlans()} initialSpace="one_bedroom" />;
const quote = (total: number, distanceMiles: number): QuoteDto => ({
  lines: [],
  total,
  totalWithDiscount: total,
  distanceMiles,
});
const form = () => screen.getByLabelText('From postcode').closest('form') as HTMLFormElement;
const offer = (space: string) => form().querySelector<HTMLElement>(`[data-space="${space}"]`) as HTMLElement;
const says = async (text: string) => expect(await within(form()).findByText(text)).toBeInTheDocument();

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });

async function type(from: string, to: string) {
  render(widget);
  await user.type(screen.getByLabelText('From postcode'), from);
  await user.type(screen.getByLabelText('To postcode'), to);
}

/** Waits until the typing pause is over. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => {
  backend.mockReset();
  personalized.mockReset();
  places.mockReset().mockResolvedValue({ unserved: [], byRequest: null });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('InstantPrice before any script', () => {
  it('is a plain GET form into the flow, with the size and the postcodes', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(widget);
    const plain = page.querySelector('form') as HTMLFormElement;
    expect([plain.getAttribute('action'), plain.method]).toEqual(['/get-a-quote/moving', 'get']);
    (plain.elements.namedItem('from') as HTMLInputElement).value = 'N1';
    expect(Object.fromEntries(new FormData(plain))).toEqual({ plan: 'one_bedroom', from: 'N1', to: '' });
  });

  it('LAW-1: shows what each size costs, VAT included', () => {
    render(widget);
    expect(offer('one_bedroom')).toHaveTextContent('from £2592 movers · 30 boxes · 25 miles · VAT included');
    expect(offer('three_bedroom')).toHaveTextContent('from £8494 movers · 75 boxes · 25 miles · VAT included');
  });

  it('LAW-2: a custom size says the price of the tagline', () => {
    render(widget);
    expect(offer('custom')).toHaveTextContent('from £4910 cubic feet, then 60p each · VAT included');
  });

  it.each([
    ['Storage', '/get-a-quote/storage', { plan: 'Plan 6x4', term: 'weekly', from: '' }],
    ['Cleaning', '/get-a-quote/cleaning/packing', { plan: 'one_bedroom', from: '' }],
    ['Return', '/get-a-quote/storage-return', { plan: 'Plan 6x4', to: '' }],
  ])('no tab is a dead end: %s is a GET form into its flow', (name, action, answers) => {
    render(widget);
    const plain = screen.getByRole<HTMLFormElement>('form', { name });
    expect([plain.getAttribute('action'), plain.method]).toEqual([action, 'get']);
    expect(Object.fromEntries(new FormData(plain))).toEqual(answers);
  });

  it('LAW-1: every choice of the other tabs has its price', () => {
    render(widget);
    for (const name of ['Storage', 'Cleaning', 'Return']) {
      const service = screen.getByRole('form', { name });
      for (const { value } of within(service).getByRole<HTMLSelectElement>('combobox').options)
        expect(service.querySelector(`[data-size="${value}"]`)).toHaveTextContent(/£\d/);
    }
  });
});

describe('InstantPrice with its script', () => {
  it('asks for nothing until both postcodes can be read', async () => {
    await type('n12tx', 'S');
    await pause();
    expect(backend).not.toHaveBeenCalled();
  });

  it('A11Y-2: shows the price of the two postcodes and announces it politely, once', async () => {
    backend.mockResolvedValue(quote(259, 7));
    await type('n12tx', 'SE15 4QL');
    await says('2 movers · 30 boxes · 7 miles · VAT included');
    expect(within(form()).getByRole('status')).toHaveTextContent('From £259 for 7 miles, VAT included');
    expect(backend).toHaveBeenCalledTimes(1);
    expect(backend.mock.calls[0]?.[0]).toEqual({
      movingSpace: 'one_bedroom',
      collectionPostcode: 'N1 2TX',
      deliveryPostcode: 'SE15 4QL',
    });
  });

  it('RDT-1: a postcode is shown in its one form once its field is left, and half of one as it was typed', async () => {
    await type('n12tx', 'se1');
    await user.tab();
    expect(screen.getByLabelText('From postcode')).toHaveValue('N1 2TX');
    expect(screen.getByLabelText('To postcode')).toHaveValue('se1');
  });

  it('API-2: a newer question aborts the older, and the late answer is not shown', async () => {
    backend.mockImplementationOnce(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new AbortedCall('calculate'))),
        ),
    );
    backend.mockResolvedValueOnce(quote(849, 7));
    await type('N1', 'SE15');
    await pause();
    await user.click(screen.getByRole('radio', { name: '3 bed' }));
    await says('4 movers · 75 boxes · 7 miles · VAT included');
    expect(backend.mock.calls[0]?.[1]?.aborted).toBe(true);
    expect(offer('one_bedroom')).toHaveTextContent('25 miles');
  });

  it('BOOK-4: an unknown district is said beside its field, once it is left', async () => {
    const fields = { deliveryPostcode: 'We do not know this postcode district yet.' };
    backend.mockRejectedValue(new ApiError('unknown_district', 'Unknown', { fields }));
    await type('N1 2TX', 'ZZ1 4QL');
    await pause();
    expect(screen.getByLabelText('To postcode')).toBeValid();
    await user.tab();
    await says('We do not know this postcode district yet.');
    expect(screen.getByLabelText('To postcode')).toBeInvalid();
    expect(screen.getByLabelText('To postcode')).toHaveAccessibleDescription(/We do not know this/);
    // A price must not stand beside a postcode that has none. The link to ask us keeps the typed values.
    expect(form()).not.toHaveTextContent(/£\d/);
    expect(within(form()).getByRole('link', { name: /^Ask us/ })).toHaveAttribute(
      'href',
      '/get-a-quote/moving?from=N1+2TX&to=ZZ1+4QL&plan=one_bedroom',
    );
  });

  it('BOOK-4: the first of two postcodes is looked at before the second is typed', async () => {
    const text = 'We do not drive to the Outer Hebrides (HS1).';
    places.mockResolvedValue({ unserved: [text, null], byRequest: null });
    render(widget);
    await user.type(screen.getByLabelText('From postcode'), 'HS1');
    await pause();
    await user.tab();
    await says(text);
    expect(places).toHaveBeenLastCalledWith({ service: 'MOVING', postcodes: ['HS1', ''] }, expect.anything());
    expect(form()).not.toHaveTextContent(/£\d/);
    await user.clear(screen.getByLabelText('From postcode'));
    await user.type(screen.getByLabelText('From postcode'), 'N');
    await pause();
    expect(offer('one_bedroom')).toHaveTextContent('£259');
  });

  it('BOOK-4: a move without an end in London is by request, with the reason', async () => {
    const fields = { deliveryPostcode: OUTSIDE_MOVE };
    backend.mockRejectedValue(new ApiError('by_request', 'By request', { fields }));
    await type('M1', 'L1');
    await pause();
    await user.tab();
    await says(OUTSIDE_MOVE);
    expect(within(form()).getByText('By request')).toBeInTheDocument();
  });

  it('FORM-2: text that is no postcode is said beside its field', async () => {
    await type('somewhere', 'N1');
    await says('Enter a UK postcode, or just its first half, such as N1');
    expect(backend).not.toHaveBeenCalled();
  });

  it('BOOK-5: without an answer it says so, keeps the price it knows, and tries again on request', async () => {
    backend.mockRejectedValueOnce(new ApiError('unavailable', 'No answer')).mockResolvedValueOnce(quote(259, 7));
    await type('N1', 'SE15');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await says('2 movers · 30 boxes · 7 miles · VAT included');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks again by itself when the connection is back', async () => {
    backend.mockRejectedValueOnce(new ApiError('unavailable', 'No answer')).mockResolvedValueOnce(quote(259, 7));
    await type('N1', 'SE15');
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void window.dispatchEvent(new Event('online')));
    await says('2 movers · 30 boxes · 7 miles · VAT included');
  });
});

describe('the other tabs with their script', () => {
  const panel = (name: string) => screen.getByRole('form', { name });
  const asksFor = (name: string, label: string, postcode: string) => {
    render(widget);
    return user.type(within(panel(name)).getByLabelText(label), postcode);
  };

  it('LAW-1: storage adds what is paid first, with the way to the postcode', async () => {
    personalized.mockResolvedValue(quote(114.72, 9));
    render(widget);
    fireEvent.click(within(panel('Storage')).getByRole('radio', { name: /^Monthly/ }));
    await user.type(within(panel('Storage')).getByLabelText('Your postcode'), 'E8 1EJ');
    await pause();
    expect(personalized.mock.calls.at(-1)?.[0]).toMatchObject({
      service: 'STORAGE_COLLECTION',
      storageSpace: 'Plan 6x4',
      storageTerm: 'monthly',
      addresses: { storage_collection: { postcode: 'E8 1EJ' } },
    });
    expect(panel('Storage')).toHaveTextContent('First payment from £114.72 · 9 miles away');
    expect(within(panel('Storage')).getByRole('status')).toHaveTextContent('First payment from £114.72, VAT included');
  });

  it('a return is priced for the whole way of its unit, and never shows the price of another', async () => {
    personalized.mockResolvedValue(quote(89.2, 27));
    await asksFor('Return', 'Your postcode', 'TN13 1AA');
    await pause();
    expect(personalized.mock.calls.at(-1)?.[0]).toMatchObject({ returnKind: 'unit', storageSpace: 'Plan 6x4' });
    const offered = panel('Return').querySelector('[data-size="Plan 6x4"]');
    expect(offered).toHaveTextContent('£89.20up to 134 cu ft · 27 miles · VAT included');
    await user.selectOptions(within(panel('Return')).getByRole('combobox'), 'items');
    expect(offered).toHaveTextContent('£86.20');
  });

  it('BOOK-4: an unknown district is said at the postcode of its tab', async () => {
    const fields = { 'addresses.delivery.postcode': 'We do not know this postcode district yet.' };
    personalized.mockRejectedValue(new ApiError('unknown_district', 'Unknown', { fields }));
    await asksFor('Return', 'Your postcode', 'ZZ1 4QL');
    await user.tab();
    await pause();
    expect(within(panel('Return')).getByLabelText('Your postcode')).toHaveAccessibleDescription(/do not know/);
  });

  it('asks for nothing while nobody has said how much space', async () => {
    render(widget);
    await user.selectOptions(within(panel('Storage')).getByRole('combobox'), 'Not sure yet');
    await user.type(within(panel('Storage')).getByLabelText('Your postcode'), 'E8');
    await pause();
    expect(personalized).not.toHaveBeenCalled();
  });
});
