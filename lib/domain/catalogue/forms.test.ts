import { FORMS, LIGHT_KILOGRAMS, type Form, type Handling } from './forms';
import { MEASURES } from './measures';

const forms = Object.entries(FORMS) as readonly (readonly [Form, Handling])[];

it('every form is that of something, and everything has a form', () => {
  expect(Object.keys(MEASURES).toSorted()).toEqual(Object.keys(FORMS).toSorted());
  expect(forms.filter(([form]) => Object.keys(MEASURES[form]).length === 0)).toEqual([]);
});

it('what has wheels carries nothing, and what is turned over nests on legs', () => {
  expect(forms.filter(([, { standsOn, carries }]) => standsOn === 'floor' && carries !== 'nothing')).toEqual([]);
  expect(forms.filter(([, { standsOn, carries }]) => carries === 'nest' && standsOn !== 'top')).toEqual([]);
});

it('what breaks or leaks never stands on its end', () => {
  const upright: readonly Form[] = ['carton', 'cabinet', 'appliance', 'fragile', 'plant', 'lamp', 'panel', 'machine'];
  expect(forms.filter(([form, { standsOnEnd }]) => upright.includes(form) && standsOnEnd)).toEqual([]);
});

it('something light is lifted by one person', () => {
  expect(LIGHT_KILOGRAMS).toBeGreaterThan(0);
  expect(LIGHT_KILOGRAMS).toBeLessThanOrEqual(25);
});
