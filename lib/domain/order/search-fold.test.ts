import { compact, fold } from './search-fold';

it.each([
  ['José Muñoz', 'jose munoz'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Jo\u0301se', 'jose'],
  ['SØREN Æbelø', 'soren aebelo'],
  ['Weiß', 'weiss'],
  ['İpek Yılmaz', 'ipek yilmaz'],
  ['Nguyễn Đức', 'nguyen duc'],
  ['Ｎ１', 'n1'],
  ['МАРИЯ', 'мария'],
])('DSK-1: %s is looked for as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

it('leaves letters and digits of a compact text', () =>
  expect(compact("o'brien-smith 2 мария")).toBe('obriensmith2мария'));
