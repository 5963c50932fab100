import { typicalContents } from '@/lib/domain/catalogue/presets';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Hold } from '@/lib/domain/packing/containers';
import { randomList } from '@/lib/testing/furniture-lists';
import { drawUnit } from './unit-load';
import { drawVans } from './van-load';

const VAN: Hold = { kind: 'vans', count: 1 };
const MOVED = typicalContents('one_bedroom');

describe('ILL-1: the live drawing of a load', () => {
  it('draws every piece of the list once, by its key', () => {
    const { parts, outside } = drawVans({ items: MOVED, hold: VAN });
    const drawn = parts.map(({ key }) => key).filter((key) => !key.startsWith('hold-'));
    expect(drawn.sort()).toEqual(
      piecesOf(MOVED)
        .map(({ key }) => key)
        .sort(),
    );
    expect(outside).toEqual({});
  });

  it('keeps its frame while everything fits, so that nothing on the page moves', () => {
    const frames = [[], MOVED, randomList(7, 20)].map((items) => drawVans({ items, hold: VAN }).viewBox);
    expect(new Set(frames).size).toBe(1);
  });

  it.each([
    ['unit', () => drawUnit({ items: MOVED, hold: { kind: 'unit', width: 3, depth: 3 } })],
    ['van', () => drawVans({ items: randomList(7, 60), hold: VAN })],
  ])('draws what does not fit into a %s as well, in front of it: the frame grows to the right', (_, draw) => {
    const { parts, outside, viewBox } = draw();
    expect(outside).not.toEqual({});
    const drawn = parts.map(({ key }) => key.split('#')[0]);
    expect(Object.keys(outside).filter((id) => drawn.includes(id)).length).toBeGreaterThan(0);
    expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
    const empty =
      _ === 'van'
        ? drawVans({ items: [], hold: VAN })
        : drawUnit({ items: [], hold: { kind: 'unit', width: 3, depth: 3 } });
    expect(Number(viewBox.split(' ')[2])).toBeGreaterThan(Number(empty.viewBox.split(' ')[2]));
  });

  it.each([0, 1, 5, 30, 200])('draws a list of %d things', (count) => {
    const { parts, outside } = drawVans({ items: randomList(9, count), hold: VAN });
    const left = Object.values(outside).reduce((sum, pieces) => sum + pieces, 0);
    const drawn = parts.filter(({ key }) => !key.startsWith('hold-')).length;
    expect(drawn).toBeGreaterThanOrEqual(count - left);
    expect(drawn).toBeLessThanOrEqual(count - left + 24);
    expect(drawn).toBeGreaterThanOrEqual(Math.min(count, 20));
  });

  it('draws a unit as well, and says what finds no place in it', () => {
    const { outside } = drawUnit({ items: MOVED, hold: { kind: 'unit', width: 3, depth: 3 } });
    expect(outside.dining_4).toBe(1);
    expect(Object.values(outside).every((count) => count > 0)).toBe(true);
  });

  it('draws the second van when there are two', () => {
    const items = typicalContents('three_bedroom');
    expect(drawVans({ items, hold: { kind: 'vans', count: 2 } }).outside).toEqual({});
    expect(Object.keys(drawVans({ items, hold: VAN }).outside).length).toBeGreaterThan(0);
  });
});
