import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { LOADED_UNIT_DRAWINGS, UNIT_DRAWINGS } from '../drawings';
import { boxesOnly } from './capacity';

const CALL = { phone: '020 7946 0123', phoneHref: 'tel:+442079460123' };

async function readContent(list: 'pages' | 'quote') {
  jest.resetModules();
  process.env.NEXT_PUBLIC_STORAGE_PRICES = list;
  const { unitSizesContent } = await import('./unit-sizes');
  return unitSizesContent(CALL);
}

/** Contents of the page by active price list, cached because counting boxes packs units. */
const contents = new Map<string, ReturnType<typeof readContent>>();
function contentWith(list: 'pages' | 'quote') {
  const content = contents.get(list) ?? readContent(list);
  contents.set(list, content);
  return content;
}

afterAll(() => {
  delete process.env.NEXT_PUBLIC_STORAGE_PRICES;
});

describe('the content of the page of unit sizes', () => {
  it.each([
    ['pages', '£21.90', '£16.43', '£13.14', '£9.86'],
    ['quote', '£24.99', '£18.75', '£15', '£11.25'],
  ] as const)('PRC-4 PRC-5 has the prices of the active list alone: %s', async (list, ...prices) => {
    const { units } = await contentWith(list);
    const unit = units.find(({ space }) => space === 'Plan 6x4');
    expect(unit?.prices.map(({ week }) => week)).toEqual(prices);
  });

  it('PRC-5 offers a room by the square foot where the active list has a price for it', async () => {
    expect((await contentWith('pages')).custom?.rate).toContain('82p a square foot');
    expect((await contentWith('quote')).custom).toBeNull();
  });

  it('ILL-1 draws every unit at one scale: as much wider as its floor is', () => {
    const widthsPerFoot = (drawings: typeof UNIT_DRAWINGS) =>
      STORAGE_UNITS.slice(1).map(({ space, feet: [width, depth] }) => {
        const wider = drawings[space].width - drawings['Plan 3x3'].width;
        return wider / (width + depth - 6);
      });
    for (const drawings of [UNIT_DRAWINGS, LOADED_UNIT_DRAWINGS]) {
      const [first = 0, ...others] = widthsPerFoot(drawings);
      for (const other of others) expect(Math.abs(other - first)).toBeLessThan(0.3);
    }
  });

  it('counts boxes as the packer loads them: more in a larger unit', () => {
    const boxes = STORAGE_UNITS.map(({ feet }) => boxesOnly(feet));
    expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
    expect(new Set(boxes).size).toBe(STORAGE_UNITS.length);
  });
});
