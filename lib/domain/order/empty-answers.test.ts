import { EMPTY_CHECKOUT_ANSWERS } from '../answers/checkout';
import {
  EMPTY_ADDRESS,
  EMPTY_CLEANING_ANSWERS,
  EMPTY_MOVING_ANSWERS,
  EMPTY_STORAGE_ANSWERS,
} from '../answers/flow-answers';
import { EMPTY_RETURN_ANSWERS } from '../answers/storage-return';

/** Returns whether a value may stand in a form that nobody has answered: nothing that decides for the visitor. */
const isUnanswered = (value: unknown): boolean =>
  value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]];

describe.each([
  ['moving', EMPTY_MOVING_ANSWERS],
  ['storage', EMPTY_STORAGE_ANSWERS],
  ['return', EMPTY_RETURN_ANSWERS],
  ['cleaning', EMPTY_CLEANING_ANSWERS],
])('the empty answers of the %s flow', (_, answers) => {
  it('LAW-6: say nothing beforehand but the +44 of the phone, tick nothing, and leave nothing undefined', () => {
    const said = leaves(answers).filter(([, value]) => !isUnanswered(value));
    // Every price has the included cover, so it is not a choice.
    const included = 'cover' in answers ? [['.cover.step', 'included']] : [];
    expect(said).toEqual([['.phonePrefix', '44'], ...included]);
  });

  it('ask what every flow asks at its end', () => {
    expect(answers).toMatchObject(EMPTY_CHECKOUT_ANSWERS);
  });
});

it('QUO-6: an empty address has the four questions', () => {
  expect(EMPTY_ADDRESS).toEqual({ postcode: '', floor: null, parking: null, elevator: null });
});
