import type { OrderSharesDto } from '@/lib/contracts/order-shares';
import { payModel, sharesModel } from './share-model';

const UNTIL = '2026-11-25T09:00:00.000Z';
const NOW = new Date('2026-11-25T08:35:00.000Z');
const LONGER = { lasts: 'for 24 hours', price: 64.75 };
const KEY = 'k'.repeat(43);
const dto = (changes: Partial<OrderSharesDto> = {}): OrderSharesDto => ({
  reference: 'SM-7K4Q-2XPD',
  title: 'One-bedroom move',
  total: 259,
  state: 'shared',
  until: UNTIL,
  longerHold: null,
  shares: [
    { name: '', amount: 162.4, state: 'paid', link: 'https://x.example/1' },
    { name: 'Tom', amount: 96.6, state: 'open', link: 'https://x.example/2' },
  ],
  ...changes,
});
const share: Parameters<typeof payModel>[1] = {
  name: 'Tom',
  email: '',
  title: 'One-bedroom move',
  until: UNTIL,
  longerHold: null,
  amount: 96.6,
  total: 259,
  hasPaid: false,
  state: 'waiting',
};

describe('PLN-5 the pages of shares that are paid', () => {
  it('PLN-5 say before it is shared out what each would pay, and until when', () => {
    const { canShare, rows, lead, deadline } = sharesModel(dto({ state: 'unshared', longerHold: LONGER }), 't', NOW);
    expect([canShare, rows.map(({ link, state }) => [link, state])]).toEqual([
      true,
      [
        [null, ''],
        [null, ''],
      ],
    ]);
    expect(lead).toContain('£259 together');
    expect(deadline).toMatch(
      /^Pay a quarter of the price \(£64\.75\) in shares by 09:00 to hold the slot for 24 hours\./,
    );
  });

  it('PLN-5 have a link for who has not paid, and none for who has', () => {
    const { canShare, rows } = sharesModel(dto(), 't', NOW);
    expect(canShare).toBe(false);
    expect(rows).toMatchObject([
      { name: 'You', amount: '£162.40', state: 'Paid', link: null, mailTo: '', isOwn: true },
      { name: 'Tom', amount: '£96.60', state: 'To pay', link: 'https://x.example/2', isOwn: false },
    ]);
    expect(rows[1]?.mailTo).toBe(
      'mailto:?subject=Your%20share%20of%20the%20move%3A%20%C2%A396.60&body=https%3A%2F%2Fx.example%2F2',
    );
  });

  it.each([
    ['booked', 'Everyone has paid: the move is booked'],
    ['cancelled', 'The move is cancelled'],
    ['ended', 'Not everyone paid in time'],
    ['none', 'Nobody else is on the list'],
  ] as const)('PLN-5 of what is %s say so, without a link or a deadline', (state, title) => {
    const model = sharesModel(dto({ state, longerHold: LONGER }), 't', NOW);
    expect([model.title, model.deadline, model.canShare]).toEqual([title, '', false]);
    expect(model.rows.every(({ link }) => link === null)).toBe(true);
  });

  it.each([
    [
      'less than a quarter is paid',
      LONGER,
      NOW,
      'in shares by 09:00 to hold the slot for 24 hours. If less is paid by then, we release the slot and refund any share',
    ],
    [
      'a quarter is paid',
      null,
      new Date('2026-11-24T12:00Z'),
      'We hold the slot until 09:00 on Wednesday 25 November 2026. If',
    ],
  ])('PLN-5 say until when what has to be paid: %s', (_what, hold, now, deadline) => {
    expect(sharesModel(dto({ longerHold: hold }), 't', now).deadline).toContain(deadline);
  });

  it('PLN-5 ask for one share, and say what becomes of it', () => {
    const visit = { said: '', now: NOW };
    const first = payModel(KEY, { ...share, longerHold: LONGER }, visit);
    expect(first).toMatchObject({ title: 'Tom’s share: £96.60', pay: 'Pay £96.60' });
    const longer =
      'until 09:00, and for 24 hours once a quarter of the price (£64.75) is paid by then. The move is booked';
    expect(first.text).toContain(`Please pay it by 09:00. We hold the slot ${longer}`);
    const paidFirst = payModel(KEY, { ...share, longerHold: LONGER, hasPaid: true }, { ...visit, said: 'paid' });
    expect(paidFirst.text).toContain(`Thank you. We hold the slot ${longer}`);
    expect(payModel(KEY, share, visit).text).toContain('We hold the slot until 09:00. The move is booked');
    const paid = payModel(KEY, { ...share, hasPaid: true }, { ...visit, said: 'paid' });
    expect([paid.title, paid.pay, paid.notice]).toEqual(['£96.60 is paid', null, '']);
    expect(paid.text).toContain('your share goes back within 14 days');
    expect(payModel(KEY, { ...share, hasPaid: true, state: 'booked' }, visit).text).toMatch(/is booked/);
    expect(payModel(KEY, { ...share, hasPaid: true, state: 'cancelled' }, visit).text).toMatch(
      /^The move is cancelled/,
    );
    expect(payModel(KEY, { ...share, state: 'ended' }, visit)).toMatchObject({ title: 'Nothing to pay', pay: null });
    expect(payModel(KEY, share, { ...visit, said: '__proto__' }).notice).toBe('');
  });

  it('PLN-5 keep what was typed in place of what is stored', () => {
    const stored = { ...share, email: 'tom@example.com' };
    expect(payModel(KEY, stored, { said: '', now: NOW })).toMatchObject({ isWrong: false, email: 'tom@example.com' });
    const wrong = payModel(KEY, stored, { said: 'email', now: NOW, typed: 'nobody' });
    expect(wrong).toMatchObject({ isWrong: true, email: 'nobody', notice: 'Please enter a valid email address' });
  });
});
