import { isBedBefore, isBedBehind, isBedKind, isMattressOf } from './phrases';

describe('RDT-1: beds that are written without their noun', () => {
  it.each([
    ['2 double', true],
    ['kingsize', true],
    ['super king x 2', true],
    ['a single', true],
    ['large', false],
    ['double wardrobe', false],
  ])('%p is a kind of bed: %p', (words, isOne) => {
    expect(isBedKind(words)).toBe(isOne);
  });

  it.each([
    ['kingsize', '2 x bedside', true],
    ['double', 'wardrobe', true],
    ['single', 'double wardrobes', false],
    ['king', 'mattress', false],
    ['2 double', 'wardrobes', false],
    ['large', 'wardrobe', false],
  ])('%p before %p stands for a bed: %p', (kind, thing, isOne) => {
    expect(isBedBefore(kind, thing)).toBe(isOne);
  });

  it.each([
    ['single', 'double wardrobe', true],
    ['single', 'double bed', true],
    ['double', 'wardrobe', false],
    ['large', 'double bed', false],
  ])('%p behind %p stands for a bed: %p', (kind, thing, isOne) => {
    expect(isBedBehind(kind, thing)).toBe(isOne);
  });

  it('know the mattress that lies in them', () => {
    expect(isMattressOf('double bed', 'mattress', 'and')).toBe(true);
    expect(isMattressOf('double bed', 'mattress', ',')).toBe(false);
    expect(isMattressOf('sofa', 'mattress', 'and')).toBe(false);
  });
});
