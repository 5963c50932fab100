import type { LocalDate } from '../london-time';
import type { Gate, Route } from './verdict';

export type MeasureSource = {
  readonly title: string;
  readonly says: string;
  readonly url: string;
  /** The date that the page gives. Null: it has none. */
  readonly asOf: string | null;
  readonly readOn: LocalDate;
};

/** Returns a source read on 26 November 2026 from an undated page, unless `facts` give its date. */
const source = (facts: Omit<MeasureSource, 'asOf' | 'readOn'> & { readonly asOf?: string }): MeasureSource => ({
  asOf: null,
  readOn: '2026-11-26',
  ...facts,
});

/** The sources, read again within twelve months (`npm run launch-check`). */
export const MEASURE_SOURCES = {
  internal: source({
    title: 'JB Kind Doors',
    says: '762 × 1,981 × 35 mm is the most common internal door in England and Wales; 838 mm is the wider one.',
    url: 'https://www.jbkind.com/info-centre/standard-door-sizes',
  }),
  external: source({
    title: 'Vivid Doors',
    says: '838 × 1,981 × 44 mm is the most common external door. A new home’s main entrance needs 775 mm clear.',
    url: 'https://www.vividdoors.co.uk/external-doors/external-door-sizes',
  }),
  clear: source({
    title: 'Designing Buildings',
    says: 'Clear width is the leaf less its own thickness and stops. Doors of new homes: 750 mm clear in a corridor of 900 mm met head-on, 775 mm where a corridor of 1,050 mm turns.',
    url: 'https://www.designingbuildings.co.uk/wiki/Door_clear_opening_width',
    asOf: '4 September 2020',
  }),
  stairs: source({
    title: 'UK Mobility Stairlifts',
    says: 'A staircase is typically 36 inches (91 cm) wide, and a private one no steeper than 42 degrees.',
    url: 'https://ukmobilitystairlifts.co.uk/how-wide-is-a-staircase/',
  }),
  landing: source({
    title: 'British Spirals & Castings',
    says: 'A landing is at least as long and as wide as the flight.',
    url: 'https://www.britishsc.co.uk/how-wide-landing/',
    asOf: '18 December 2021',
  }),
  headroom: source({
    title: 'NHBC Standards 6.6.6',
    says: 'Stairs and landings have 2 m of clear headroom, measured upright.',
    url: 'https://nhbc-standards.co.uk/2019/6-superstructure-excluding-roofs/6-6-staircases/6-6-6-headroom-and-width/',
    asOf: '2019',
  }),
  ceiling: source({
    title: 'Science of Property',
    says: 'Ceilings are 2.3 m or more in new homes, 2.5 m in London’s, and 2.7 to 3.2 m in Victorian ones.',
    url: 'https://scienceofproperty.com/average-height-of-room',
  }),
  lift: source({
    title: 'Home2Fit, on BS 8300:2009',
    says: 'A lift car with one entrance is at least 1,100 × 1,400 mm.',
    url: 'https://home2fit.org.uk/accessibility-design/public-realm/lifts.aspx',
  }),
  liftDoor: source({
    title: 'Passenger-lifts.co.uk',
    says: 'Lift doors are at least 800 to 900 mm wide.',
    url: 'http://www.passenger-lifts.co.uk/passenger-lift-dimensions.html',
  }),
} as const satisfies Readonly<Record<string, MeasureSource>>;

export type Measure = { readonly cm: number; readonly from: keyof typeof MEASURE_SOURCES | 'assumption' };

export const MEASURE_NAMES = [
  'doorWidth',
  'doorHeight',
  'hallWidth',
  'hallTurn',
  'ceiling',
  'stairsWidth',
  'landing',
  'landingCeiling',
  'liftDoor',
  'liftWidth',
  'liftDepth',
  'liftHeight',
  'roomDoor',
] as const;
export type MeasureName = (typeof MEASURE_NAMES)[number];
export type Measures = Readonly<Partial<Record<MeasureName, number>>>;

const of = (cm: number, from: Measure['from']): Measure => ({ cm, from });
const own = (cm: number): Measure => of(cm, 'assumption');

/** A leaf of 838 mm less its 44 mm, one of 762 mm less its 35 mm and the stop. 1,981 mm less the stop. */
const FRONT = { doorWidth: of(79, 'external'), doorHeight: of(197, 'external') };
const ROOM = { roomDoor: of(72, 'internal') };
const VICTORIAN = { ...FRONT, ...ROOM, hallWidth: own(90), hallTurn: own(90), ceiling: of(270, 'ceiling') };

type HomeMeasures = Readonly<Partial<Record<MeasureName, Measure>>>;

/** Typical London homes. Measures without a source are cautious assumptions of ours. */
export const TYPICAL_HOMES = {
  victorian: {
    label: 'Victorian house or flat, upstairs',
    measures: { ...VICTORIAN, stairsWidth: own(85), landing: of(85, 'landing'), landingCeiling: own(240) },
  },
  ground: { label: 'Victorian house or flat, ground floor', measures: VICTORIAN },
  council: {
    label: 'Ex-council flat with a lift',
    measures: {
      ...FRONT,
      ...ROOM,
      doorWidth: own(75),
      hallWidth: own(90),
      hallTurn: own(90),
      ceiling: own(240),
      stairsWidth: own(100),
      landing: of(100, 'landing'),
      landingCeiling: own(240),
      liftDoor: own(75),
      liftWidth: own(100),
      liftDepth: own(110),
      liftHeight: own(200),
    },
  },
  mansion: {
    label: 'Mansion block with an old lift',
    measures: {
      ...FRONT,
      ...ROOM,
      hallWidth: own(105),
      hallTurn: own(105),
      ceiling: of(270, 'ceiling'),
      stairsWidth: own(105),
      landing: of(105, 'landing'),
      landingCeiling: own(270),
      liftDoor: own(65),
      liftWidth: own(90),
      liftDepth: own(90),
      liftHeight: own(200),
    },
  },
  new_flat: {
    label: 'New-build flat with a lift',
    measures: {
      ...FRONT,
      doorWidth: of(77, 'external'),
      roomDoor: of(77, 'clear'),
      hallWidth: of(105, 'clear'),
      hallTurn: of(105, 'clear'),
      ceiling: of(250, 'ceiling'),
      stairsWidth: own(100),
      landing: of(100, 'landing'),
      landingCeiling: own(240),
      liftDoor: of(80, 'liftDoor'),
      liftWidth: of(110, 'lift'),
      liftDepth: of(140, 'lift'),
      liftHeight: own(200),
    },
  },
  new_house: {
    label: 'New-build house, upstairs',
    measures: {
      ...FRONT,
      doorWidth: of(77, 'external'),
      roomDoor: of(75, 'clear'),
      hallWidth: of(90, 'clear'),
      hallTurn: of(90, 'clear'),
      ceiling: of(230, 'ceiling'),
      stairsWidth: of(91, 'stairs'),
      landing: of(91, 'landing'),
      landingCeiling: of(230, 'ceiling'),
    },
  },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly measures: HomeMeasures }>>;
export type HomeId = keyof typeof TYPICAL_HOMES;
export const HOME_IDS = Object.keys(TYPICAL_HOMES) as readonly HomeId[];
export const USUAL_HOME: HomeId = 'victorian';

export const isHome = (text: string): text is HomeId => Object.hasOwn(TYPICAL_HOMES, text);

export const measuresOf = (home: HomeId): Measures =>
  Object.fromEntries(Object.entries<Measure>(TYPICAL_HOMES[home].measures).map(([name, { cm }]) => [name, cm]));

/** The measures of a lift. All four are needed. */
export const LIFT_NAMES = ['liftDoor', 'liftWidth', 'liftDepth', 'liftHeight'] as const satisfies MeasureName[];
const HEADROOM = 200;

/** Returns the way through a home. A missing measure means no such gate. A landing is as long as its flight is wide. */
export function routeOf(measures: Measures): Route {
  const { doorHeight = 197, ceiling = 240, hallWidth, hallTurn = hallWidth, stairsWidth } = measures;
  const { doorWidth, roomDoor, landing = stairsWidth, landingCeiling = 240 } = measures;
  const { liftDoor: door, liftWidth, liftDepth, liftHeight } = measures;
  const doorGate = (kind: 'front_door' | 'room_door', width?: number): readonly Gate[] =>
    width === undefined ? [] : [{ kind, width, height: doorHeight }];
  const hall: readonly Gate[] =
    hallWidth === undefined || hallTurn === undefined
      ? []
      : [{ kind: 'hall', before: hallWidth, after: hallTurn, ceiling }];
  const hasLift = door !== undefined && liftWidth !== undefined && liftDepth !== undefined && liftHeight !== undefined;
  return {
    doors: [...doorGate('front_door', doorWidth), ...hall, ...doorGate('room_door', roomDoor)],
    lift: hasLift ? { kind: 'lift', door, width: liftWidth, depth: liftDepth, height: liftHeight } : null,
    stairs:
      stairsWidth === undefined || landing === undefined
        ? []
        : [
            { kind: 'flight', width: stairsWidth, headroom: HEADROOM },
            { kind: 'landing', before: stairsWidth, after: landing, ceiling: landingCeiling },
          ],
  };
}
