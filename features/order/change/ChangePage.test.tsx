import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import * as calls from '@/lib/api/order-changes';
import { listItems } from '@/lib/api/quotes';
import { calculateStorageSize } from '@/lib/api/storage';
import type { ChangePreviewDto, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { DayDto } from '@/lib/contracts/slots';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { MESSAGES } from '@/lib/validation/messages';
import { addressesWith } from '@/lib/testing/moves';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { changePanel } from './panel';
import type { ChangeKind } from '@/lib/domain/order/change-kinds';
import { ChangePage } from './ChangePage';

const replace = jest.fn();
jest.mock('next/router', () => ({ __esModule: true, default: { router: null }, useRouter: () => ({ replace }) }));
jest.mock('@/lib/api/quotes', () => ({ listItems: jest.fn() }));
jest.mock('@/lib/api/storage', () => ({ calculateStorageSize: jest.fn() }));
jest.mock('@/lib/api/order-changes', () => ({
  findOrderSlots: jest.fn(),
  previewReschedule: jest.fn(),
  rescheduleOrder: jest.fn(),
  previewEdit: jest.fn(),
  editOrder: jest.fn(),
  previewAddresses: jest.fn(),
  changeAddresses: jest.fn(),
  previewCancellation: jest.fn(),
  cancelOrder: jest.fn(),
}));

const TRADER = {
  name: 'Smart Storage and Moving',
  legalName: 'Sample Ltd',
  address: '1 Example Street',
  email: 'hello@example.com',
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
  wasteCarrier: 'CBDU1',
};
const PAGE = '/orders/SM-7K4Q-2XPD?token=t';
const MOVING = { service: 'MOVING', label: 'Moving', before: 259, after: 259, refundPercent: 100 };

const aPreview = (changes: Partial<ChangePreviewDto> = {}): ChangePreviewDto => ({
  version: 3,
  lines: [MOVING],
  totalBefore: 259,
  totalAfter: 259,
  lateFee: 0,
  toPay: 0,
  refund: 0,
  goneBefore: 0,
  validUntil: '2026-12-12T10:00:00.000Z',
  limits: [{ service: 'MOVING', refundPercent: 100, until: '2026-12-12T10:00:00.000Z' }],
  quote: { lines: [], total: 259, totalWithDiscount: 259, distanceMiles: 7 },
  appointments: [],
  moved: [],
  needsStartRequest: false,
  ...changes,
});
const applied: OrderChangeDto = {
  changeId: 'change-1',
  kind: 'reschedule',
  state: 'applied',
  version: 4,
  toPay: 0,
  refund: 0,
  paymentUrl: null,
  payUntil: null,
};
const aDay = (date: string, total: number): DayDto => ({
  date,
  state: 'free',
  total,
  isBusy: total > 259,
  slots: [
    { start: '08:00', end: '10:00', state: 'free' },
    { start: '10:00', end: '12:00', state: 'free' },
  ],
});

/** Stops the clock, because the page asks for a price once the customer pauses between two presses. */
let isClockStopped = false;
function stopClock(): void {
  beforeEach(() => {
    isClockStopped = true;
    jest.useFakeTimers();
  });
  afterEach(() => {
    isClockStopped = false;
    jest.useRealTimers();
  });
}

function open(kind: ChangeKind, view = aConfirmedOrder({ canChange: true }, { addOns: ['PACKING'] })) {
  const panel = changePanel(view, kind, {
    token: 't',
    pageHref: PAGE,
    now: new Date('2026-11-24T09:00:00.000Z'),
    pictures: [],
  });
  if (!panel) throw new Error(`${kind} is not offered`);
  render(<ChangePage panel={panel} trader={TRADER} />);
  return userEvent.setup({ advanceTimers: (ms) => isClockStopped && jest.advanceTimersByTime(ms) });
}

const keysOf = (call: jest.Mock) =>
  call.mock.calls.map(([body]: [{ readonly idempotencyKey: string }]) => body.idempotencyKey);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(calls.findOrderSlots).mockResolvedValue({
    days: [aDay('2026-12-15', 259), aDay('2026-12-16', 259), aDay('2026-12-18', 284.9)],
    totalBefore: 259,
  });
  jest.mocked(listItems).mockResolvedValue({ items: popularItems() });
});

describe('moving an order', () => {
  it('shows what each day costs more, and nothing to confirm before something is chosen', async () => {
    open('slot');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(
      await screen.findByRole('button', { name: /^Friday 18 December 2026, £25\.90 more, available/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Wednesday 16 December 2026, same price, available/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
    expect(calls.previewReschedule).not.toHaveBeenCalled();
  });

  it('makes exactly what was shown: amounts and version go back with it', async () => {
    const user = open('slot');
    jest.mocked(calls.previewReschedule).mockResolvedValue(aPreview());
    jest.mocked(calls.rescheduleOrder).mockResolvedValue(applied);
    await user.click(await screen.findByRole('button', { name: /^Wednesday 16 December/ }));
    await user.click(await screen.findByRole('button', { name: 'Move to Wednesday 16 December 2026, 10:00–12:00' }));
    expect(calls.rescheduleOrder).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 'order-1',
        token: 't',
        slot: { date: '2026-12-16', start: '10:00', end: '12:00' },
        version: 3,
        expectedToPay: 0,
        expectedRefund: 0,
      }),
    );
    expect(replace).toHaveBeenCalledWith(`${PAGE}&changed=slot`);
  });

  it('BOOK-1: offers the nearest free slot when it was taken', async () => {
    const user = open('slot');
    jest.mocked(calls.previewReschedule).mockResolvedValue(aPreview());
    jest
      .mocked(calls.rescheduleOrder)
      .mockRejectedValue(
        new ApiError('slot_taken', '', { nearestSlots: [{ date: '2026-12-15', start: '08:00', end: '10:00' }] }),
      );
    await user.click(await screen.findByRole('button', { name: /^Wednesday 16 December/ }));
    await user.click(await screen.findByRole('button', { name: /^Move to/ }));
    const trouble = await screen.findByRole('alert');
    expect(trouble).toHaveTextContent('Someone else has just taken this slot. Your order stays as it is.');
    await user.click(within(trouble).getByRole('button', { name: 'Tuesday 15 December 2026, 08:00–10:00' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.previewReschedule).toHaveBeenLastCalledWith(
      expect.objectContaining({ slot: { date: '2026-12-15', start: '08:00', end: '10:00' } }),
      expect.anything(),
    );
  });

  it('asks for the early start that the law wants, beside its box', async () => {
    const user = open('slot');
    jest.mocked(calls.previewReschedule).mockResolvedValue(aPreview({ needsStartRequest: true }));
    jest.mocked(calls.rescheduleOrder).mockResolvedValue(applied);
    await user.click(await screen.findByRole('button', { name: /^Wednesday 16 December/ }));
    const box = await screen.findByRole('checkbox', { name: /Please start before the 14 days/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: /^Move to/ }));
    expect(calls.rescheduleOrder).toHaveBeenCalledWith(expect.objectContaining({ wantsStartWithin14Days: true }));
  });

  it('FORM-2: says beside the box that it is wanted, until it is ticked', async () => {
    const user = open('slot');
    jest.mocked(calls.previewReschedule).mockResolvedValue(aPreview({ needsStartRequest: true }));
    const fields = { wantsStartWithin14Days: 'We need your request' };
    jest.mocked(calls.rescheduleOrder).mockRejectedValue(new ApiError('validation_failed', '', { fields }));
    await user.click(await screen.findByRole('button', { name: /^Wednesday 16 December/ }));
    const box = await screen.findByRole('checkbox', { name: /Please start before the 14 days/ });
    await user.click(screen.getByRole('button', { name: /^Move to/ }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(/We need your request/));
    await user.click(box);
    expect(box).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('editing an order', () => {
  stopClock();

  it('asks once for several presses, and shows the difference before it is confirmed', async () => {
    const user = open('items');
    jest
      .mocked(calls.previewEdit)
      .mockResolvedValue(aPreview({ toPay: 30, totalAfter: 289, lines: [{ ...MOVING, after: 289 }] }));
    const add = await screen.findByLabelText('Add one: Armchair');
    await user.click(add);
    await user.click(add);
    expect(await screen.findByText('Change the order and pay £30')).toBeVisible();
    expect(calls.previewEdit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('complementary')).toHaveTextContent('£259 before, £289 now');
  });

  it('has nothing to confirm once everything is as it was', async () => {
    const user = open('items');
    jest.mocked(calls.previewEdit).mockResolvedValue(aPreview());
    const packing = screen.getByLabelText(/^Packing/);
    await user.click(packing);
    expect(await screen.findByText('Change the order')).toBeVisible();
    await user.click(packing);
    expect(screen.queryByText('Change the order')).toBeNull();
  });
});

describe('moving the addresses of an order', () => {
  stopClock();

  const moved = [
    { stop: 'delivery', label: 'Delivery', was: '', now: 'E1 6AN, 2nd floor, no lift, parking', isElsewhere: true },
  ];
  const dearer = aPreview({ toPay: 16, totalAfter: 275, lines: [{ ...MOVING, after: 275 }], moved });
  const stop = (name: string) => within(screen.getByRole('group', { name }));
  const type = async (user: ReturnType<typeof open>, name: RegExp, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };

  it('asks what the quote asked, shows the difference in money and words, and makes what was shown', async () => {
    const user = open('address');
    jest.mocked(calls.previewAddresses).mockResolvedValue(dearer);
    jest.mocked(calls.changeAddresses).mockResolvedValue({ ...applied, kind: 'address' });
    expect(screen.getByRole('heading', { level: 1, name: 'Another address for your move' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Delivery postcode' })).toHaveValue('SE15 4QL');
    await type(user, /^Delivery postcode/, 'e16an');
    await user.click(stop('Delivery').getByRole('radio', { name: '2nd' }));
    expect(screen.getByText(/^Fill in what is missing/)).toBeVisible();
    expect(screen.queryByText(MESSAGES.liftRequired)).toBeNull();
    expect(calls.previewAddresses).not.toHaveBeenCalled();
    await user.click(within(stop('Delivery').getByRole('group', { name: 'Is there a lift?' })).getByLabelText('No'));
    const press = await screen.findByRole('button', { name: 'Change the addresses and pay £16' });
    expect(calls.previewAddresses).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('complementary')).toHaveTextContent('Delivery: E1 6AN, 2nd floor, no lift, parking');
    expect(screen.getByText(/^You tell us the street of the new address afterwards/)).toBeVisible();
    await user.click(press);
    const delivery = { postcode: 'E1 6AN', floor: 2, parking: true, elevator: false };
    expect(calls.changeAddresses).toHaveBeenCalledWith(
      expect.objectContaining({
        addresses: expect.objectContaining({ delivery, additional_delivery: [] }) as object,
        version: 3,
        expectedToPay: 16,
        expectedRefund: 0,
      }),
    );
    expect(replace).toHaveBeenCalledWith(`${PAGE}&changed=address`);
  });

  it('has nothing to confirm where all is as it is booked, however the postcode is written', async () => {
    const user = open('address');
    await type(user, /^Delivery postcode/, 'se15 4ql');
    await user.click(stop('Collection').getByRole('radio', { name: '1st' }));
    await user.click(stop('Collection').getByRole('radio', { name: 'Ground' }));
    expect(screen.getByText(/^Change a postcode, a floor/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls.previewAddresses).not.toHaveBeenCalled();
  });

  it('says what is wrong beside the field: half a postcode at once, and what the server refuses', async () => {
    const user = open('address');
    await type(user, /^Delivery postcode/, 'E1');
    const field = screen.getByRole('textbox', { name: /^Delivery postcode/ });
    expect(field).toHaveAccessibleDescription(MESSAGES.postcodeInvalid);
    const fields = { 'addresses.delivery.postcode': 'We do not go to ZZ1.' };
    jest.mocked(calls.previewAddresses).mockRejectedValue(new ApiError('unknown_district', '', { fields }));
    await type(user, /^Delivery postcode/, 'E1 6AN');
    await waitFor(() => expect(field).toHaveAccessibleDescription('We do not go to ZZ1.'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We do not know this postcode district. Your order stays as it is.',
    );
    expect(screen.queryByRole('button', { name: /^(Change the address|Try again)/ })).toBeNull();
    jest.mocked(calls.previewAddresses).mockResolvedValue(dearer);
    await type(user, /^Delivery postcode/, 'E2 6AN');
    expect(await screen.findByRole('button', { name: /^Change the addresses and pay/ })).toBeVisible();
    expect(field).toBeValid();
  });

  it('names every stop of an order once, also where several are of a kind', () => {
    const flat = { postcode: 'E8 1EJ', floor: 0, parking: true, elevator: false };
    const addresses = addressesWith({
      collection: flat,
      delivery: flat,
      additional_delivery: [flat, { ...flat, postcode: 'E9 5EN' }],
    });
    open('address', aConfirmedOrder({ canChange: true }, { addresses, addOns: ['CLEANING'] }));
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(names).toEqual([
      'addresses.collection.postcode',
      'addresses.additional_delivery[0].postcode',
      'addresses.additional_delivery[1].postcode',
      'addresses.delivery.postcode',
    ]);
    expect(screen.getByRole('group', { name: 'Another delivery (2)' })).toBeVisible();
  });
});

describe('editing a collection', () => {
  const measuredBy = 'packing' as const;
  const chosen = { holds: true, outside: [], measuredBy };
  const size = { cubicFeet: 110, kilograms: 0, squareFeet: 20, percentFull: 80, measuredBy, allBut: null, chosen };
  const changed = aPreview({
    toPay: 20,
    lines: [{ service: 'STORAGE', label: 'Storage', before: 52.56, after: 72.56, refundPercent: 100 }],
  });
  const heading = 'Change the items, the unit or the services';

  it('takes another unit, with the exact difference first', async () => {
    jest.mocked(calculateStorageSize).mockResolvedValue({ ...size, storageSpace: 'Plan 6x4' });
    jest.mocked(calls.previewEdit).mockResolvedValue(changed);
    jest.mocked(calls.editOrder).mockResolvedValue(applied);
    const user = open('items', aBookedOrderOf('storage'));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '6 × 4 ft' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '6 × 4 ft' })).toHaveAccessibleDescription(/£13\.14/);
    await user.click(screen.getByRole('radio', { name: '6 × 6 ft' }));
    await user.click(await screen.findByRole('button', { name: 'Change the order and pay £20' }));
    const wanted = { unit: { storageSpace: 'Plan 6x6', squareFeet: null }, addOns: [], expectedToPay: 20 };
    expect(calls.editOrder).toHaveBeenCalledWith(expect.objectContaining(wanted));
  });

  it('asks for the area of a custom unit before it asks for a price', async () => {
    jest.mocked(calculateStorageSize).mockResolvedValue({ ...size, storageSpace: 'Plan 6x4' });
    jest.mocked(calls.previewEdit).mockResolvedValue(changed);
    const user = open('items', aBookedOrderOf('storage'));
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    const area = screen.getByRole('textbox', { name: /^Area in square feet/ });
    expect(screen.getByText(/^Add or remove something/)).toBeVisible();
    await user.type(area, '120');
    expect(await screen.findByRole('button', { name: 'Change the order and pay £20' })).toBeVisible();
    const wanted = { unit: { storageSpace: 'custom', squareFeet: 120 } };
    expect(calls.previewEdit).toHaveBeenLastCalledWith(expect.objectContaining(wanted), expect.anything());
  });

  it('RDT-1: offers the unit that is sold for an area below the custom ones', async () => {
    jest.mocked(calculateStorageSize).mockResolvedValue({ ...size, storageSpace: 'Plan 6x4' });
    jest.mocked(calls.previewEdit).mockResolvedValue(changed);
    const user = open('items', aBookedOrderOf('storage'));
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await user.type(screen.getByRole('textbox', { name: /^Area in square feet/ }), '96');
    expect(await screen.findByText('Our 12 × 8 ft unit has 96 sq ft.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to 12 × 8 ft' }));
    expect(screen.getByRole('radio', { name: '12 × 8 ft' })).toBeChecked();
  });

  it('FIT-1: says when only the volumes were compared', async () => {
    const byVolume = { ...chosen, holds: false, measuredBy: 'volume' as const };
    jest.mocked(calculateStorageSize).mockResolvedValue({ ...size, storageSpace: 'Plan 8x6', chosen: byVolume });
    open('items', aBookedOrderOf('storage'));
    expect(await screen.findByText(/Worked out by volume, not by placing each item\.$/)).toBeVisible();
  });

  it('FIT-1: says when the list does not fit the unit, and offers the one that holds it', async () => {
    jest
      .mocked(calculateStorageSize)
      .mockResolvedValue({ ...size, storageSpace: 'Plan 8x6', chosen: { ...chosen, holds: false } });
    const user = open('items', aBookedOrderOf('storage'));
    jest.mocked(calls.previewEdit).mockResolvedValue(changed);
    await user.click(await screen.findByRole('button', { name: 'Change to 8 × 6 ft' }));
    expect(screen.getByRole('radio', { name: '8 × 6 ft' })).toBeChecked();
    const asked = { storageSpace: 'Plan 8x6', squareFeet: null };
    expect(calculateStorageSize).toHaveBeenLastCalledWith(expect.objectContaining(asked), expect.anything());
  });
});

describe('cancelling an order', () => {
  const refund = aPreview({ refund: 259, totalAfter: 0, quote: null, lines: [{ ...MOVING, after: 0 }] });

  it('LAW-6: shows the refund and its limits first, then takes one press', async () => {
    jest.mocked(calls.previewCancellation).mockResolvedValue(refund);
    jest.mocked(calls.cancelOrder).mockResolvedValue({ ...applied, kind: 'cancel' });
    const user = open('cancel');
    expect(await screen.findByText(/^Moving: all of it back until Saturday 12 December 2026, 10:00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel and get £259 back' }));
    expect(calls.cancelOrder).toHaveBeenCalledWith(expect.objectContaining({ version: 3, expectedRefund: 259 }));
    expect(replace).toHaveBeenCalledWith(`${PAGE}&changed=cancel`);
  });

  it('BOOK-3: a press after a lost answer is the same cancellation', async () => {
    jest.mocked(calls.previewCancellation).mockResolvedValue(refund);
    jest.mocked(calls.cancelOrder).mockRejectedValueOnce(new ApiError('unavailable', '')).mockResolvedValue(applied);
    const user = open('cancel');
    await user.click(await screen.findByRole('button', { name: /^Cancel and get/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const keys = keysOf(jest.mocked(calls.cancelOrder));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows the new amount when the refund has changed, under a new key', async () => {
    jest
      .mocked(calls.previewCancellation)
      .mockResolvedValueOnce(refund)
      .mockResolvedValue({ ...refund, refund: 129.5, lines: [{ ...MOVING, after: 0, refundPercent: 50 }] });
    jest.mocked(calls.cancelOrder).mockRejectedValueOnce(new ApiError('refund_changed', '')).mockResolvedValue(applied);
    const user = open('cancel');
    await user.click(await screen.findByRole('button', { name: /^Cancel and get/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The refund has changed since you looked.');
    await user.click(await screen.findByRole('button', { name: 'Cancel and get £129.50 back' }));
    expect(new Set(keysOf(jest.mocked(calls.cancelOrder))).size).toBe(2);
  });

  it('BOOK-5: says that the amount could not be had, and asks again', async () => {
    jest
      .mocked(calls.previewCancellation)
      .mockRejectedValueOnce(new ApiError('unavailable', ''))
      .mockResolvedValue(refund);
    const user = open('cancel');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Cancel and get £259 back' })).toBeVisible();
  });

  it('leads back to the order when there is nothing left to change', async () => {
    jest.mocked(calls.previewCancellation).mockRejectedValue(new ApiError('order_cancelled', ''));
    open('cancel');
    const trouble = await screen.findByRole('alert');
    expect(trouble).toHaveTextContent('This order is already cancelled.');
    expect(within(trouble).getByRole('link', { name: 'See the order as it is' })).toHaveAttribute('href', PAGE);
  });
});
