import { takeMeasures } from './measures';
import { namesThing } from './recognise';

const take = (phrase: string) => {
  const { rest, measures } = takeMeasures(phrase, namesThing);
  return [rest, ...measures.map(({ unit, value }) => `${unit} ${Math.round(value * 10) / 10}`)];
};

describe('RDT-1: numbers that measure', () => {
  it.each<readonly [string, readonly string[]]>([
    ['rug 200x300', ['rug', 'cm 200', 'cm 300']],
    ['bookcase 80x28x202', ['bookcase', 'cm 80', 'cm 28', 'cm 202']],
    ['w80 x d28 x h202 bookcase', ['bookcase', 'cm 80', 'cm 28', 'cm 202']],
    ['2m x 1m table', ['table', 'cm 200', 'cm 100']],
    ['6ft x 4ft rug', ['rug', 'foot 6', 'foot 4']],
    ['55in tv', ['tv', 'inch 55']],
    ['tv 55', ['tv', 'inch 55']],
    ['55 tv', ['tv', 'inch 55']],
    ['2 tvs 32"', ['2 tvs', 'inch 32']],
    ['tv 40 to 55 inches', ['tv', 'inch 55']],
    ['wardrobe with 3 doors', ['wardrobe with', 'door 3']],
    ['4 drawer chest', ['chest', 'drawer 4']],
    ['4 drawers', ['4 drawers']],
    ['1x2 seater sofa', ['1 x sofa', 'seat 2']],
    ['3 seater', ['seater', 'seat 3']],
    ['table seats 6', ['table', 'seat 6']],
    ['4ft6 bed', ['bed', 'foot 4.5']],
    ['2 in the hall', ['2 in the hall']],
    ['bed 20 kg', ['bed']],
    ['4 chairs', ['4 chairs']],
    ['2str sofa', ['sofa', 'seat 2']],
    ['2 bar stools', ['2 bar stools']],
    ['2 bar heater', ['heater']],
    ['2 l shaped sofas', ['2 l shaped sofas']],
    ['2 foot stools', ['2 foot stools']],
    ['2 door mats', ['2 door mats']],
    ['2 high sleepers', ['2 high sleepers']],
    ['3 step ladder', ['ladder']],
  ])('%p', (phrase, taken) => {
    expect(take(phrase)).toEqual(taken);
  });

  it('may be a size or a count', () => {
    expect(takeMeasures('rug 6x4', namesThing).isUnclear).toBe(true);
    expect(takeMeasures('kallax 4x4', namesThing).isUnclear).toBe(false);
    expect(takeMeasures('2 rugs 6x4', namesThing).isUnclear).toBe(false);
    expect(takeMeasures('rug 6ft x 4ft', namesThing).isUnclear).toBe(false);
  });
});
