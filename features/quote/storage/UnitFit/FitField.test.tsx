import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { StorageStepPropsProvider, type StorageStepProps } from '../step-props';
import { OwnUnitFull } from './FitField';

const note = (store: string | null) => (
  <StorageStepPropsProvider value={{ rental: store } as StorageStepProps}>
    <OwnUnitFull isByVolume={false} />
  </StorageStepPropsProvider>
);

describe('a unit without room for more', () => {
  it('STO-3: leads to other units for what is in it, and to one more', () => {
    render(note('SM-ABCD-EFGH'));
    expect(screen.getByText('Your unit has no room for all of this.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Move to another unit' })).toHaveAttribute(
      'href',
      '/orders/SM-ABCD-EFGH/unit',
    );
    expect(screen.getByRole('link', { name: 'rent another unit' })).toHaveAttribute('href', '/get-a-quote/storage');
  });

  it('STO-3: leads to no store that is not proved any more', () => {
    render(note(null));
    expect(screen.queryByRole('link', { name: 'Move to another unit' })).not.toBeInTheDocument();
  });
});
