import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADDRESS_BUTTONS, type AddressesPageState, type AddressOnPage } from '@/lib/contracts/addresses-page';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { EMPTY_ADDRESS_DETAILS } from '@/lib/domain/order/appointments';
import { aConfirmedOrder } from '@/lib/testing/order-view';
import { addressesModel } from './model';
import { AddressesPage } from './AddressesPage';

const TRADER = traderFacts(COMPANY);
const HREFS = { orderHref: '/orders/x?token=t', action: '/orders/x/addresses?token=t' };

const stop = (changes: Partial<AddressOnPage>): AddressOnPage => ({
  stop: 'collection',
  label: 'Collection',
  postcode: 'N1 2TX',
  values: EMPTY_ADDRESS_DETAILS,
  errors: {},
  offers: [],
  lookup: null,
  ...changes,
});
const DELIVERY = { stop: 'delivery', label: 'Delivery', postcode: 'SE15 4QL' };

type Form = Extract<AddressesPageState, { kind: 'form' }>;
const show = (state: Partial<Form> | Extract<AddressesPageState, { kind: 'closed' }>) => {
  const form: Form = {
    kind: 'form',
    version: 3,
    canFind: false,
    noPhotos: false,
    stops: [stop({}), stop(DELIVERY)],
    trouble: null,
    kept: [],
  };
  const shown: AddressesPageState = state.kind === 'closed' ? state : { ...form, ...state };
  const { container } = render(
    <AddressesPage model={addressesModel(aConfirmedOrder(), shown, HREFS)} trader={TRADER} />,
  );
  return container;
};

describe('AddressesPage', () => {
  it('DAY-1: asks each stop for its street, with the postcode as it is, and posts without a script', () => {
    const container = show({});
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', HREFS.action);
    expect(new FormData(form ?? undefined).get('version')).toBe('3');
    const collection = screen.getByRole('group', { name: 'Collection, N1 2TX' });
    expect(within(collection).getByLabelText('House number and street')).toHaveAttribute('name', 'collection.line1');
    expect(within(collection).getByLabelText(/^Notes for the team/)).toHaveAccessibleDescription(/buzzer.*gate.*park/);
    expect(within(collection).getByText('Ground floor, parking at the door')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Delivery, SE15 4QL' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us the exact address');
    expect(screen.getByText(/^Your price is for these postcodes/)).toHaveTextContent('020 7946 0123');
    const elsewhere = screen.getByRole('link', { name: 'update the order' });
    expect(elsewhere).toHaveAttribute('href', `${HREFS.orderHref}&change=address`);
    expect(screen.queryByLabelText('Postcode')).toBeNull();
  });

  it('DAY-1, FORM-2: says what is wrong at the field and in the summary, which has the focus', () => {
    show({ stops: [stop({}), stop({ ...DELIVERY, errors: { town: 'Enter the town' } })] });
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Delivery: Enter the town' })).toHaveAttribute(
      'href',
      '#delivery.town',
    );
    const [, town] = screen.getAllByLabelText('Town');
    expect(town).toBeInvalid();
    expect(town).toHaveAccessibleDescription('Enter the town');
  });

  it('DAY-1, FORM-2: says no more of a field that was changed since, and which of two addresses it means', async () => {
    const errors = { town: 'Enter the town' };
    const extra = { stop: 'additional_delivery_1', label: 'Delivery', postcode: 'E8 1EJ' };
    show({ stops: [stop({ ...DELIVERY, errors }), stop({ ...extra, errors })] });
    const links = () => screen.queryAllByRole('link', { name: /Enter the town/ }).map((link) => link.textContent);
    expect(links()).toEqual(['Delivery, SE15 4QL: Enter the town', 'Delivery, E8 1EJ: Enter the town']);
    const [first] = screen.getAllByLabelText('Town');
    await userEvent.type(first ?? document.body, 'London');
    expect(links()).toEqual(['Delivery, E8 1EJ: Enter the town']);
    expect(first).toBeValid();
  });

  it('DAY-1: keeps what was typed, and offers what was typed before', () => {
    const address = { line1: '12 Elm Road', line2: '', town: 'London' };
    show({ stops: [stop({ values: { ...EMPTY_ADDRESS_DETAILS, note: 'Buzzer 3' }, offers: [address] })] });
    expect(screen.getByDisplayValue('Buzzer 3')).toBeVisible();
    const offer = screen.getByRole('button', { name: '12 Elm Road, London' });
    expect(offer).toHaveAttribute('name', ADDRESS_BUTTONS.use);
    expect(JSON.parse(offer.getAttribute('value') ?? '')).toEqual({ stop: 'collection', ...address });
    // Enter saves, whatever button stands above.
    expect(document.querySelector('button')).not.toHaveAttribute('name');
  });

  it('DAY-1: looks addresses up where that is configured, and leaves the fields where it fails', () => {
    show({ canFind: true, stops: [stop({}), stop({ ...DELIVERY, lookup: 'failed' })] });
    const delivery = screen.getByRole('group', { name: 'Delivery, SE15 4QL' });
    expect(within(delivery).getByRole('button', { name: 'Find the address' })).toHaveAttribute('value', 'delivery');
    expect(within(delivery).getByRole('status')).toHaveTextContent('could not look up the addresses just now');
    expect(within(delivery).getByLabelText('Town')).toBeEnabled();
  });

  it('DAY-1: shows what somebody else has saved meanwhile', () => {
    show({ trouble: 'changed', kept: ['Collection: 12 Elm Road, London, N1 2TX'] });
    expect(screen.getByRole('status')).toHaveTextContent(/different addresses.*12 Elm Road, London, N1 2TX/);
  });

  it.each([
    ['order_unpaid', /not paid yet/],
    ['order_expired', /ended unpaid/],
    ['order_cancelled', /is cancelled/],
    ['order_completed', /is done/],
    ['too_late_to_change', /has passed/],
  ] as const)('DAY-1: %s: says why there is nothing to fill in', (reason, words) => {
    show({ kind: 'closed', reason });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByLabelText('Town')).toBeNull();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', HREFS.orderHref);
  });
});
