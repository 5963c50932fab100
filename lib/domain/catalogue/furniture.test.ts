import { FURNITURE, findFurniture } from './furniture';
import { ROOMS } from './rooms';

describe('the furniture catalogue', () => {
  it('has at least 150 items with unique ids and titles', () => {
    expect(FURNITURE.length).toBeGreaterThanOrEqual(150);
    expect(new Set(FURNITURE.map(({ id }) => id)).size).toBe(FURNITURE.length);
    expect(new Set(FURNITURE.map(({ title }) => title)).size).toBe(FURNITURE.length);
  });

  it('has ids that an order accepts and that cannot be taken for an own item', () => {
    expect(FURNITURE.filter(({ id }) => !/^[a-z0-9_]{1,60}$/.test(id) || id.startsWith('custom'))).toEqual([]);
  });

  it('has sane volumes and weights', () => {
    for (const { cubicFeet, kilograms } of FURNITURE) {
      expect(cubicFeet).toBeGreaterThanOrEqual(1);
      expect(cubicFeet).toBeLessThanOrEqual(100);
      expect(kilograms).toBeGreaterThanOrEqual(3);
      expect(kilograms).toBeLessThanOrEqual(350);
    }
  });

  it('has titles in plain English: no slashes, plus signs, ampersands or inch marks', () => {
    expect(FURNITURE.filter(({ title }) => /[/+&"()]|\bin\b(?! its)/.test(title)).map(({ title }) => title)).toEqual(
      [],
    );
  });

  it('fills every room, grouped in the order of the rooms', () => {
    expect([...new Set(FURNITURE.map(({ room }) => room))]).toEqual([...ROOMS]);
  });

  it('finds an item by its id', () => {
    expect(findFurniture('bed_double')?.title).toBe('Double bed and mattress');
    expect(findFurniture('custom_1')).toBeUndefined();
  });
});
