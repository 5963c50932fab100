import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinBody } from './JoinBody';
import { OwnerBody } from './OwnerBody';
import { PayBody } from './PayBody';
import { SharesBody } from './SharesBody';
import type { EverybodyModel, OwnerModel } from './types';

const drawing = { path: '/drawings/van.svg', width: 400, height: 280, alt: 'A van' };
const everybody: EverybodyModel = {
  shares: [
    { id: 'own', name: 'You', amount: '1 item, 50 cu ft', share: '£100', percent: 50, canBeRemoved: false },
    { id: 'p1', name: 'Tom', amount: '2 items, 50 cu ft', share: '£100', percent: 50, canBeRemoved: true },
  ],
  total: 'Together 3 items, 100 cu ft: £200',
};
const owner: OwnerModel = {
  draftId: 'd'.repeat(24),
  goOn: '/get-a-quote/moving/items',
  notice: '',
  isOrdered: false,
  shared: null,
  actions: { set: '/set', remove: '/remove' },
  drawing,
};
const shared = { isOpen: true, link: 'https://x.example/join', code: null, mailTo: 'mailto:?body=x', everybody };
const fieldsOf = (button: HTMLElement) => Object.fromEntries(new FormData(button.closest('form')!));

describe('PLN-5 the pages of a shared list', () => {
  // Adds a clipboard, as browsers have on https.
  beforeEach(() => void userEvent.setup());

  it('PLN-5 make the link by a plain form', () => {
    render(<OwnerBody {...owner} />);
    expect(fieldsOf(screen.getByRole('button', { name: 'Make the link' }))).toEqual({
      draftId: owner.draftId,
      set: 'open',
    });
  });

  it('PLN-5 take a part out and close the list by plain forms', () => {
    render(<OwnerBody {...owner} shared={shared} notice="The list is open." />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('The list is open.');
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
    expect(fieldsOf(screen.getByRole('button', { name: 'Close the list' }))).toEqual({
      draftId: owner.draftId,
      set: 'closed',
    });
    const [, tom] = within(screen.getByRole('region', { name: 'Who has what' })).getAllByRole('listitem');
    const remove = within(tom!).getByText('Take out 2 items, 50 cu ft').closest('button')!;
    expect(fieldsOf(remove)).toEqual({ draftId: owner.draftId, part: 'p1' });
    expect(screen.getByRole('link', { name: 'https://x.example/join' })).toBeVisible();
  });

  it('PLN-5 change nothing of what is ordered', () => {
    render(<OwnerBody {...owner} shared={{ ...shared, isOpen: false }} isOrdered />);
    expect(screen.queryByRole('button', { name: /the list/i })).toBeNull();
    expect(screen.getByText(/On the order page one of you can pay for it all/)).toBeVisible();
  });

  it('PLN-5 ask for a first name, and say what is wrong with it', () => {
    const model = { list: 'k', name: 'Tom', error: 'Taken', over: '', everybody, action: '/join' };
    const { rerender } = render(<JoinBody {...model} />);
    const field = screen.getByLabelText('Your first name');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('Tom');
    expect(field).toHaveAccessibleDescription(/Taken/);
    rerender(<JoinBody {...model} over="The list is closed." />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PLN-5 share the price out by a plain form', () => {
    const rows = [{ name: 'Tom', amount: '£100', state: '', isPaid: false, isOwn: false, link: null, mailTo: '' }];
    const words = { title: 'Each pays', lead: '', orderHref: '/orders/x', deadline: 'By noon.', drawing };
    render(<SharesBody {...words} reference="SM-1" token="t" canShare action="/share" rows={rows} />);
    expect(fieldsOf(screen.getByRole('button', { name: 'Let everyone pay their share' }))).toEqual({
      reference: 'SM-1',
      token: 't',
    });
  });

  it('PLN-5 send the others their link, and let the owner pay', () => {
    const row = { amount: '£100', state: 'To pay', isPaid: false };
    const rows = [
      { ...row, name: 'You', isOwn: true, link: 'https://x.example/1', mailTo: 'mailto:?body=1' },
      { ...row, name: 'Tom', isOwn: false, link: 'https://x.example/2', mailTo: 'mailto:?body=2' },
    ];
    const words = { title: 'Send', lead: '', orderHref: '/orders/x', deadline: 'By noon.', drawing };
    render(<SharesBody {...words} reference="SM-1" token="t" canShare={false} action="/share" rows={rows} />);
    const [you, tom] = screen.getAllByRole('listitem');
    expect(within(you!).getByRole('link', { name: 'Pay your share' })).toHaveAttribute('href', 'https://x.example/1');
    expect(within(tom!).getByRole('link', { name: 'Send it by email: Tom' })).toHaveAttribute('href', 'mailto:?body=2');
    expect(screen.getAllByRole('button', { name: /^Copy the link/ })).toHaveLength(1);
    expect(within(tom!).getByRole('button', { name: 'Copy the link: Tom' })).toBeVisible();
  });

  it('PLN-5 pay by one plain form, with an address for the receipt if one likes', () => {
    const words = {
      title: 'Tom’s share: £100',
      job: 'Move',
      text: 'By noon.',
      notice: 'Wrong',
      isWrong: true,
      drawing,
    };
    render(<PayBody {...words} partKey="k" pay="Pay £100" email="nobody" action="/r" />);
    expect(screen.getByLabelText('Email for a receipt (optional)')).toHaveAccessibleDescription(/Wrong/);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const pay = screen.getByRole('button', { name: 'Pay £100' });
    expect(fieldsOf(pay)).toEqual({ key: 'k', email: 'nobody' });
    expect(pay.closest('form')).toHaveAttribute('action', '/r');
  });
});
