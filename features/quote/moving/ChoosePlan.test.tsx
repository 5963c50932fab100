import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { spotOf } from '@/lib/deferred-scripts/early-clicks';
import { aTrader, someFacts } from '@/lib/testing/quotes';
import { ChoosePlan } from './ChoosePlan';

const open = (carried = '', isDeleted = false) =>
  render(<ChoosePlan carried={carried} isDeleted={isDeleted} pictures={someFacts().planPictures} trader={aTrader} />);

describe('the choice of a size', () => {
  it('PRC-1: offers the four plans with the prices of the specification, and custom from £49', () => {
    open();
    const links = screen.getAllByRole('link', { name: /^Choose / });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Choose Mini move, £169',
      'Choose 1 bedroom move, £259',
      'Choose 2 bedroom move, £449',
      'Choose 3 bedroom move, £849',
      'Choose Custom move, from £49',
    ]);
  });

  it('carries postcodes or a saved quote onwards in plain links', () => {
    open('from=N1+2TX&to=SE15+4QL');
    expect(screen.getByRole('link', { name: /Mini move/ })).toHaveAttribute(
      'href',
      '/get-a-quote/moving/packing?plan=mini&from=N1+2TX&to=SE15+4QL',
    );
  });

  it('QUO-5: has the spot that a click is counted by', () => {
    open();
    expect(spotOf(screen.getByRole('link', { name: /Mini move/ }))).toBe('choose_plan_mini');
  });

  it('says that a quote is deleted', () => {
    open('', true);
    expect(screen.getByRole('status')).toHaveTextContent('Your quote is deleted');
  });
});
