import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence, lessPercent, pence } from '@/lib/domain/money';
import { storageUnit as unitSpace } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { priceMove } from '@/lib/domain/pricing/moving';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { NAV_GROUPS } from '../navigation';
import { workplacesIn } from './business';
import { SERVICE_PAGES, servicePage, servicePath } from './pages';
import type { TableSection } from './service-page';
import { PLANNING_NOTE } from './shipping-transit';

const OURS = /^(business|shipping|students-)/;
const pages = SERVICE_PAGES.filter(({ slug }) => OURS.test(slug));

function tableOf(slug: string, id: string): TableSection {
  const table = servicePage(slug).sections.find((section) => section.kind === 'table' && section.id === id);
  if (table?.kind !== 'table') throw new RangeError(`${slug} has no table ${id}`);
  return table;
}
const firstCells = (slug: string, id: string, place = 0) => tableOf(slug, id).rows.map(({ cells }) => cells[place]);

describe('pages for businesses, for students and for moves abroad', () => {
  it('NAV-1 there is one for every target of the navigation and for the parents in their breadcrumbs', () => {
    const targets = NAV_GROUPS.flatMap(({ links }) => links.map(({ href }) => href)).filter((href) =>
      OURS.test(href.replace('/services/', '')),
    );
    const there = pages.map(({ slug }) => servicePath(slug));
    expect(there).toEqual(expect.arrayContaining([...targets, '/services/business', '/services/shipping']));
  });

  it('no two are the same text: each question and each line of their sections stands on one page', () => {
    const questions = pages.flatMap((page) => page.questions.map(({ question }) => question));
    expect(questions.length).toBe(new Set(questions).size);
    const leads = pages.map(({ lead }) => lead);
    expect(leads.length).toBe(new Set(leads).size);
  });

  it.each(pages.filter(({ slug }) => slug.startsWith('shipping')))(
    '$slug asks for an enquiry and names no price',
    (page) => {
      expect(page.price.kind).toBe('request');
      expect(page.action.href).toBe('#ask');
      expect(page.sections.some((section) => section.kind === 'enquiry' && section.id === 'ask')).toBe(true);
      const times = page.sections.find((section) => section.kind === 'table' && section.id === 'how-long');
      expect(times).toMatchObject({ note: expect.stringContaining(PLANNING_NOTE) as string });
    },
  );

  it.each(['portugal', 'spain', 'united-arab-emirates'])(
    'the papers for %s are to be checked with the authority',
    (country) => {
      const papers = servicePage(`shipping/${country}`).sections.find(({ kind }) => kind === 'checklist');
      expect(papers?.lead).toMatch(/Check with .*[Cc]ustoms|Check with .*Autoridade|Check with .*Aduanas/);
    },
  );

  it('counts in an office the workplaces that the packer gets in, and not one more', () => {
    const unit = storageUnit('Plan 8x6');
    const list = (count: number) =>
      (['desk_m', 'chair_office', 'filing_2', 'box_m'] as const).flatMap((id) => {
        const item = findFurniture(id);
        return item ? [{ ...item, quantity: count }] : [];
      });
    const count = workplacesIn(unit);
    const outside = (places: number) => load(piecesOf(list(places)), unitSpace(...unit.feet)).outside.length;
    expect([outside(count), outside(count + 1) > 0]).toEqual([0, true]);
    expect(firstCells('business/office-storage', 'workplaces')).toContain(String(count));
  });

  it('a terrace of eight tables and thirty chairs does fit into the unit that is named for it', () => {
    const terrace = Object.entries({ garden_table: 8, garden_chair: 30 }).flatMap(([id, quantity]) => {
      const item = findFurniture(id);
      return item ? [{ ...item, quantity }] : [];
    });
    expect(load(piecesOf(terrace), unitSpace(...storageUnit('Plan 8x6').feet)).outside).toEqual([]);
  });

  it('PRC-4 PRC-5 prices a week of stock as the engine does', () => {
    const charged = (['Plan 3x5', 'Plan 6x4', 'Plan 6x6', 'Plan 8x6', 'Plan 9x8'] as const).map((space) =>
      formatPence(weeklyPrice('pages', { storageSpace: space, squareFeet: null }, '3_months')),
    );
    expect(firstCells('business/retail-storage', 'cartons', 1)).toEqual(charged);
  });

  it('names for a short stay terms without a gap from one week to a year', () => {
    const [first, ...others] = tableOf('business/temporary-storage', 'which-term').rows.map(({ name }) =>
      (name.match(/\d+/g) ?? []).map(Number),
    );
    let end = first?.at(-1) ?? 0;
    expect(first?.[0]).toBe(1);
    for (const stretch of others) {
      expect(stretch[0]).toBe(end + 1);
      end = stretch.at(-1) ?? 0;
    }
    expect(end).toBe(52);
  });

  it('LAW-1 a student pays for a room what the page says', () => {
    const room = typicalContents('mini');
    const { addOns, addresses } = EMPTY_MOVING_ANSWERS;
    const full = priceMove({
      movingSpace: 'custom',
      addOns,
      addresses,
      furnitureItems: room,
      addOnVariant: 1,
      isStudent: false,
      movingDate: '',
      distanceMiles: null,
      promo: null,
    });
    const volume = inventoryTotals(room).cubicFeet;
    expect(tableOf('students-moving', 'loads').rows.find(({ name }) => name === 'A furnished room')?.cells).toEqual([
      `${volume} cu ft`,
      formatPence(lessPercent(full.total, 10)),
    ]);
    expect(servicePage('students-moving').price).toMatchObject({ kind: 'from', amount: 4410 });
  });

  it('LAW-1 a quiet day saves what the page says, by the function that prices the job', () => {
    const { addOns, addresses, furnitureItems } = EMPTY_MOVING_ANSWERS;
    const on = (movingDate: string, isStudent: boolean) =>
      priceMove({
        movingSpace: 'one_bedroom',
        addOns,
        addresses,
        furnitureItems,
        addOnVariant: 1,
        isStudent,
        movingDate,
        distanceMiles: null,
        promo: null,
      }).totalWithDiscount;
    const saves = (isStudent: boolean) => formatPence(pence(on('2026-12-12', isStudent) - on('2026-12-10', isStudent)));
    expect(tableOf('students-moving', 'terms').note).toContain(
      `Monday to Thursday, saves ${saves(false)} on a one-bedroom move; with the student discount it saves ${saves(true)}.`,
    );
    expect(JSON.stringify(servicePage('business').sections)).toMatch(
      /On most days from Monday to Thursday, collecting a full 6 × 4 ft unit costs £8\.62 less than at the weekend\./,
    );
  });

  it('a year abroad costs in rent what 52 weeks of the longest term cost', () => {
    const weekly = weeklyPrice('pages', { storageSpace: 'Plan 3x5', squareFeet: null }, '6_months');
    const year = tableOf('students-storage', 'summer').rows.find(({ name }) => name === '52 weeks');
    expect(year?.cells.slice(0, 2)).toEqual([`£${((52 * weekly) / 100).toFixed(2)}`, 'free']);
  });

  it('every page fits the head of a document and the template', () => {
    for (const { slug, title, description, sections, points, related } of pages) {
      const kinds = sections.map(({ kind }) => kind);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      expect([slug, title.length <= 34, description.length >= 70 && description.length <= 160]).toEqual([
        slug,
        true,
        true,
      ]);
      expect([slug, count('steps'), count('included'), points.length]).toEqual([slug, 1, 1, 3]);
      for (const other of related) expect(servicePage(other).slug).not.toBe(slug);
    }
  });
});
