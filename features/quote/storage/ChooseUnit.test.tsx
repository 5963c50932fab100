import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { STORAGE_SPACES } from '@/lib/domain/order-types';
import { aTrader } from '@/lib/testing/quotes';
import type { UnitPictures } from '../units/units';
import { ChooseUnit } from './ChooseUnit';

const picture = { path: '/unit.svg', width: 100, height: 100, alt: '' };
const pictures = Object.fromEntries(STORAGE_SPACES.map((space) => [space, picture])) as UnitPictures;

const show = (fullUnits: Parameters<typeof ChooseUnit>[0]['fullUnits']) =>
  render(
    <ChooseUnit
      pictures={pictures}
      fullUnits={fullUnits}
      carried=""
      isDeleted={false}
      term="3_months"
      area={null}
      trader={aTrader}
    />,
  );

describe('BOOK-1: units that are full at the moment', () => {
  it('are shown with their price, and cannot be chosen', () => {
    show(['Plan 6x4', 'custom']);
    expect(screen.queryByRole('link', { name: /^Choose 6 × 4 ft/ })).toBeNull();
    const card = screen.getByRole('heading', { name: '6 × 4 ft' }).closest('li');
    expect(card).toHaveTextContent('£13.14');
    expect(card).toHaveTextContent('Full at the moment');
    expect(card).not.toHaveTextContent('Popular');
    expect(screen.getByRole('link', { name: /^Choose 6 × 6 ft/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Custom' })).toBeNull();
  });

  it('are none while every size is free', () => {
    show([]);
    expect(screen.queryByText('Full at the moment')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Custom' })).toBeVisible();
  });
});
