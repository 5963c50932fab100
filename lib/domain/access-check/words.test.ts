import { findThing } from './things';
import { measuresOf, routeOf, type HomeId, type Measures } from './typical';
import { verdictOf } from './verdict';
import {
  climbWords,
  gateSize,
  GATE_NAMES,
  passingWords,
  roomWords,
  sizeWords,
  verdictText,
  verdictTitle,
} from './words';

const through = (id: string, home: HomeId, more: Measures = {}) =>
  verdictOf(findThing(id)!, routeOf({ ...measuresOf(home), ...more }));
const said = (id: string, home: HomeId, more?: Measures) => {
  const verdict = through(id, home, more);
  return `${verdictTitle(verdict)}. ${verdictText(verdict)}`;
};

describe('what is said of a verdict', () => {
  it.each([
    ['washing_machine', 'victorian', {}, 'Goes through as it stands. Tightest at the room door: 11 cm to spare.'],
    ['wardrobe_2', 'victorian', {}, 'Goes through on its side. Tightest at the front door: 8 cm to spare.'],
    ['sofa_3', 'victorian', {}, 'Goes through with its feet off. Tightest at the turn on the stairs: 4 cm to spare.'],
    [
      'mattress_k',
      'victorian',
      {},
      'Goes through, bent round the turns. Tightest at the turn in the hall: 7 cm to spare.',
    ],
    [
      'sofa_bed',
      'ground',
      {},
      'Will not go through. Even the sofa is 2 cm too tight at the room door, before we allow 3 cm for hands and wrapping. The other way in is by hoist, through a window or over a balcony. We price that by request.',
    ],
    [
      'sofa_bed',
      'ground',
      { roomDoor: 75 },
      'Will not go through. At the room door there is 1 cm to spare, and hands and wrapping need 3. Taking the door off its hinges gains about 4 cm, which is enough.',
    ],
    [
      'piano_upright',
      'ground',
      {},
      'Ask us before you book. It is 12 cm too tight at the turn in the hall, before we allow 3 cm for hands and wrapping. Piano movers can tip it on a board where there is space. Send us a picture of the turn.',
    ],
  ] as const)('PLN-4: %s, %s %j', (id, home, more, words) => {
    expect(said(id, home, more)).toBe(words);
  });

  it('PLN-4: at each gate how it is held, what the gate measures and what is to spare', () => {
    const verdict = through('sofa_3', 'victorian');
    expect(
      verdict.passings.map(
        (each) => `${GATE_NAMES[each.gate.kind]}, ${gateSize(each.gate)}: ${passingWords(each, verdict)}`,
      ),
    ).toEqual([
      'front door, 79 × 197 cm: on its back, 6 cm to spare',
      'turn in the hall, 90 into 90 cm, 270 cm high: on its end, 11 cm to spare',
      'flight of stairs, 85 cm wide, 200 cm headroom: on its back, 12 cm to spare',
      'turn on the stairs, 85 into 85 cm, 240 cm high: on its end, 4 cm to spare',
      'room door, 72 × 197 cm: with its feet off, 7 cm to spare',
    ]);
    expect(sizeWords(verdict.thing.box)).toBe('189 × 85 × 73 cm');
  });

  it('PLN-4: where it does not go through, what is short or too little', () => {
    const places = (home: HomeId) => {
      const verdict = through('piano_upright', home);
      return verdict.passings.filter(({ way }) => way === 'hoist').map((each) => passingWords(each, verdict));
    };
    expect(places('ground')).toEqual(['12 cm too tight']);
    expect(places('council')).toEqual(['12 cm too tight', 'only 2 cm to spare']);
    expect([roomWords(3), roomWords(2.9), roomWords(-0.2)]).toEqual([
      '3 cm to spare',
      '2 cm to spare',
      '1 cm too tight',
    ]);
  });

  it('PLN-4: by the lift, or by the stairs and why', () => {
    expect(climbWords(through('fridge_freezer', 'new_flat'), true)).toBe('By the lift.');
    expect(climbWords(through('sofa_3', 'mansion'), true)).toBe('By the stairs: the lift is tighter.');
    expect(climbWords(through('sofa_3', 'victorian'), false)).toBeNull();
    expect(climbWords(through('sofa_3', 'ground'), false)).toBeNull();
  });
});
