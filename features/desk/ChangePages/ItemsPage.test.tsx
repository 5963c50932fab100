import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ItemsChangeView } from '@/lib/contracts/desk-orders';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTHING, pence } from '@/lib/domain/money';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { ItemsPage } from './ItemsPage';

const PICKED: NonNullable<ItemsChangeView['picked']> = {
  facts: [{ label: 'Added', text: '1 × Armchair' }],
  version: 3,
  idempotencyKey: 'key-key-key-key-key',
  toPay: pence(2_000),
  refund: NOTHING,
  needsStartRequest: false,
  heldUntil: 'Tuesday 24 November 2026, 21:00',
  asked: 'list=1&i.armchair=1',
  warnings: [],
  reasons: [{ value: 'customer_asked', label: 'The customer asked' }],
};
const VIEW: ItemsChangeView = {
  kind: 'items',
  head: {
    reference: 'SM-1',
    title: 'Custom move',
    name: 'Ada Sample',
    when: 'Tue 15 Dec 2026, 10:00–12:00',
    state: { label: 'Booked', tag: 'success' },
  },
  lines: [{ field: 'i.armchair', title: 'Armchair', detail: '20 cu ft each, 0 booked', quantity: '1', own: null }],
  totals: '1 item, 20 cu ft, 22 kg',
  found: [],
  typed: { add: '', count: '' },
  catalogue: ['Armchair', 'Sofa, 3 seats'],
  described: [{ field: 'own.title', label: 'What is it?', value: '' }],
  help: [{ field: 'with.PACKING', label: 'Packing', isChosen: true }],
  units: [],
  unit: '',
  picked: null,
  refusal: '',
  covers: [{ value: 'raised', label: 'Up to £500 an item and £15,000 a job, +£19' }],
  cover: '',
};
const sent = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));

describe('ItemsPage', () => {
  it('DSK-1: the list is a form that works without script, with the catalogue to be typed into', () => {
    render(<ItemsPage {...VIEW} />);
    const form = screen.getByRole('button', { name: 'Show the price' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/desk/orders/SM-1/items']);
    expect(sent(form)).toEqual({
      list: '1',
      'i.armchair': '1',
      add: '',
      count: '1',
      'own.title': '',
      'with.PACKING': 'yes',
      cover: '',
    });
    const count = screen.getByRole('spinbutton', { name: 'Armchair' });
    expect(count).toHaveAccessibleDescription('20 cu ft each, 0 booked');
    const add = screen.getByLabelText('Add from the catalogue');
    const options = document.getElementById(add.getAttribute('list') ?? '')?.querySelectorAll('option');
    expect([...(options ?? [])].map(({ value }) => value)).toEqual(VIEW.catalogue);
  });

  it('PLN-3: the cover is chosen beside the list, as it is booked at first', () => {
    const { rerender } = render(<ItemsPage {...VIEW} />);
    const cover = screen.getByRole('combobox', { name: 'Cover' });
    expect(
      within(cover)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As booked', 'Up to £500 an item and £15,000 a job, +£19']);
    expect(cover).toHaveValue('');
    rerender(<ItemsPage {...VIEW} key="chosen" cover="raised" />);
    expect(screen.getByRole('combobox', { name: 'Cover' })).toHaveValue('raised');
  });

  it('DSK-1: what was found by a name is chosen by a count', () => {
    const found = [
      { field: 'i.tv_small', title: 'TV, up to 32 inches', detail: '4 cu ft each', quantity: '0', own: null },
    ];
    render(<ItemsPage {...VIEW} found={found} typed={{ add: 'telly', count: '1' }} />);
    const group = screen.getByRole('group', { name: 'Which of these?' });
    expect(within(group).getByRole('spinbutton', { name: 'TV, up to 32 inches' })).toHaveValue(0);
    expect(screen.getByLabelText('Add from the catalogue')).toHaveValue('telly');
  });

  it('DSK-1: one press makes it, with what was shown; after the deadline a reason is asked for', () => {
    const refused = { action: deskFormPath('changeItems'), values: {}, errors: { why: 'Choose a reason.' } };
    const { rerender } = render(<ItemsPage {...VIEW} picked={PICKED} />);
    const form = screen.getByRole('button', { name: 'Ask for the difference' }).closest('form');
    expect(sent(form)).toEqual({
      reference: 'SM-1',
      asked: PICKED.asked,
      version: '3',
      idempotencyKey: PICKED.idempotencyKey,
      expectedToPay: '2000',
      expectedRefund: '0',
    });
    expect(screen.queryByLabelText('Reason')).toBeNull();
    rerender(
      <RefusedForm value={refused}>
        <ItemsPage {...VIEW} picked={{ ...PICKED, warnings: ['Too late online.'] }} />
      </RefusedForm>,
    );
    expect(screen.getByText(/^Too late online\. Anything dearer is paid for first/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
  });
});
