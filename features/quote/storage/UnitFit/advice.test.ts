import { fullStorageAnswers } from '@/lib/testing/services';
import { adviceFor } from './use-unit-fit';

const size = (storageSpace: 'Plan 3x5' | 'Plan 6x4' | 'Plan 9x8' | 'Plan 20x10' | null) => ({
  cubicFeet: 100,
  kilograms: 300,
  squareFeet: 20,
  storageSpace,
  percentFull: null,
  measuredBy: 'packing' as const,
  allBut: null,
});

describe('adviceFor', () => {
  const answers = fullStorageAnswers({ storageSpace: 'Plan 6x4', storageTerm: '3_months' });

  it('is silent for the right unit, and while a custom area is missing', () => {
    expect(adviceFor(answers, size('Plan 6x4'), true)).toBeNull();
    expect(adviceFor({ ...answers, storageSpace: 'custom' }, size('Plan 6x4'), true)).toBeNull();
    expect(adviceFor({ ...answers, storageSpace: '' }, size('Plan 6x4'), true)).toBeNull();
  });

  it('names the unit that holds the list, with its price for the same term', () => {
    expect(adviceFor(answers, size('Plan 9x8'), false)).toMatchObject({
      kind: 'larger',
      title: '9 × 8 ft',
      week: '£26.94',
    });
    expect(adviceFor(answers, size('Plan 3x5'), true)).toMatchObject({
      kind: 'smaller',
      title: '3 × 5 ft',
      week: '£9.54',
    });
  });

  it('advises the smaller unit that leaves out one small thing, until it is chosen', () => {
    const home = { ...size('Plan 9x8'), allBut: { storageSpace: 'Plan 8x6', piece: 'the TV' } as const };
    expect(adviceFor(answers, home, false)).toMatchObject({
      kind: 'larger',
      title: '8 × 6 ft',
      holds: 'all but the TV',
    });
    expect(adviceFor({ ...answers, storageSpace: 'Plan 9x8' }, home, true)).toMatchObject({
      kind: 'smaller',
      holds: 'all but the TV',
    });
    expect(adviceFor({ ...answers, storageSpace: 'Plan 8x6' }, home, false)).toMatchObject({
      kind: 'larger',
      title: '9 × 8 ft',
      holds: 'it all',
    });
  });

  it('of a custom area that is too small, advises the larger unit and not the one that leaves a thing out', () => {
    const custom = { ...answers, storageSpace: 'custom', squareFeet: 100 } as const;
    const list = { ...size('Plan 20x10'), allBut: { storageSpace: 'Plan 12x8', piece: 'the TV' } as const };
    expect(adviceFor(custom, list, false)).toMatchObject({ kind: 'larger', title: '20 × 10 ft', holds: 'it all' });
  });

  it('says when no unit holds the list', () => {
    expect(adviceFor(answers, size(null), false)).toEqual({ kind: 'none' });
  });
});
