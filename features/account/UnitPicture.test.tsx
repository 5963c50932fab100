import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fc } from '@/lib/testing/fast-check';
import { drawnHold } from '@/components/load-drawing/drawn-hold';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { lists } from '@/lib/testing/furniture-lists';
import { UnitPicture } from './UnitPicture';

const UNITS = [
  { width: 6, depth: 4 },
  { width: 20, depth: 10 },
];
const BOXES = { id: 'box_m', title: 'Medium box', quantity: 20, cubicFeet: 3, kilograms: 10 };

function show(items: readonly FurnitureItem[], floor = { width: 6, depth: 4 }) {
  const { container, unmount } = render(<UnitPicture id="unit" items={items} floor={floor} share={1} isToChoose />);
  const shapesOf = (id: string) => container.querySelectorAll(`[data-thing="${id}"]`);
  return { container, unmount, shapesOf };
}

describe('the drawing of a unit', () => {
  it('ILL-1: has a shape for every thing of the list that the unit holds, and for what stands before it', () => {
    const anyList = fc.integer({ min: 1, max: 60 }).chain(lists);
    const property = fc.property(anyList, fc.constantFrom(...UNITS), (items, floor) => {
      const { outside } = drawnHold(items, { kind: 'unit', ...floor });
      const { shapesOf, container, unmount } = show(items, floor);
      let shapes = 0;
      for (const { id, quantity } of items) {
        const drawn = shapesOf(id);
        const inside = quantity - (outside[id] ?? 0);
        expect(drawn.length).toBeGreaterThanOrEqual(inside);
        expect(drawn.length).toBeLessThanOrEqual(quantity);
        for (const shape of drawn) expect(shape.querySelector('path')).not.toBeNull();
        shapes += drawn.length;
      }
      expect(container.querySelectorAll('[data-thing]')).toHaveLength(shapes);
      unmount();
    });
    fc.assert(property, { numRuns: 25, endOnFailure: true });
  });

  it('ILL-1: draws twenty boxes, not the few in front, each with its name', () => {
    const { shapesOf } = show([BOXES]);
    const titles = [...shapesOf('box_m')].map((shape) => shape.querySelector('title')?.textContent);
    expect(titles).toEqual(Array.from({ length: 20 }, () => 'Medium box'));
  });

  it('A11Y-1: is one picture, which does not read the list out again', () => {
    show([BOXES]);
    const name = '6 × 4 ft unit, cut open, drawn to scale, with what is in the list.';
    expect(screen.getByRole('img')).toHaveAccessibleName(name);
  });

  it('ABU-1: takes the name of a thing as text, whatever somebody called it', () => {
    const { container } = show([{ ...BOXES, id: 'custom_1', title: '</title><script>alert(1)</script>', quantity: 1 }]);
    expect(container.querySelector('script')).toBeNull();
    expect(container.querySelector('title')).toHaveTextContent('</title><script>');
  });
});
