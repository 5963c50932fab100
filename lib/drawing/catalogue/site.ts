import { CAST, type Role } from '../kit/figure/cast';
import { PORTRAIT_SIZE, portrait } from '../kit/portrait/portrait';
import { S_PLAN } from '../kit/vehicle/parts';
import { orange, type Material } from '../palette';
import type { Frame } from '../render/extent';
import { Scene } from '../render/scene';
import { solidsOf } from '../room/pack';
import { room } from '../room/room';
import { businesses, carryStep, movingService } from '../scenes/company';
import { dayStreet, dayVan } from '../scenes/day';
import { DAY_FRAMES } from '../scenes/day-route';
import { hero, heroStreet, heroVan } from '../scenes/hero';
import { studentsMovingScene } from '../scenes/kerbside';
import { cleaningService, dayStep, homeStep, priceStep } from '../scenes/wizard';
import { skylineUpStreet } from '../scenes/skyline';
import { prism } from '../solids/solid';
import type { CatalogueEntries } from './entry';
import { UNIT_PLANS } from './unit-inventories';
import { unitLoad } from './units';

/** Crops for a wide page and for a single column, in pixels of the sheet. */
export const HERO_FRAMES = {
  wide: [-335, -505, 1500, 880],
  phone: [-192, -565, 636, 791],
} as const satisfies Readonly<Record<string, Frame>>;

const HERO_ALT =
  'A terraced house with its walls cut away, furniture and boxes inside; movers carry boxes to a van with its ramp down';
const HERO_DENSITY = 2;

/** Drawings of the home page's street: complete, and as two layers with matching frames. */
export const HERO_DRAWINGS = {
  'hero/street': { draw: hero, alt: HERO_ALT, frame: HERO_FRAMES.wide, density: HERO_DENSITY },
  'hero/street-phone': { draw: hero, alt: HERO_ALT, frame: HERO_FRAMES.phone, density: HERO_DENSITY },
  'hero/street-without-van': { draw: heroStreet, alt: HERO_ALT, frame: HERO_FRAMES.wide, density: HERO_DENSITY },
  'hero/street-without-van-phone': { draw: heroStreet, alt: HERO_ALT, frame: HERO_FRAMES.phone, density: HERO_DENSITY },
  'hero/skyline': { draw: () => skylineUpStreet(4.5), alt: '', margin: 0, density: HERO_DENSITY },
  'hero/van': { draw: heroVan, alt: '', margin: 2, density: HERO_DENSITY },
} as const satisfies CatalogueEntries;

/** Drawings of "how it works" on the home page, beside words that say the same. */
export const STEP_DRAWINGS = {
  'steps/price': { draw: () => priceStep(15), alt: '' },
  'steps/day': { draw: () => dayStep(15), alt: '' },
  'steps/carry': { draw: () => carryStep(13), alt: '' },
  'steps/home': { draw: () => homeStep(12.5), alt: '' },
} as const satisfies CatalogueEntries;

const dayOn = (places: Parameters<typeof dayStreet>[0], alt: string) => ({
  draw: () => dayStreet(places),
  alt,
  frame: DAY_FRAMES.street,
  density: 3,
});

/** Drawings of a day's street with the van's route, and of the van itself. */
export const DAY_DRAWINGS = {
  'day/home-to-home': dayOn(['home', 'home'], 'Two homes on a street, and a line from one to the other'),
  'day/home-to-store': dayOn(['home', 'store'], 'A home and our store on a street, and a line from one to the other'),
  'day/store-to-home': dayOn(['store', 'home'], 'Our store and a home on a street, and a line from one to the other'),
  'day/van': { draw: dayVan, alt: '', frame: DAY_FRAMES.van, density: 3 },
} as const satisfies CatalogueEntries;

/** Draws the popular unit without dimensions, larger than in the row of all units. */
function popularUnit(scale: number): Scene {
  const [width, depth] = UNIT_PLANS['6x4'];
  return new Scene({ scale }).add(room({ width, depth }), solidsOf(unitLoad('6x4')));
}

/** Returns an entry about 200 pixels wide, beside words that say the same. */
const menu = (draw: () => Scene) => ({ draw, alt: '', margin: 2, density: 2 });

/** Drawings for the panels of the header's menus, one each. */
export const MENU_DRAWINGS = {
  'menus/moving': menu(() => movingService(5.6)),
  'menus/storage': menu(() => popularUnit(14)),
  'menus/business': menu(() => businesses(11)),
  'menus/students': menu(() => studentsMovingScene(8)),
  'menus/more': menu(() => cleaningService(9)),
} as const satisfies CatalogueEntries;

/** The materials of the mark on light and on dark grounds. */
const MARK_TONES = {
  light: { light: orange.middle, middle: '#2F3A43', dark: '#161D23' },
  dark: { light: orange.middle, middle: '#C45108', dark: '#A84300' },
} as const satisfies Readonly<Record<string, Material>>;

const SCALE = 20;
/** The height of the S, in units of its grid. */
const HEIGHT = 0.72;

/** Draws the mark: an S in plan, raised to a solid. */
export const mark = (tones: Material) =>
  new Scene({ scale: SCALE, lines: false }).add(prism('z', S_PLAN, 0, HEIGHT, tones));

const BRAND_DENSITY = 10;

/** Drawings of the mark. Both stand beside the name, so `alt` is empty. */
export const BRAND_DRAWINGS = {
  'brand/mark': { draw: () => mark(MARK_TONES.light), alt: '', margin: 1, density: BRAND_DENSITY },
  'brand/mark-on-dark': { draw: () => mark(MARK_TONES.dark), alt: '', margin: 1, density: BRAND_DENSITY },
} as const satisfies CatalogueEntries;

/** The frame in pixels, as a review shows it. The page clips it to a circle. */
const AVATAR_FRAME: Frame = [0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE];

/** Draws head and shoulders of a member of the cast. */
export const avatar = (role: Role) => new Scene({ scale: 1 }).add(portrait(CAST[role]));

const portraitOf = (role: Role) => ({
  draw: () => avatar(role),
  alt: '',
  frame: AVATAR_FRAME,
  density: 10,
  isOneSize: true,
});

/** Portraits of customers beside the names in reviews. Nobody of the crew. */
export const AVATAR_DRAWINGS = {
  'avatars/tenant': portraitOf('tenant'),
  'avatars/student': portraitOf('student'),
  'avatars/manager': portraitOf('manager'),
  'avatars/neighbour': portraitOf('neighbour'),
  'avatars/lodger': portraitOf('lodger'),
  'avatars/baker': portraitOf('baker'),
  'avatars/nurse': portraitOf('nurse'),
  'avatars/designer': portraitOf('designer'),
  'avatars/owner': portraitOf('owner'),
  'avatars/partner': portraitOf('partner'),
  'avatars/grandfather': portraitOf('grandfather'),
  'avatars/guest': portraitOf('guest'),
  'avatars/cyclist': portraitOf('cyclist'),
  'avatars/teacher': portraitOf('teacher'),
  'avatars/chef': portraitOf('chef'),
  'avatars/writer': portraitOf('writer'),
} as const;
