import { addDays, londonInstant } from '../london-time';
import { LONDON_AREAS } from '../places/areas';
import { COUNCIL_SITES } from '../places/boroughs';
import { ASK_AHEAD_WEEKS, councilPlan, lastDayToAsk } from './plan';
import { PARKING_RULES } from './rules';
import { planWords } from './words';

describe('the rules of the councils', () => {
  it('PLN-2: every borough has a rule of its council or, where none is known, its council’s site', () => {
    for (const area of LONDON_AREAS) {
      expect(new URL(PARKING_RULES[area]?.url ?? COUNCIL_SITES[area]).hostname).toMatch(/\.gov\.uk$/);
    }
  });

  it.each(LONDON_AREAS)('PLN-2: %s has the rule of its council, or says that it is not known', (area) => {
    const rule = PARKING_RULES[area] ?? null;
    const plan = councilPlan(area, rule, '2026-12-31', londonInstant('2026-11-26', '10:00'));
    const { title, text } = planWords(plan);
    expect(title).toMatch(/^Ask by \w+day \d+ (November|December)/);
    const [notice] = rule?.services ?? [];
    expect(plan.state).toBe(notice ? 'open' : 'unknown');
    const isSaid = notice ? 'to reserve two bays' : rule?.isForWorksOnly ? 'for works only' : 'We do not know';
    expect(text).toContain(isSaid);
    expect(plan.source).toEqual(rule && { asOf: rule.asOf, readOn: rule.readOn });
  });

  it('PLN-2: the councils whose page nobody has read are these, and no more', () => {
    const unread = LONDON_AREAS.filter((area) => PARKING_RULES[area] === undefined);
    expect(unread).toEqual(['Croydon', 'Enfield', 'Hounslow', 'Sutton']);
  });

  it.each(Object.entries(PARKING_RULES))('PLN-2: %s: quicker ways ask for less notice', (_, { services }) => {
    const later = services.slice(1);
    const approximate = ({ notice }: (typeof services)[number]) =>
      notice.days * (notice.counted === 'days' ? 5 / 7 : 1);
    later.forEach((service, index) => {
      expect(approximate(service)).toBeLessThan(approximate(services[index] ?? service));
    });
  });

  it('PLN-2: three weeks are early enough for every one of them, over Christmas and Easter too', () => {
    const usual = Object.values(PARKING_RULES).flatMap(({ services }) => services.slice(0, 1));
    const days = Array.from({ length: 365 }, (_, index) => addDays('2026-12-01', index));
    const late = days.filter((day) =>
      usual.some(({ notice }) => lastDayToAsk(notice, day) < addDays(day, -ASK_AHEAD_WEEKS * 7)),
    );
    expect(late).toEqual([]);
  });
});
