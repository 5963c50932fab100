import type { ExtraDto, ExtrasView } from '@/lib/contracts/extras';
import { extraModel, type PageResult } from './extra-model';

const STAIRS: ExtraDto = {
  id: 'extra-extra-extra',
  kind: 'floors',
  what: 'Delivery: second floor, no lift',
  amount: 34,
  workedOut: 'Second floor, no lift at delivery £34',
  reason: 'The lift is out of order.',
  state: 'asked',
  answerBy: '2026-07-15T09:42:00.000Z',
  paymentUrl: null,
};
const model = (extras: readonly Partial<ExtraDto>[], said: Partial<PageResult> = {}) => {
  const view: ExtrasView = {
    reference: 'SM-7K3P-9QXA',
    extras: extras.map((extra) => ({ ...STAIRS, ...extra })),
    now: '2026-07-15T09:30:00.000Z',
  };
  return extraModel(
    view,
    { said: undefined, trouble: undefined, payment: undefined, extra: STAIRS.id, ...said },
    { backHref: '/', token: 'key' },
  );
};

describe('XTR-1: the page of extras', () => {
  it('says what, why, how it is worked out and until when by London’s clock, and that silence is no', () => {
    const { title, open } = model([{}]);
    expect(title).toBe('Do you agree to £34 more?');
    expect(open?.facts.map(({ value, detail = '' }) => [value, detail])).toEqual([
      ['Stairs', ''],
      ['Delivery: second floor, no lift', ''],
      ['The lift is out of order.', ''],
      ['£34 with VAT', 'Second floor, no lift at delivery £34'],
    ]);
    expect(open).toMatchObject({ until: 'You can answer until 10:42 today.', leftMs: 12 * 60_000 });
    expect([open?.yes.label, open?.no.label]).toEqual(['Agree, £34', 'No, leave it']);
    expect(open?.yes.fields).toEqual({
      reference: 'SM-7K3P-9QXA',
      token: 'key',
      extra: 'extra-extra-extra',
      expected: 34,
      answer: 'yes',
    });
    expect(open?.note).toMatch(/^No answer means no/);
  });

  it('leads to the payment of what is agreed, and lists the rest with the last one first', () => {
    const { title, open, owed, past } = model([
      { id: 'first', state: 'refused' },
      { id: 'second', state: 'lapsed', amount: 20 },
      { id: 'third', state: 'agreed', paymentUrl: '/pay' },
    ]);
    expect([title, open]).toEqual(['You have agreed to an extra', null]);
    expect(owed).toMatchObject([{ title: 'Stairs: £34 to pay', label: 'Pay £34', href: '/pay' }]);
    expect(past.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Stairs, £20: No answer, so no',
      'Stairs, £34: Refused',
    ]);
  });

  it('says so where nothing was asked', () => {
    expect(model([])).toMatchObject({ title: 'No extras on your order', open: null, owed: [], past: [] });
  });

  it('says it of the one that was paid, also where a later one is still to pay', () => {
    const extras = [{ state: 'paid' }, { id: 'later', state: 'agreed', paymentUrl: '/pay' }] as const;
    expect(model(extras, { payment: 'paid' }).notice?.text).toMatch(/^Thank you, it is paid/);
    expect(model(extras, { payment: 'cancelled', extra: 'later' }).notice?.text).toMatch(/^It is not paid yet/);
  });

  it.each<[Partial<PageResult>, ExtraDto['state'], string | null]>([
    [{ said: 'yes' }, 'agreed', 'You said yes. Our crew is carrying on.'],
    [{ said: 'yes' }, 'refused', null],
    [{ said: 'no' }, 'refused', 'You said no. We do what was booked, and nothing is charged.'],
    [{ payment: 'paid' }, 'paid', 'Thank you, it is paid. Your invoice is on your order page.'],
    [{ payment: 'paid' }, 'agreed', 'It is not paid yet. You can pay it here at any time.'],
    [{ payment: 'cancelled' }, 'agreed', 'It is not paid yet. You can pay it here at any time.'],
    [{ payment: 'paid', extra: 'another' }, 'paid', null],
    [{ payment: 'paid' }, 'withdrawn', 'Our office has withdrawn it. If you have paid, the money goes back to you.'],
    [
      { trouble: 'too_late_to_change' },
      'lapsed',
      'Too late: you could answer until 10:42, or until the work was over. Nothing is charged for it.',
    ],
    [{ trouble: 'nothing_to_change' }, 'withdrawn', 'This was answered before, or our office has withdrawn it.'],
    [{ trouble: '<b>' }, 'lapsed', null],
  ])('after %j of one that is %s: %s', (said, state, text) => {
    expect(model([{ state }], said).notice?.text ?? null).toBe(text);
  });
});
