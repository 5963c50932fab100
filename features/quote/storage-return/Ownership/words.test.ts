import { MESSAGES } from '@/lib/validation/messages';
import { ownRentals, ownershipWords } from './words';

const arrival = {
  link: null,
  stores: [],
  signInHref: null,
  draftId: '',
  askHref: '/',
  calls: { open: '', mail: '', book: '' },
  kept: null,
};
const unit = { orderId: 'a', reference: 'SM-1', title: '6 × 4 ft unit', unbooked: [{}], returnsOn: null };

describe('whose things come back', () => {
  it('OWN-1: offers what is there, of every unit of the account that does not come back whole already', () => {
    const spaces = [unit, { ...unit, orderId: 'b', unbooked: [] }, { ...unit, orderId: 'c', returnsOn: '2026-12-15' }];
    expect(ownRentals(spaces).map(({ orderId, offers }) => [orderId, ...offers.map(({ what }) => what)])).toEqual([
      ['a', 'unit', 'items'],
      ['b', 'unit'],
    ]);
  });

  it('FORM-2: says what is wrong beside its field', () => {
    expect(ownershipWords({ ...arrival, state: 'wrong-number' })).toMatchObject({
      notice: null,
      errors: { reference: MESSAGES.referenceRequired },
    });
    expect(ownershipWords({ ...arrival, state: 'wrong-email' }).errors).toEqual({ email: MESSAGES.emailInvalid });
    expect(ownershipWords({ ...arrival, state: 'sent' })).toMatchObject({ notice: { kind: 'success' }, errors: {} });
  });

  it('FORM-2: says all that is wrong, beside what was typed', () => {
    const kept = { values: { reference: '', email: 'me@home' }, wrong: ['reference', 'email'] };
    expect(ownershipWords({ ...arrival, kept, state: 'wrong-number' })).toMatchObject({
      typed: { reference: '', email: 'me@home' },
      errors: { reference: MESSAGES.referenceRequired, email: MESSAGES.emailInvalid },
    });
    const empty = { values: { reference: 'SM-1', email: '' }, wrong: ['email'] };
    expect(ownershipWords({ ...arrival, kept: empty, state: 'wrong-email' }).errors).toEqual({
      email: MESSAGES.emailRequired,
    });
  });

  it('OWN-1: with the mailed link it says what its button does', () => {
    const link = { value: 'x', reference: 'SM-1' };
    expect(ownershipWords({ ...arrival, link, state: null }).heading).toBe('Press the button to choose');
  });
});
