import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Drawing } from './Drawing';

const van = { path: '/drawings/van.svg', width: 200.4, height: 100, alt: 'A van' };

describe('Drawing', () => {
  it('reserves its box and waits until it comes near', () => {
    render(<Drawing {...van} />);
    const image = screen.getByRole('img', { name: 'A van' });
    expect(image).toHaveAttribute('width', '200');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('comes with the page above the fold', () => {
    render(<Drawing {...van} isEager />);
    expect(screen.getByRole('img', { name: 'A van' })).toHaveAttribute('loading', 'eager');
  });
});
