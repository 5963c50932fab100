import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { areaMap } from '@/lib/content/areas/area-links';
import { BOROUGH_MAP } from '@/lib/drawing';
import { BoroughMap } from './BoroughMap';

const MAP = areaMap('moving');

describe('BoroughMap', () => {
  it('A11Y-1: links every borough by its name, and marks the page it stands on', () => {
    render(<BoroughMap label="Map of London" map={MAP} current="BXL" near={['GRN', 'BRM']} />);
    expect(screen.getAllByRole('link')).toHaveLength(33);
    const bexley = screen.getByRole('link', { name: 'Bexley' });
    expect(bexley).toHaveAttribute('aria-current', 'page');
    expect(bexley).toHaveAttribute('href', '/man-and-van-in-london-areas/bexley');
    expect(screen.getByRole('link', { name: 'Camden' })).not.toHaveAttribute('aria-current');
  });

  it('ILL-1: has a place of its own for every borough', () => {
    expect(Object.keys(MAP.names).toSorted()).toEqual(BOROUGH_MAP.tiles.map(({ code }) => code).toSorted());
    expect(new Set(BOROUGH_MAP.tiles.map(({ at }) => at.join(' '))).size).toBe(BOROUGH_MAP.tiles.length);
  });
});
