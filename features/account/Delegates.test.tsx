import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { DelegatesOfSpace } from '@/lib/contracts/accounts';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { delegatesPanel, type RequestedDelegates } from './model/delegates';
import { Delegates } from './Delegates';

const SAM = { helperId: 'sam', name: 'Sam', email: 'sam@example.com', invitedAt: '2026-11-24T09:00:00.000Z' };
const BACK = {
  returnId: 'back',
  name: 'Sam',
  pieces: 3,
  postcode: 'SE15 4HX',
  version: 2,
  refund: 49,
  appointment: { date: '2026-12-01', slot: ['10:00', '12:00'] as const },
};
const OF_SPACE: DelegatesOfSpace = { orderId: 'unit', people: [SAM], returns: [BACK] };
const NOTHING: RequestedDelegates = { state: null, orderId: undefined, typed: null, errors: {} };

const show = (changes: Partial<DelegatesOfSpace> = {}, asked: Partial<RequestedDelegates> = {}) =>
  render(<Delegates {...delegatesPanel({ ...OF_SPACE, ...changes }, { ...NOTHING, ...asked })} orderId="unit" />);
const formOf = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form') ?? undefined).entries());

describe('people who may order a return', () => {
  it('OWN-1: are listed by name and address, each with the way to take the right away, as a plain form', () => {
    show();
    const row = screen.getByText('Sam').closest('li') ?? document.body;
    expect(row).toHaveTextContent('sam@example.com');
    expect(row).toHaveTextContent('Since 24 November 2026');
    const button = within(row).getByRole('button', { name: 'Remove Sam' });
    expect(button.closest('form')).toHaveAttribute('action', '/auth-api/revoke_helper');
    expect(formOf(button)).toEqual({ orderId: 'unit', helperId: 'sam' });
  });

  it('OWN-1: are invited by name and email', () => {
    show({ people: [] });
    const button = screen.getByText('Let them order returns');
    expect(button.closest('form')).toHaveAttribute('action', '/auth-api/invite_helper');
    expect(screen.getByLabelText('Their email')).toHaveAccessibleDescription('We send them an invitation.');
    expect(formOf(button)).toEqual({ orderId: 'unit', name: '', email: '' });
    expect(button.closest('details')).not.toHaveAttribute('open');
  });

  it('FORM-2: a refused invitation keeps what was typed, open, with the sentence at its field', () => {
    const typed = { name: 'Sam', email: 'sam@' };
    show({ people: [] }, { state: 'refused', orderId: 'unit', typed, errors: { email: 'Enter a valid email' } });
    expect(screen.getByLabelText('Their name')).toHaveValue('Sam');
    expect(screen.getByLabelText('Their email')).toHaveValue('sam@');
    expect(screen.getByLabelText('Their email')).toBeInvalid();
    expect(screen.getByLabelText('Their email')).toHaveAccessibleDescription(/Enter a valid email/);
    expect(screen.getByText('Let them order returns').closest('details')).toHaveAttribute('open');
  });

  it('FORM-2: says nothing of what was typed for another unit', () => {
    const typed = { name: 'Sam', email: 'sam@' };
    show({ people: [] }, { state: 'refused', orderId: 'another', typed, errors: { email: 'Enter a valid email' } });
    expect(screen.getByLabelText('Their email')).toHaveValue('');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('OWN-1: are five at most', () => {
    show({ people: Array.from({ length: MOST_DELEGATES }, (_, n) => ({ ...SAM, helperId: `h${n}`, name: `H${n}` })) });
    expect(screen.queryByText('Invite someone')).toBeNull();
    expect(screen.getByText(/^Five people at most/)).toBeInTheDocument();
  });

  it('OWN-1: what they have booked is shown, and cancelled with what goes back, and to whom, named first', () => {
    show();
    const text = 'Sam: 3 things on Tuesday 1 December 2026, 10:00–12:00, to SE15 4HX';
    expect(screen.getByText(text)).toBeInTheDocument();
    const button = screen.getByText('Yes, cancel it');
    expect(button.closest('details')).toHaveTextContent('Sam paid, and gets £49 back within 14 days.');
    expect(formOf(button)).toEqual({ orderId: 'unit', returnId: 'back', version: '2', expectedRefund: '49' });
  });

  it.each([
    ['invited', /sent the invitation/],
    ['revoked', /can no longer order returns/],
    ['stopped', /return is cancelled/],
    ['moved', /has changed since/],
    ['too-many', /Try again tomorrow/],
  ] as const)('FORM-1: says what became of it: %s', (state, said) => {
    show({}, { state, orderId: 'unit' });
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});
