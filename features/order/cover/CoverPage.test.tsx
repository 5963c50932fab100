import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { CoverView } from '@/lib/contracts/order-cover';
import type { ChangePreviewDto } from '@/lib/contracts/order-change-dto';
import { anItem } from '@/lib/testing/moves';
import { coverProps } from './model';
import { CoverPage } from './CoverPage';

const PIANO = anItem(50, { id: 'piano_upright', title: 'Piano, upright' });
const BOXES = anItem(2.4, { id: 'box_m', title: 'Medium box', quantity: 10 });
const PREVIEW: ChangePreviewDto = {
  version: 3,
  lines: [],
  totalBefore: 259,
  totalAfter: 278,
  lateFee: 0,
  toPay: 19,
  refund: 0,
  goneBefore: 0,
  validUntil: '2026-12-12T10:00:00.000Z',
  limits: [],
  quote: null,
  appointments: [],
  moved: [],
  needsStartRequest: false,
};
const OPEN: CoverView = {
  reference: 'SM-7K3P-9QXA',
  of: 'move',
  stage: 'open',
  lastDay: '2026-12-14',
  asked: null,
  agreed: 'On this order we are liable for up to £100 an item and £10,000 a job.',
  items: [PIANO, BOXES],
  booked: { step: 'included', worth: [] },
};
const RAISED: CoverView['asked'] = {
  cover: { step: 'raised', worth: [] },
  preview: PREVIEW,
  refusal: null,
  idempotencyKey: 'k'.repeat(20),
};
const propsOf = (view: Partial<CoverView>, query: Readonly<Record<string, string>> = {}) =>
  coverProps({ ...OPEN, ...view }, 'key', query);
const show = (view: Partial<CoverView> = {}, query: Readonly<Record<string, string>> = {}) =>
  render(<CoverPage {...propsOf(view, query)} />);
const fieldsOf = (button: string) =>
  Object.fromEntries(new FormData(screen.getByRole('button', { name: button }).closest('form') ?? undefined));
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('cover of a booked order', () => {
  it('PLN-3 says what it is, until when it can be changed, and what it leaves open', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cover for your move');
    expect(
      screen.getByText(/£10,000 a job\. You can choose more or less until the end of Monday 14 December 2026\./),
    ).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The included cover leaves £900 not covered');
    expect(radio(/^Up to £100 an item/)).toBeChecked();
    expect(screen.getByText('the contents of boxes that you packed, unless we handled them carelessly')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change the cover/ })).toBeNull();
  });

  it('PLN-3 asks by a plain form, which holds values and step without a script', () => {
    document.body.innerHTML = renderToString(<CoverPage {...propsOf({})} />);
    expect(screen.getByRole('button', { name: 'Show the exact difference' }).closest('form')).toHaveAttribute(
      'method',
      'get',
    );
    expect(fieldsOf('Show the exact difference')).toEqual({
      token: 'key',
      'cover.step': 'included',
      'worth.piano_upright': '1000',
      other: '',
      otherWorth: '',
    });
    document.body.innerHTML = '';
  });

  it('PLN-3 names the exact difference, and agrees to just that', () => {
    show({ asked: RAISED });
    const agreed = screen.getByRole('region', { name: 'Up to £500 an item and £15,000 a job. To pay now: £19' });
    expect(agreed).toHaveTextContent('These amounts hold until');
    expect(fieldsOf('Change the cover and pay £19')).toEqual({
      reference: 'SM-7K3P-9QXA',
      token: 'key',
      version: '3',
      expectedToPay: '19',
      expectedRefund: '0',
      idempotencyKey: 'k'.repeat(20),
      'cover.step': 'raised',
    });
  });

  it('PLN-3 follows what is typed, and takes an amount away that is no longer that of what is chosen', async () => {
    const user = userEvent.setup();
    show({ asked: RAISED });
    const worth = screen.getByRole('textbox', { name: 'Piano, upright' });
    await user.clear(worth);
    await user.type(worth, '1350');
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('The cover you chose leaves £850 not covered');
    expect(screen.queryByRole('button', { name: /^Change the cover/ })).toBeNull();
    await user.clear(worth);
    await user.type(worth, '1000');
    expect(screen.getByRole('button', { name: 'Change the cover and pay £19' })).toBeVisible();
    await user.click(radio(/^Up to £1,500 an item/));
    expect(screen.queryByRole('button', { name: /^Change the cover/ })).toBeNull();
  });

  it.each([
    [
      { toPay: 0, refund: 39, totalBefore: 298, totalAfter: 259 },
      'Change the cover and get £39 back',
      'It goes back the way you paid.',
    ],
    [
      { toPay: 0, refund: 19.5, totalBefore: 298, totalAfter: 259 },
      'Change the cover and get £19.50 back',
      'we refund £19.50 of it.',
    ],
    [
      { toPay: 0, refund: 0, totalBefore: 298, totalAfter: 259 },
      'Change the cover',
      'The order becomes £39 cheaper. This close to the day we refund none of it.',
    ],
  ])('PLN-3 says what less cover gives back: %j', (money, button, words) => {
    const asked = { ...RAISED, cover: { step: 'included' as const, worth: [] }, preview: { ...PREVIEW, ...money } };
    show({ booked: { step: 'high', worth: [] }, asked });
    expect(screen.getByRole('button', { name: button }).closest('section')).toHaveTextContent(words);
  });

  it('PLN-3 saves a value that costs nothing', () => {
    const cover = { step: 'included', worth: [{ id: 'piano_upright', pounds: 1_350 }] } as const;
    const preview = { ...PREVIEW, toPay: 0, totalAfter: 259 };
    show({ asked: { cover, preview, refusal: null, idempotencyKey: 'k'.repeat(20) } });
    expect(fieldsOf('Save the values')).toMatchObject({ 'cover.step': 'included', 'worth.piano_upright': '1350' });
  });

  it.each([
    [{ stage: 'late' as const }, {}, /It could be changed until the end of Monday 14 December 2026\./],
    [{ stage: 'closed' as const }, {}, /It cannot be changed here\./],
    [{ stage: 'fixed' as const }, {}, /It cannot be chosen for this kind of order\./],
    [
      { asked: { ...RAISED, preview: null, refusal: 'nothing_to_change' as const } },
      {},
      /You have this cover already\./,
    ],
    [{ asked: RAISED }, { trouble: 'price_changed' }, /The price has changed\. The amounts shown now are up to date\./],
    [{}, { trouble: 'order_cancelled' }, /Your order stays as it is\./],
  ])('PLN-3 says why not: %j %j', (view, query, words) => {
    show(view, query);
    expect(screen.getByRole('banner')).toHaveTextContent(words);
    if ('stage' in view) expect(screen.queryByRole('radio')).toBeNull();
  });

  it('PLN-3 of a stay names the stay, and asks no values of a list that is empty', () => {
    show({ of: 'stay', items: [] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cover for your stay in storage');
    expect(
      screen.getByText(/once for the whole stay: the collection, the time in your unit and every return/),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
