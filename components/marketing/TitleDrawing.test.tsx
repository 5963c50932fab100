import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { TitleDrawing } from './TitleDrawing';

const van = { path: '/drawings/van.svg', width: 300, height: 200, alt: 'A van' };

describe('TitleDrawing', () => {
  it('SPD-1: is a picture to readers, and none that a page is measured by', () => {
    render(<TitleDrawing {...van} />);
    const drawing = screen.getByRole('img', { name: 'A van' });
    expect(drawing.tagName).toBe('DIV');
    expect(drawing.style.getPropertyValue('--drawing')).toBe('url("/drawings/van.svg")');
    expect(drawing.style.getPropertyValue('--ratio')).toBe('1.5');
  });

  it('is nothing to readers without words', () => {
    render(<TitleDrawing {...van} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
