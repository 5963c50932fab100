import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LoadDrawing } from './LoadDrawing';

const SOFA = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 };
const VAN = { kind: 'vans', count: 1 } as const;
const show = (quantity: number) => (
  <LoadDrawing items={[{ ...SOFA, quantity }]} hold={VAN}>
    <p>Loading</p>
  </LoadDrawing>
);
const groups = (drawing: HTMLElement) => [...drawing.querySelectorAll('g')];

/** Timeout that leaves time to load the code of the drawing. */
const PATIENCE = { timeout: 20_000 };

describe('LoadDrawing, in a browser without workers', () => {
  it('ILL-1: keeps what was there until it is drawn, then draws the list and says it', async () => {
    render(show(1));
    expect(screen.getByText('Loading')).toBeVisible();
    const drawing = await screen.findByRole('img', { name: /^Van, cut open.*Inside: 1 × Sofa, 3 seats\.$/ }, PATIENCE);
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
    expect(drawing.querySelectorAll('path').length).toBeGreaterThan(20);
  });

  it('says what it shows, not what is still being drawn', async () => {
    const { rerender } = render(show(1));
    const drawing = await screen.findByRole('img', { name: /Inside: 1 × Sofa/ }, PATIENCE);
    const before = groups(drawing).length;
    rerender(show(2));
    expect(drawing).toHaveAccessibleName(/Inside: 1 × Sofa/);
    expect(groups(drawing)).toHaveLength(before);
    await waitFor(() => expect(drawing).toHaveAccessibleName(/Inside: 2 × Sofa/), PATIENCE);
    expect(groups(drawing)).toHaveLength(before + 1);
  });

  it('drops only what is new, and only once', async () => {
    const { rerender } = render(show(1));
    const drawing = await screen.findByRole('img', { name: /Inside: 1 × Sofa/ }, PATIENCE);
    expect(groups(drawing).filter((group) => group.hasAttribute('class'))).toEqual([]);
    rerender(show(2));
    const fuller = await screen.findByRole('img', { name: /Inside: 2 × Sofa/ }, PATIENCE);
    const dropped = groups(fuller).filter((group) => group.hasAttribute('class'));
    expect(dropped).toHaveLength(1);
    const [piece] = dropped;
    if (piece) fireEvent.animationEnd(piece);
    expect(piece).toHaveStyle({ animation: 'none' });
  });
});
