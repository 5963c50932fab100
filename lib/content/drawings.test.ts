import path from 'node:path';
import * as drawings from './drawings';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { MATERIALS } from '@/lib/domain/pricing/materials';
import type { FixedMovingPlan } from '@/lib/domain/order-types';
import { AVATARS_FILES, UNITS_FILES } from './drawing-files';
import { PIECES } from './drawings';
import { packingMaterials } from './services/packing-materials';

const { HERO_STREET, HERO_STREET_PHONE, HERO_VAN, OPEN_VAN_ON_INK, PLAN_DRAWINGS, STEP_DRAWINGS } = drawings;
const ALL = [
  ...[HERO_STREET, HERO_STREET_PHONE, HERO_VAN, OPEN_VAN_ON_INK],
  ...[PLAN_DRAWINGS, STEP_DRAWINGS, PIECES, AVATARS_FILES].flatMap((set) => Object.values(set)),
];
const fileOf = ({ path: address }: { readonly path: string }) => path.join(process.cwd(), 'public', address);

describe('drawings', () => {
  it.each(ALL.map((drawing) => [drawing.path, drawing] as const))(
    '%s is there with the size it reserves',
    (_, drawing) => {
      expect(existsSync(fileOf(drawing))).toBe(true);
      const svg = readFileSync(fileOf(drawing), 'utf8');
      expect(svg).toContain(`width="${drawing.width}" height="${drawing.height}"`);
    },
  );

  it.each(['ErrorPage', 'Footer'])('are there where %s names one: the shell has no content', (component) => {
    const source = readFileSync(path.join(process.cwd(), `components/layout/${component}.tsx`), 'utf8');
    const named = source.match(/\/drawings\/[\w/.-]+\.svg/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !existsSync(fileOf({ path: address })))).toEqual([]);
  });

  it('carry no script and no foreign address: they are pictures', () => {
    for (const drawing of ALL) {
      expect(readFileSync(fileOf(drawing), 'utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(
        /script|href|http/,
      );
    }
  });

  it('keep the first screen light: the hero is under 50 kB gzip, on phones under 32 kB', () => {
    expect(gzipSync(readFileSync(fileOf(HERO_STREET))).length).toBeLessThan(50_000);
    expect(gzipSync(readFileSync(fileOf(HERO_STREET_PHONE))).length).toBeLessThan(32_000);
  });

  it('ILL-1: there is a van for mini, 1-bed, 2-bed and 3-bed, to one scale, and a drawing for custom', () => {
    expect(Object.keys(PLAN_DRAWINGS).sort()).toEqual([
      'custom',
      'mini',
      'one_bedroom',
      'three_bedroom',
      'two_bedroom',
    ]);
    expect(PLAN_DRAWINGS.mini.width).toBe(PLAN_DRAWINGS.two_bedroom.width);
    expect(PLAN_DRAWINGS.two_bedroom.width).toBe(PLAN_DRAWINGS.one_bedroom.width);
  });

  it.each(Object.entries(PLAN_CAPACITY))(
    'ILL-1: the vans of %s are drawn with the boxes that the plan sells',
    (plan, { boxes }) => {
      expect(PLAN_DRAWINGS[plan as FixedMovingPlan].alt).toMatch(new RegExp(`cut open: ${boxes} boxes`));
    },
  );

  it.each(STORAGE_UNITS.map(({ title, feet }) => [title, feet.join('x')] as const))(
    'ILL-1: the unit of %s is drawn, with its measures and without',
    (title, name) => {
      const drawn: Readonly<Record<string, drawings.Drawing>> = UNITS_FILES;
      expect(drawn[name]?.alt).toContain(`${title} unit, 8 ft high: `);
      expect(drawn[`${name}-plain`]?.width).toBeLessThan(drawn[name]?.width ?? 0);
    },
  );
});

it('every material on the price list has its own picture', () => {
  const rows = packingMaterials.sections.flatMap((section) =>
    section.kind === 'table' && section.id === 'prices' ? section.rows : [],
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.values(MATERIALS).map(({ title }) => title));
  const paths = rows.map(({ drawing }) => drawing?.path ?? '');
  expect(paths.filter((address) => !existsSync(fileOf({ path: address })))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
