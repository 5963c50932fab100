import type { OrderSharesDto } from '@/lib/contracts/order-shares';
import { payModel, sharesModel } from './share-model';

const UNTIL = '2026-11-25T09:00:00.000Z';
const KEY = 'k'.repeat(43);
const dto = (changes: Partial<OrderSharesDto> = {}): OrderSharesDto => ({
  ...{ reference: 'SM-7K4Q-2XPD', title: 'One-bedroom move', total: 259, state: 'shared', until: UNTIL },
  shares: [
    { name: '', amount: 162.4, state: 'paid', link: 'https://x.example/1' },
    { name: 'Tom', amount: 96.6, state: 'open', link: 'https://x.example/2' },
  ],
  ...changes,
});
const share: Parameters<typeof payModel>[1] = {
  ...{ name: 'Tom', email: '', title: 'One-bedroom move', until: UNTIL, amount: 96.6, total: 259 },
  ...{ hasPaid: false, state: 'waiting' },
};

describe('PLN-5 the pages of shares that are paid', () => {
  it('PLN-5 say before it is shared out what each would pay, and until when', () => {
    const { canShare, rows, lead, deadline } = sharesModel(dto({ state: 'unshared' }), 't');
    expect([canShare, rows.map(({ link, state }) => [link, state])]).toEqual([
      true,
      [
        [null, ''],
        [null, ''],
      ],
    ]);
    expect(lead).toContain('£259 together');
    expect(deadline).toContain('Wednesday 25 November 2026, 09:00');
  });

  it('PLN-5 have a link for who has not paid, and none for who has', () => {
    const { canShare, rows } = sharesModel(dto(), 't');
    expect(canShare).toBe(false);
    expect(rows).toMatchObject([
      { name: 'You', amount: '£162.40', state: 'Paid', link: null },
      { name: 'Tom', amount: '£96.60', state: 'To pay', link: 'https://x.example/2' },
    ]);
  });

  it.each([
    ['booked', 'Everyone has paid: it is booked'],
    ['ended', 'Not everyone paid in time'],
    ['none', 'Nobody else is on the list'],
  ] as const)('PLN-5 of what is %s say so, without a link or a deadline', (state, title) => {
    const model = sharesModel(dto({ state }), 't');
    expect([model.title, model.deadline, model.canShare]).toEqual([title, '', false]);
    expect(model.rows.every(({ link }) => link === null)).toBe(true);
  });

  it('PLN-5 ask for one share, and say what becomes of it', () => {
    expect(payModel(KEY, share, '')).toMatchObject({
      title: 'Tom’s share: £96.60',
      pay: { href: `/api/shares/pay?key=${KEY}`, label: 'Pay £96.60' },
    });
    const paid = payModel(KEY, { ...share, hasPaid: true }, 'paid');
    expect([paid.title, paid.pay, paid.said]).toEqual(['£96.60 is paid', null, '']);
    expect(paid.text).toContain('your share goes back, within 14 days');
    expect(payModel(KEY, { ...share, hasPaid: true, state: 'booked' }, '').text).toMatch(/is booked/);
    expect(payModel(KEY, { ...share, state: 'ended' }, '')).toMatchObject({ title: 'Nothing to pay', pay: null });
    expect(payModel(KEY, share, 'email')).toMatchObject({ isWrong: true });
    expect(payModel(KEY, share, '__proto__').said).toBe('');
  });
});
