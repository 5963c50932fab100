import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { CLEANING_DRAWINGS } from '@/lib/content/drawings';
import { aTrader } from '@/lib/testing/quotes';
import { ChooseClean } from './ChooseClean';

describe('ChooseClean', () => {
  it('PRC-3 says of every home which rooms its price is for, and what a dearer one has more', () => {
    render(
      <ChooseClean
        carried=""
        isDeleted={false}
        done={['Ovens', 'Limescale']}
        pictures={CLEANING_DRAWINGS}
        trader={aTrader}
      />,
    );
    const facts = ['1 bedroom clean', '2 bedroom clean', '3 bedroom clean'].map((title) =>
      [...(screen.getByRole('heading', { name: title }).closest('li')?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => textContent.replaceAll('\u00a0', ' '),
      ),
    );
    expect(facts[0]).toEqual([
      'Kitchen, living room, hall, 1 bedroom, 1 bathroom',
      '2 cleaners',
      '5 hours',
      'Ovens',
      'Limescale',
    ]);
    expect(facts[1]).toEqual([
      'Everything in the 1 bedroom clean',
      'Kitchen, living room, hall, 2 bedrooms, 1 bathroom, 1 separate toilet',
      '2 cleaners',
      '5 hours',
      'A second bedroom: floor, skirting, windows inside, wardrobes inside',
      'A separate toilet, with its basin and tiles',
    ]);
    expect(facts[2]).toContain('A second bathroom, limescale and all');
  });
});
