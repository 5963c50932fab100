import { gzipSync } from 'node:zlib';
import { CATALOGUE } from '../catalogue';
import { frameOf } from '../render/extent';
import type { Scene } from '../render/scene';
import { svgOf } from '../render/svg';
import type { Solid } from '../solids/solid';
import type { CatalogueEntry } from './entry';
import {
  ABROAD_DRAWINGS,
  AUDIENCE_DRAWINGS,
  COMPANY_DRAWINGS,
  HOME_DRAWINGS,
  KERB_DRAWINGS,
  PLACE_DRAWINGS,
  PROPERTY_DRAWINGS,
  SERVICE_DRAWINGS,
  STATE_DRAWINGS,
  WIZARD_DRAWINGS,
} from './pages';
import { HERO_DRAWINGS, HERO_FRAMES, MENU_DRAWINGS, STEP_DRAWINGS } from './site';

const ids = new Set<string>(Object.keys(CATALOGUE));
const SMALL: Readonly<Record<string, CatalogueEntry>> = {
  ...SERVICE_DRAWINGS,
  ...AUDIENCE_DRAWINGS,
  ...PROPERTY_DRAWINGS,
  ...COMPANY_DRAWINGS,
  ...KERB_DRAWINGS,
  ...ABROAD_DRAWINGS,
  ...HOME_DRAWINGS,
  ...STEP_DRAWINGS,
  ...WIZARD_DRAWINGS,
  ...STATE_DRAWINGS,
  'places/areas': PLACE_DRAWINGS['places/areas'],
  'places/account': PLACE_DRAWINGS['places/account'],
};

it('ILL-1 draws every storage size, move size and property type', () => {
  const sizes = ['3x3', '3x5', '6x4', '6x6', '8x6', '9x8', '12x8', 'custom'].map((size) => `units/${size}`);
  const moves = ['1-bed', '2-bed', '3-bed', 'custom', 'mini-move'].map((move) => `moves/${move}`);
  const places = [
    'wardrobe',
    'small-room',
    'studio-flat',
    'small-office',
    'half-garage',
    'car-garage',
    'average-house',
  ];
  const missing = [...sizes, ...moves, ...places.map((place) => `property/${place}`)].filter((id) => !ids.has(id));
  expect(missing).toEqual([]);
});

it('says in words what a service, an audience, a page or a property type shows', () => {
  const pages = { ...COMPANY_DRAWINGS, ...KERB_DRAWINGS, ...ABROAD_DRAWINGS, ...HOME_DRAWINGS };
  const entries = Object.entries({ ...SERVICE_DRAWINGS, ...AUDIENCE_DRAWINGS, ...PROPERTY_DRAWINGS, ...pages });
  expect(entries.filter(([, { alt }]) => alt.length < 10).map(([id]) => id)).toEqual([]);
});

const blocks = (scene: Scene): readonly Solid[] => scene.contents.filter(({ kind }) => kind !== 'markings');

describe.each(Object.entries(SMALL))('%s', (_, entry) => {
  const scene = entry.draw();
  const svg = svgOf(scene, entry);

  it('draws the same bytes every time, in at most 10 kB gzip', () => {
    expect(svgOf(entry.draw(), entry).markup).toBe(svg.markup);
    expect(gzipSync(svg.markup).length).toBeLessThan(10_000);
  });

  it('lets nothing float: whatever stands has something under it', () => {
    const all = blocks(scene);
    const floor = Math.min(...all.map(({ lo }) => lo[2]));
    for (const one of all.filter(({ lo }) => lo[2] > floor + 0.5)) {
      const held = all.some(
        (other) =>
          other !== one &&
          other.lo[2] < one.lo[2] &&
          other.hi[2] > one.lo[2] - 0.6 &&
          other.lo[0] < one.hi[0] + 1.6 &&
          other.hi[0] > one.lo[0] - 1.6 &&
          other.lo[1] < one.hi[1] + 1.6 &&
          other.hi[1] > one.lo[1] - 1.6,
      );
      expect({ at: one.lo, held }).toEqual({ at: one.lo, held: true });
    }
  });

  it('stays within the box it reserves', () => {
    const [, , width, height] = frameOf(scene.shapes(), 8);
    expect(svg.width).toBeCloseTo(width, 0);
    expect(svg.height).toBeCloseTo(height, 0);
    expect(Math.max(svg.width, svg.height)).toBeLessThan(720);
  });
});

it.each(Object.entries(MENU_DRAWINGS))('%s is drawn for a panel of the header, in at most 8 kB gzip', (_, entry) => {
  const { markup, width, height } = svgOf(entry.draw(), entry);
  expect(width).toBeLessThan(220);
  expect(height).toBeLessThan(200);
  expect(gzipSync(markup).length).toBeLessThan(8_000);
});

describe('the street of the home page', () => {
  const gzipOf = (id: keyof typeof HERO_DRAWINGS) => {
    const entry = HERO_DRAWINGS[id];
    return gzipSync(svgOf(entry.draw(), entry).markup).length;
  };

  it('is lighter than 32 kB gzip with its van, 28 kB without', () => {
    expect(gzipOf('hero/street-without-van')).toBeLessThan(28_000);
    expect(gzipOf('hero/van')).toBeLessThan(6_000);
    expect(gzipOf('hero/street')).toBeLessThan(32_000);
  });

  it('shows the whole van in the wide crop', () => {
    const [left, top, width, height] = frameOf(HERO_DRAWINGS['hero/van'].draw().shapes(), 0);
    const [x, y, w, h] = HERO_FRAMES.wide;
    expect(left).toBeGreaterThan(x);
    expect(top).toBeGreaterThan(y);
    expect(left + width).toBeLessThan(x + w);
    expect(top + height).toBeLessThan(y + h);
  });
});

it('gives every drawing an id that is a path', () => {
  const wrong = [...ids].filter((id) => !/^[a-z]+\/[a-z0-9-]+$/.test(id));
  expect(wrong).toEqual([]);
});
