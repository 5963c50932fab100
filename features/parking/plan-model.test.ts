import { londonInstant } from '@/lib/domain/london-time';
import { planModel } from './plan-model';

const NOW = londonInstant('2026-11-24', '10:00');
const GOOD = { from: 'nw5 2aa', to: 'SW2', date: '2026-12-15' };

describe('the plan in the address', () => {
  it('PLN-2: has both addresses with their councils, by when, for how much and from where', () => {
    const { form, plan } = planModel(GOOD, NOW);
    expect(form.errors).toEqual({});
    expect(plan?.title).toBe('Parking on Tuesday 15 December 2026');
    expect(plan?.addresses.map(({ title, lead }) => `${title}. ${lead}`)).toEqual([
      'From NW5 2AA. NW5 is in one borough.',
      'To SW2. SW2 is in one borough.',
    ]);
    expect(plan?.addresses[0]?.councils).toEqual([
      {
        borough: 'Camden',
        title: 'Ask by Friday 27 November, 15:00',
        text: 'Ask Camden Council to reserve two bays: £66.41 for one day.',
        note: 'The extra fee for short notice is not charged for a home move. From an undated copy of the council’s page, read on 26 November 2026: check before you pay.',
        link: {
          href: expect.stringMatching(/^http:\/\/camden\.gov\.uk\//) as string,
          label: 'The council’s page for Camden',
        },
        isTooLate: false,
      },
    ]);
    expect(plan?.instead).toEqual([]);
    expect(plan?.charges).toMatch(/We pay the Congestion Charge and the ULEZ charge/);
  });

  it('PLN-2: says what works instead where it is too late, and where to look outside London', () => {
    const { plan } = planModel({ ...GOOD, to: 'BN1 1AA', date: '2026-12-01' }, NOW);
    expect(plan?.addresses[0]?.councils[0]?.isTooLate).toBe(true);
    expect(plan?.instead.join()).toMatch(/dispensation/);
    expect(plan?.addresses[1]?.councils[0]?.link.href).toBe('https://www.gov.uk/find-local-council');
  });

  it('PLN-2: needs no second address, and says where a district reaches into several boroughs', () => {
    const { plan } = planModel({ ...GOOD, from: 'SE19', to: '' }, NOW);
    expect(plan?.addresses).toHaveLength(1);
    expect(plan?.addresses[0]?.lead).toBe('SE19 reaches into 4 boroughs. Yours is the one on your street sign.');
  });

  it.each([
    ['no postcode', { ...GOOD, from: '' }, 'from'],
    ['a word', { ...GOOD, from: '<script>' }, 'from'],
    ['a wrong second postcode', { ...GOOD, to: '12345' }, 'to'],
    ['no day', { ...GOOD, date: '' }, 'date'],
    ['a day that is none', { ...GOOD, date: '2026-02-30' }, 'date'],
    ['today', { ...GOOD, date: '2026-11-24' }, 'date'],
    ['a day beyond what can be booked', { ...GOOD, date: '2027-12-15' }, 'date'],
    ['the same answer twice', { ...GOOD, from: ['NW5', 'NW6'] }, 'from'],
  ])('FORM-2: asks again for %s, and keeps what was typed', (_, query, field) => {
    const { form, plan } = planModel(query, NOW);
    expect(plan).toBeNull();
    expect(Object.keys(form.errors)).toEqual([field]);
    expect(form.values.to).toBe(query.to);
  });
});
