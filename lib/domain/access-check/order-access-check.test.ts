import { FURNITURE } from '../catalogue/furniture';
import type { FurnitureItem } from '../order-types';
import { accessCheckLines, accessCheckNotes } from './order-access-check';
import { HOME_IDS } from './typical';

const item = (id: string, quantity = 1): FurnitureItem => {
  const found = FURNITURE.find((known) => known.id === id);
  if (!found) throw new Error(`Not in the catalogue: ${id}`);
  return { ...found, quantity };
};

describe('the large items of an order', () => {
  it('PLN-4 have a verdict each; small and own ones have none', () => {
    const own: FurnitureItem = { ...item('sofa_3'), id: 'custom_swing', title: 'Swing' };
    const lines = accessCheckLines([item('sofa_3', 2), own, item('box_s')], 'victorian');
    expect(lines.map(({ title }) => title)).toEqual([expect.stringMatching(/^2 × /)]);
    expect(lines[0]?.verdict).toMatch(/^(Goes through|Will not)/);
    expect(lines[0]?.text).not.toBe('');
  });

  it.each(HOME_IDS)('PLN-4 tell the crew what comes apart or needs a hoist, and no more: %s', (home) => {
    const items = [item('sofa_corner'), item('bed_king'), item('wardrobe_3'), item('piano_upright')];
    const special = accessCheckLines(items, home).filter(({ way }) => way === 'apart' || way === 'hoist');
    const notes = accessCheckNotes(items, home).join('');
    for (const { title } of special) expect(notes).toContain(`${title}: `);
    expect(notes === '').toBe(special.length === 0);
    expect(notes.includes('a hoist is by request')).toBe(special.some(({ way }) => way === 'hoist'));
  });

  it('PLN-4 say nothing to the crew of what is carried in whole', () => {
    expect(accessCheckNotes([item('box_s')], 'new_house')).toEqual([]);
  });
});
