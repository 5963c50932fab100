import { MOVER } from '@/lib/testing/customs-mover';
import { DESTINATIONS, type Destination } from './answers';
import { sourceOf } from './sources';
import { stepsOf } from './steps';
import { AUTHORITIES, countryInSentence, NOT_ADVICE, sourceAge, stepWords } from './words';

describe('the plan in words', () => {
  it('says what to do at each step, and who says so unless it is our advice', () => {
    const answers = { ...MOVER, destination: 'portugal' } as const;
    const said = stepsOf(answers).map((step) => stepWords(step, answers).title);
    expect(said).toEqual(
      expect.arrayContaining([
        'Ask the Portuguese consulate by this day',
        'Load by this day',
        'Last day for everything',
      ]),
    );
    for (const step of stepsOf({ ...answers, things: ['pet'] })) {
      const given = ['goods', 'residence'].includes(step.id);
      expect(step.isOurs || given || stepWords(step, answers).sources.length > 0).toBe(true);
    }
  });

  it('has a way to an authority for every country, and says that it is not advice', () => {
    for (const destination of Object.keys(DESTINATIONS) as Destination[]) {
      expect(AUTHORITIES[destination].length).toBeGreaterThan(0);
    }
    expect(NOT_ADVICE).toMatch(/not legal advice/);
    expect(countryInSentence('united_arab_emirates')).toBe('the United Arab Emirates');
    expect(countryInSentence('spain')).toBe('Spain');
  });

  it('says how old a source is', () => {
    expect(sourceAge(sourceOf('gb_export'))).toBe('As of March 2026, read on 26 November 2026.');
    expect(sourceAge(sourceOf('ae_relief'))).toBe('Undated, read on 26 November 2026.');
  });
});
