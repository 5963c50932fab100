import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { CalculatorFrame } from './CalculatorFrame';

describe('the frame of the calculator', () => {
  it('PRC-4, PRC-5: lists every unit with its price for every term, each leading to its quote', () => {
    render(
      <CalculatorFrame trail={[{ title: 'Home', href: '/' }]} explanation={[]}>
        <p>The calculator</p>
      </CalculatorFrame>,
    );
    const table = within(screen.getByRole('region', { name: 'Every unit and its price' }));
    const row = table.getByRole('row', { name: /^6 × 4 ft.*£21\.90 £16\.43 £13\.14 £9\.86$/ });
    expect(within(row).getByRole('link', { name: '£9.86' })).toHaveAttribute(
      'href',
      '/get-a-quote/storage/packing?plan=Plan+6x4&term=6_months',
    );
  });
});
