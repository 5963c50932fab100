import { unservedText } from '@/lib/domain/places/unserved';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { MESSAGES } from '@/lib/validation/messages';
import { expect, test } from './fixtures';
import { NO_DETAILS } from './journeys/errors';
import { openMoveAt } from './journeys/move';

/**
 * FORM-2 on every step: the summary has the focus, its entries lead to the fields, the input stays, axe finds nothing.
 */
test.describe('error states', () => {
  test('FORM-2, FORM-3, BOOK-4, A11Y-1: addresses, and one in an unknown postcode district @phone-only', async ({
    page,
    backend,
    tolerate,
    expectAccessible,
  }) => {
    tolerate(/status of 422/);
    const { addresses } = await openMoveAt(page, 'addresses', { backend, addresses: EMPTY_MOVING_ANSWERS.addresses });
    await addresses.next();
    await addresses.expectErrors(MESSAGES.postcodeRequired, MESSAGES.floorRequired, MESSAGES.parkingRequired);
    await expectAccessible();

    await addresses.fill('Collection', { postcode: 'nonsense' });
    await addresses.fill('Delivery', { postcode: ' nw18qa ' });
    await addresses.next();
    await addresses.expectErrors(MESSAGES.postcodeInvalid);
    const field = await addresses.followError(MESSAGES.postcodeInvalid);
    await expect(field).toHaveValue('nonsense');
    await field.fill('e8 1ej');
    await addresses.nextTo('items');
    await addresses.back();
    await addresses.isAt('addresses');
    await expect(addresses.postcode('Collection')).toHaveValue('E8 1EJ');
    await expect(addresses.postcode('Delivery')).toHaveValue('NW1 8QA');

    await addresses.fill('Delivery', { postcode: 'ZE99 9XX' });
    await addresses.next();
    await addresses.expectErrors(unservedText('ZE99'));
    await expectAccessible();
  });

  test(
    'FORM-2, A11Y-1: items of a custom move',
    { tag: '@phone-only' },
    async ({ page, backend, expectAccessible }) => {
      const { items } = await openMoveAt(page, 'items', { backend, movingSpace: 'custom' });
      await items.next();
      await items.expectErrors(MESSAGES.itemsRequired);
      await expectAccessible();
      await items.add('Armchair');
      await items.nextTo('date');
    },
  );

  test('FORM-2, A11Y-1: day and slot', { tag: '@phone-only' }, async ({ page, slot, backend, expectAccessible }) => {
    const { date } = await openMoveAt(page, 'date', { backend, movingSpace: 'mini' });
    await date.next();
    await date.expectErrors(MESSAGES.dateRequired, MESSAGES.slotRequired);
    await expectAccessible();
    await date.choose(slot);
    await date.nextTo('details');
  });

  test(
    'QUO-7, FORM-2, FORM-3, A11Y-1: contact details',
    { tag: '@phone-only' },
    async ({ page, slot, email, backend, expectAccessible }) => {
      const { details } = await openMoveAt(page, 'details', { backend, slot, movingSpace: 'mini' });
      await details.next();
      await details.expectErrors(...NO_DETAILS);
      await expectAccessible();

      await details.fill({ firstName: 'A', lastName: 'B', email: 'nobody@', phone: '123' });
      await details.next();
      await details.expectErrors(
        MESSAGES.firstNameShort,
        MESSAGES.lastNameShort,
        MESSAGES.emailInvalid,
        MESSAGES.phoneInvalid,
        MESSAGES.termsRequired,
      );
      await details.followError(MESSAGES.emailInvalid);
      await details.fill({ firstName: 'Zoë', lastName: "D'Árcy-Ng", email, phone: '+44 (0)7700 900-123' });
      await details.terms.check();
      await details.nextTo('check');
    },
  );
});
