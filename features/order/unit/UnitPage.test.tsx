import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnitTransferView, UnitOffer } from '@/lib/contracts/unit-transfers';
import { unitProps } from './model';
import { UnitPage } from './UnitPage';

const offer = (
  storageSpace: UnitOffer['storageSpace'],
  perPayment: number,
  changes: Partial<UnitOffer> = {},
): UnitOffer => ({
  storageSpace,
  squareFeet: null,
  label: `${storageSpace.replace('Plan ', '').replace('x', ' × ')} ft unit`,
  perPayment,
  state: 'offered',
  percentFull: 80,
  ...changes,
});
const SMALLER = offer('Plan 3x5', 49.29);
const RENTED: UnitTransferView = {
  reference: 'SM-7K3P-9QXA',
  unit: offer('Plan 6x4', 65.72),
  weeks: 4,
  on: '2027-02-09',
  pieces: 12,
  offers: [
    offer('Plan 3x3', 36, { state: 'small' }),
    SMALLER,
    offer('Plan 6x4', 65.72, { state: 'own' }),
    offer('Plan 6x6', 92.04, { state: 'full' }),
    offer('Plan 8x6', 118.32),
  ],
  custom: { min: 97, max: 200 },
  chosen: null,
  planned: null,
  staysBecause: null,
};
const show = (view: Partial<UnitTransferView> = {}, query: Readonly<Record<string, string>> = {}) =>
  render(<UnitPage {...unitProps({ ...RENTED, ...view }, 'key', query)} />);
const fieldsOf = (button: string) =>
  Object.fromEntries(new FormData(screen.getByRole('button', { name: button }).closest('form') ?? undefined));

describe('STO-3: other units for a store', () => {
  it('are listed with price, difference, and why one cannot be chosen', () => {
    show();
    expect(screen.getByText(/Your things are in a 6 × 4 ft unit, £65\.72 every 4 weeks\./)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 × 3 ft unitToo small for what is inside£36£29.72 less',
      '3 × 5 ft unit80% full£49.29£16.43 lessChoose',
      '6 × 4 ft unitYour unit now, 80% full£65.72',
      '6 × 6 ft unitFull at the moment, 80% full£92.04£26.32 more',
      '8 × 6 ft unit80% full£118.32£52.60 moreChoose',
    ]);
    expect(screen.getByRole('link', { name: 'Choose the 3 × 5 ft unit' })).toHaveAttribute(
      'href',
      '/orders/SM-7K3P-9QXA/unit?token=key&space=Plan+3x5#agree',
    );
    expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
  });

  it('RDT-1: an area below the custom ones is answered with the smallest unit that has it, with a link', () => {
    const { unmount } = show({}, { space: 'custom', area: '40' });
    expect(screen.getByText('Our 8 × 6 ft unit has 48 sq ft.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Choose the 8 × 6 ft unit' })).toHaveLength(2);
    unmount();
    show({}, { space: 'custom', area: '30 sq ft' });
    expect(screen.getByText('Our 6 × 6 ft unit has 36 sq ft. Full at the moment.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose the 6 × 6 ft unit' })).toBeNull();
  });

  it('do not say of things that are still to be collected that they are there', () => {
    show({ staysBecause: 'coming' });
    expect(screen.getByText(/You have booked a 6 × 4 ft unit, £65\.72 every 4 weeks\./)).toBeVisible();
    expect(screen.queryByText(/Your things are in/)).toBeNull();
  });

  it.each([
    ['coming', 'Change the unit', '/orders/SM-7K3P-9QXA?token=key&change=items'],
    ['owing', 'See what is to pay', '/orders/SM-7K3P-9QXA/storage?token=key'],
  ] as const)('lead on while it is %s: %s', (staysBecause, name, href) => {
    show({ staysBecause });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('say what is agreed before it is: the day, the price, and that nothing is charged now', () => {
    show({ chosen: SMALLER });
    const region = screen.getByRole('region', { name: '3 × 5 ft unit: £49.29 every 4 weeks' });
    expect(region).toHaveTextContent(
      'From Tuesday 9 February 2027 you rent a 3 × 5 ft unit instead of your 6 × 4 ft unit.',
    );
    expect(region).toHaveTextContent('you pay £49.29 every 4 weeks, £16.43 less. Nothing is charged today.');
    expect(region).toHaveTextContent('moves your 12 things inside our store');
    expect(fieldsOf('Move to the 3 × 5 ft unit')).toEqual({
      reference: 'SM-7K3P-9QXA',
      token: 'key',
      storageSpace: 'Plan 3x5',
      expectedPerPayment: '49.29',
      on: '2027-02-09',
      pieces: '12',
    });
  });

  it('offer an area by the square foot by a plain form, and send it on', () => {
    show({ chosen: offer('custom', 200, { squareFeet: 120, label: 'Custom unit, 120 sq ft' }) });
    expect(screen.getByLabelText('Or a larger area, 97 to 200 square feet')).toHaveAttribute('min', '97');
    expect(fieldsOf('Show its price')).toMatchObject({ token: 'key', space: 'custom' });
    expect(fieldsOf('Move to the custom unit, 120 sq ft')).toMatchObject({ storageSpace: 'custom', squareFeet: '120' });
  });

  it('show what is agreed with the way to call it off', () => {
    show({ planned: { ...SMALLER, on: '2027-02-09' } }, { done: 'agreed' });
    expect(screen.getByRole('status')).toHaveTextContent('It is agreed.');
    const region = screen.getByRole('region', { name: 'From Tuesday 9 February 2027: 3 × 5 ft unit' });
    expect(within(region).getByText(/£49\.29 every 4 weeks from then on, £16\.43 less/)).toBeVisible();
    expect(fieldsOf('Call the move off')).toEqual({ reference: 'SM-7K3P-9QXA', token: 'key' });
  });

  it.each([
    [{ staysBecause: 'owing' as const }, {}, 'A storage payment is outstanding.'],
    [{ staysBecause: 'ending' as const }, {}, 'The end of your storage is booked'],
    [{ staysBecause: 'coming' as const }, {}, 'We have not collected your things yet'],
    [{}, { trouble: 'unit_taken' }, 'has just been taken'],
    [{}, { trouble: 'order_changed' }, 'Please look again.'],
    [{}, { trouble: 'validation_failed' }, 'Your things do not fit this unit'],
    [{}, { done: 'called-off' }, 'Your things stay where they are.'],
    [{ chosen: offer('Plan 6x6', 92.04, { state: 'full' as const }) }, {}, '6 × 6 ft unit: full at the moment.'],
  ])('say why not, or what was done: %j %j', (view, query, text) => {
    show(view, query);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
  });

  describe('A11Y-1: by the keyboard alone', () => {
    /** Returns the role and name of each focused element, one Tab after the other. */
    const stops = async (count: number) => {
      const names: string[] = [];
      for (let stop = 0; stop < count; stop += 1) {
        await userEvent.tab();
        const at = document.activeElement;
        names.push(
          at instanceof HTMLInputElement ? at.name : (at?.getAttribute('aria-label') ?? at?.textContent ?? ''),
        );
      }
      return names;
    };
    /** The requests of submitted forms, which do not leave the page. */
    const sent: (readonly [method: string, fields: Readonly<Record<string, unknown>>])[] = [];
    const keep = (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      sent.push([form.method, Object.fromEntries(new FormData(form))]);
    };
    beforeEach(() => {
      sent.length = 0;
      document.addEventListener('submit', keep);
    });
    afterEach(() => document.removeEventListener('submit', keep));

    it('every unit that can be chosen is a stop, in the order of the list, and an area is asked for by Enter', async () => {
      show();
      expect(await stops(4)).toEqual([
        ' Your storage payments',
        'Choose the 3 × 5 ft unit',
        'Choose the 8 × 6 ft unit',
        'area',
      ]);
      await userEvent.keyboard('120{Enter}');
      expect(sent).toEqual([['get', { token: 'key', space: 'custom', area: '120' }]]);
      expect(await stops(1)).toEqual(['Show its price']);
    });

    it('what was chosen is agreed by Enter, last of all, and a move is called off by it', async () => {
      const { unmount } = show({ chosen: SMALLER });
      expect((await stops(6)).slice(-2)).toEqual(['Show its price', 'Move to the 3 × 5 ft unit']);
      await userEvent.keyboard('{Enter}');
      expect(sent).toMatchObject([['post', { storageSpace: 'Plan 3x5', expectedPerPayment: '49.29' }]]);
      unmount();
      show({ planned: { ...SMALLER, on: '2027-02-09' } });
      expect((await stops(2)).at(-1)).toBe('Call the move off');
      await userEvent.keyboard('{Enter}');
      expect(sent.at(-1)).toEqual(['post', { reference: 'SM-7K3P-9QXA', token: 'key' }]);
    });
  });
});
