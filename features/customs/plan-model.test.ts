import { londonInstant } from '@/lib/domain/london-time';
import { planModel } from './plan-model';

const NOW = londonInstant('2026-11-26', '10:00');
const GOOD = {
  destination: 'portugal',
  citizen: 'british',
  reason: 'home',
  outside: 'long',
  before: '',
  wedding: '',
  residence: '2027-06-01',
  goods: '2027-06-15',
  things: ['pet', 'alcohol'],
};

describe('the plan in the address', () => {
  it('has the relief, the days, the papers and the list, each with its sources', () => {
    const { form, plan } = planModel(GOOD, NOW);
    expect(form.errors).toEqual({});
    expect(plan?.title).toBe('Customs when you move to Portugal');
    expect(plan?.lead).toBe(
      'Living in Portugal from Tuesday 1 June 2027; your things reach customs on Tuesday 15 June 2027.',
    );
    expect(plan?.relief).toMatchObject({ verdict: 'yes', facts: [{ refs: [1, 2, 3] }] });
    expect(plan?.papers.find(({ name }) => name.startsWith('Certificado'))?.by).toBe('Ask by Tuesday 30 March 2027');
    expect(plan?.things.map(({ name, label }) => `${name}: ${label}`)).toEqual([
      'A dog or cat: Only with papers',
      'Alcohol or tobacco: Taxed',
    ]);
    expect(plan?.days.find(({ id }) => id === 'papers')).toMatchObject({ tags: ['Our advice'], isPassed: false });
    expect(plan?.line.points).toHaveLength(plan?.days.length ?? 0);
  });

  it('numbers each source once, and leads from every number to one', () => {
    const { plan } = planModel({ ...GOOD, destination: 'spain' }, NOW);
    const refs = [plan?.relief.facts, plan?.days, plan?.papers, plan?.things, plan?.never, plan?.back]
      .flatMap((part) => part ?? [])
      .flatMap(({ refs: numbers }) => numbers);
    expect([...new Set(refs)].toSorted((a, b) => a - b)).toEqual(plan?.sources.map(({ number }) => number));
    expect(plan?.sources.every(({ age }) => age.includes('read on 26 November 2026'))).toBe(true);
  });

  it('says which days have passed', () => {
    const { plan } = planModel({ ...GOOD, goods: '2027-01-10', residence: '2026-10-01' }, NOW);
    expect(plan?.days.find(({ id }) => id === 'papers')?.tags).toEqual(['Our advice', 'Passed']);
  });

  it('fills in the form for a price with what has been said, and no day that has passed', () => {
    const known = planModel(GOOD, NOW).plan?.known;
    expect(known).toEqual({
      country: 'portugal',
      date: '2027-05-11',
      comment:
        'From the customs planner for Portugal. Citizenship: British. I am moving home there, or returning for good. I live there from 1 June 2027; things at customs on 15 June 2027. On the list: a dog or cat, alcohol or tobacco.',
    });
    expect(planModel({ ...GOOD, goods: '2026-12-10' }, NOW).plan?.known.date).toBeUndefined();
  });

  it.each([
    ['no country', { ...GOOD, destination: '' }, ['destination']],
    ['a country that we have not read about', { ...GOOD, destination: 'other' }, ['destination']],
    ['a word of an object', { ...GOOD, destination: 'constructor' }, ['destination']],
    ['markup', { ...GOOD, citizen: '<script>' }, ['citizen']],
    ['the same answer twice', { ...GOOD, reason: ['home', 'student'] }, ['reason']],
    ['no time outside', { ...GOOD, outside: '' }, ['outside']],
    ['a day that is none', { ...GOOD, residence: '2027-02-30' }, ['residence']],
    ['a day long ago', { ...GOOD, residence: '2025-11-25' }, ['residence']],
    ['things that have arrived', { ...GOOD, goods: '2026-11-25' }, ['goods']],
    ['a day too far ahead', { ...GOOD, goods: '2028-11-27' }, ['goods']],
    ['a wedding without its day', { ...GOOD, reason: 'marriage' }, ['wedding']],
    ['a thing of another list', { ...GOOD, things: ['car', 'yacht'] }, ['things']],
    ['neither yes nor no', { ...GOOD, before: 'maybe' }, ['before']],
    ['nothing', {}, ['destination', 'citizen', 'reason', 'outside', 'residence', 'goods']],
  ])('asks again for %s, and keeps what was typed', (_, query, fields) => {
    const { form, plan } = planModel(query, NOW);
    expect(plan).toBeNull();
    expect(Object.keys(form.errors)).toEqual(fields);
    expect(form.values.wedding).toBe('');
  });

  it.each([
    ['to the Emirates', { destination: 'united_arab_emirates' }],
    ['of a student', { reason: 'student' }],
    ['into a second home', { reason: 'second_home' }],
  ])('asks for no time outside the European Union where none matters: a move %s', (_, changes) => {
    expect(planModel({ ...GOOD, ...changes, outside: '' }, NOW).plan).not.toBeNull();
  });

  it('asks for no wedding where none matters', () => {
    const there = { ...GOOD, reason: 'marriage', destination: 'united_arab_emirates' };
    expect(planModel(there, NOW).form.errors).toEqual({});
    expect(planModel({ ...GOOD, wedding: 'soon' }, NOW).plan).not.toBeNull();
  });
});
