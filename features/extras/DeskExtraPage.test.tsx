import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { ExtraView } from '@/lib/contracts/desk-extras';
import { pence } from '@/lib/domain/money';
import { DeskExtraPage } from './DeskExtraPage';

const VIEW: ExtraView = {
  kind: 'extra',
  head: {
    reference: 'SM-7K4Q-2XPD',
    title: 'Move',
    name: 'Ada Example',
    when: 'today',
    state: { label: 'Booked', tag: 'success' },
  },
  extras: [],
  kinds: ['floors', 'waiting'],
  stops: [{ value: 'delivery', label: 'Delivery, NW1 8QA' }],
  parkingStops: [],
  rules: ['No answer means no.'],
  typed: {},
  picked: null,
  refusal: '',
};
const show = (changes: Partial<ExtraView>) => render(<DeskExtraPage {...VIEW} {...changes} />);
const sent = (form: HTMLElement | null) => Object.fromEntries(new FormData(form as HTMLFormElement));

describe('XTR-1: the desk’s page of extras', () => {
  it('has a plain form for each kind, filled in with what was sent, which shows the price', () => {
    show({ typed: { kind: 'floors', stop: 'delivery', floor: '2', lift: 'yes' } });
    const stairs = within(screen.getByRole('region', { name: 'Stairs' }));
    const form = stairs.getByRole('button', { name: 'Show the price' }).closest('form');
    expect(form).toHaveAttribute('method', 'get');
    expect(sent(form)).toEqual({ kind: 'floors', stop: 'delivery', floor: '2', lift: 'yes' });
    expect(screen.getByLabelText('Minutes waited')).toHaveValue(null);
    expect(screen.queryByRole('button', { name: 'Ask the customer' })).toBeNull();
  });

  it('asks with the price that was shown', () => {
    const picked = {
      facts: [{ label: 'Extra', text: '£20' }],
      asked: 'kind=waiting&minutes=50',
      expected: pence(2_000),
    };
    show({ picked: { ...picked, idempotencyKey: 'k'.repeat(16) } });
    const form = screen.getByRole('button', { name: 'Ask the customer' }).closest('form');
    expect(sent(form)).toEqual({
      reference: 'SM-7K4Q-2XPD',
      asked: 'kind=waiting&minutes=50',
      expected: '2000',
      reason: '',
      idempotencyKey: 'k'.repeat(16),
    });
  });

  it.each([
    [true, true, false, ['Yes by phone', 'No by phone', 'Withdraw']],
    [false, true, true, ['It is paid', 'Withdraw']],
    [false, false, false, []],
  ])('open %s, withdrawable %s, owed %s: %j', (isOpen, canWithdraw, isOwed, buttons) => {
    const state = { isOpen, canWithdraw, isOwed };
    const extra = { id: 'extra-extra-extra', title: 'Stairs, £20', facts: [], expected: pence(2_000), ...state };
    show({ kinds: [], extras: [{ ...extra, state: { label: 'State', tag: 'plain' } }] });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    if (!isOpen) return;
    const form = screen.getByRole('button', { name: 'Yes by phone' }).closest('form');
    expect(sent(form)).toEqual({
      reference: 'SM-7K4Q-2XPD',
      extra: 'extra-extra-extra',
      expected: '2000',
      answer: 'yes',
    });
  });

  it('writes down money that came in another way, with how, and what the office notes', () => {
    const state = {
      isOpen: false,
      canWithdraw: true,
      isOwed: true,
      state: { label: 'Agreed, to pay', tag: 'hot' },
    } as const;
    show({
      kinds: [],
      extras: [{ id: 'extra-extra-extra', title: 'Stairs, £20', facts: [], expected: pence(2_000), ...state }],
    });
    const form = screen.getByRole('button', { name: 'It is paid' }).closest('form');
    expect(within(form as HTMLElement).getByLabelText('Paid by')).toHaveValue('');
    expect(sent(form)).toEqual({
      reference: 'SM-7K4Q-2XPD',
      extra: 'extra-extra-extra',
      expected: '2000',
      way: '',
      reason: '',
    });
  });
});
