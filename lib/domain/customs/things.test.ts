import { MOVER } from '@/lib/testing/customs-mover';
import { DESTINATIONS, THINGS, type CustomsAnswers, type Destination, type Thing } from './answers';
import { neverIn, thingAnswers } from './things';

const all = Object.keys(THINGS) as Thing[];
const verdicts = (change: Partial<CustomsAnswers>) =>
  Object.fromEntries(thingAnswers({ ...MOVER, things: all, ...change }).map(({ thing, verdict }) => [thing, verdict]));

describe('the things on a list', () => {
  it('to Spain with the relief', () => {
    expect(verdicts({})).toEqual({
      new: 'taxed',
      car: 'free',
      pet: 'permit',
      food: 'no',
      plants: 'permit',
      alcohol: 'taxed',
      medicines: 'unknown',
      tools: 'free',
      drone: 'unknown',
      vapes: 'unknown',
      weapons: 'permit',
    });
  });

  it.each<[string, Partial<CustomsAnswers>, Partial<Record<Thing, string>>]>([
    ['a second home pays for the car and the tools', { reason: 'second_home' }, { car: 'taxed', tools: 'taxed' }],
    [
      'new things are free around a wedding',
      { reason: 'marriage', wedding: '2027-06-10' },
      { new: 'free', car: 'taxed' },
    ],
    ['and taxed at another time', { reason: 'marriage', wedding: '2026-12-10' }, { new: 'taxed' }],
    ['a student’s linen may be new', { reason: 'student' }, { new: 'free', car: 'taxed' }],
    [
      'Emirates',
      { destination: 'united_arab_emirates' },
      {
        new: 'taxed',
        car: 'taxed',
        food: 'no',
        alcohol: 'permit',
        drone: 'permit',
        vapes: 'permit',
        medicines: 'permit',
        tools: 'unknown',
      },
    ],
  ])('%s', (_, change, expected) => {
    expect(verdicts(change)).toMatchObject(expected);
  });

  it('are answered in the order of the form, those that are ticked only', () => {
    const ticked = thingAnswers({ ...MOVER, things: ['weapons', 'car'] });
    expect(ticked.map(({ thing }) => thing)).toEqual(['car', 'weapons']);
  });

  it.each(Object.keys(DESTINATIONS) as Destination[])(
    'to %s: what is said has a source, and what is not known says so',
    (destination) => {
      for (const { verdict, sources, text } of thingAnswers({ ...MOVER, destination, things: all })) {
        expect(text).not.toBe('');
        if (verdict !== 'unknown') expect(sources.length).toBeGreaterThan(0);
      }
      expect(neverIn({ destination }).sources.length).toBeGreaterThan(0);
    },
  );
});
