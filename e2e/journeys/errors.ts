import { unservedText } from '@/lib/domain/places/unserved';
import { expect, type Locator } from '@playwright/test';
import type { SlotChoice } from '@/lib/testing/site-client';
import { MESSAGES } from '@/lib/validation/messages';
import type { DatePage } from '../pages/date.page';
import type { DetailsPage } from '../pages/details.page';
import type { QuotePage } from '../pages/quote.page';

type Look = () => Promise<void>;

/** The messages of the contact step when nothing is filled in. */
export const NO_DETAILS = [
  MESSAGES.firstNameRequired,
  MESSAGES.lastNameRequired,
  MESSAGES.emailRequired,
  MESSAGES.phoneRequired,
  MESSAGES.termsRequired,
] as const;

/**
 * Expects the errors of a step with one address: first with nothing, then with an unknown postcode. The input stays.
 */
export async function expectPostcodeErrors(step: QuotePage & { readonly postcode: Locator }, look: Look) {
  await step.next();
  await step.expectErrors(
    MESSAGES.postcodeRequired,
    MESSAGES.floorRequired,
    MESSAGES.parkingRequired,
    MESSAGES.liftRequired,
  );
  await look();
  const field = await step.followError(MESSAGES.postcodeRequired);
  await field.fill('ZE99 9XX');
  await step.answerAccess();
  await step.next();
  await step.expectErrors(unservedText('ZE99'));
  await expect(step.postcode).toHaveValue('ZE99 9XX');
}

/** Expects the errors of the last two steps before the check, left empty. */
export async function expectLastErrors(
  { date, details }: { readonly date: DatePage; readonly details: DetailsPage },
  slot: SlotChoice,
  look: Look,
) {
  await date.next();
  await date.expectErrors(MESSAGES.dateRequired, MESSAGES.slotRequired);
  await look();
  await date.choose(slot);
  await date.nextTo('details');
  await details.next();
  await details.expectErrors(...NO_DETAILS);
  await look();
}
