import type { Page } from '@playwright/test';
import { EMPTY_CHECKOUT_ANSWERS } from '@/lib/domain/answers/checkout';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { ROUTES } from '@/lib/routes';
import { SAMPLE_ANSWERS, withSlot } from '@/lib/testing/site-client';
import { openDraft } from '../journeys/draft';
import { FormPage } from '../pages/form.page';
import { HeaderPage } from '../pages/header.page';
import { ItemsPage } from '../pages/items.page';
import { QuotePage, wake } from '../pages/quote.page';
import { DAY } from './days';
import { ENDS, expectLook, PHONE, test } from './picture';

const DESKTOP = [1440] as const;

async function openHydrated(page: Page, path: string, width: number): Promise<HeaderPage> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  const banner = page.getByRole('banner');
  await wake(banner, banner.getByRole('link', { name: /, home$/ }));
  return new HeaderPage(page);
}

for (const label of ['Moving', 'Storage', 'For Business', 'For Students', 'More']) {
  test(`the open menu "${label}" looks as in its picture`, async ({ page }) => {
    const header = await openHydrated(page, ROUTES.terms, 1440);
    await header.opener(label).click();
    await expectLook(page, `menu.${label.toLowerCase().replaceAll(' ', '-')}`, { widths: DESKTOP, isWhole: false });
  });
}

test('the menu of a phone looks as in its picture', async ({ page }) => {
  const header = await openHydrated(page, ROUTES.terms, 390);
  await header.burger.click();
  await header.accordion('Moving').locator('summary').click();
  await expectLook(page, 'menu.phone', { widths: PHONE, isWhole: false });
});

test('the question for a telephone number, empty, wrong and answered', async ({ page }) => {
  await page.goto(`${ROUTES.terms}#callback`);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expectLook(page, 'callback', { widths: ENDS, isWhole: false });
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await expectLook(page, 'callback.wrong', { widths: PHONE, isWhole: false });
});

test('the question about cookies looks as in its pictures', async ({ page, context }) => {
  await context.clearCookies();
  await page.goto(ROUTES.terms);
  await expectLook(page, 'cookies', { widths: ENDS, isWhole: false });
});

/** The answers of a saved quote with nothing but the plan. */
const nothing = { ...EMPTY_MOVING_ANSWERS, movingSpace: 'one_bedroom' } as const;

for (const [step, answers] of [
  ['addresses', nothing],
  ['date', { ...SAMPLE_ANSWERS, timeSlot: { movingDate: null } }],
  ['details', { ...withSlot(SAMPLE_ANSWERS, DAY.ofFlows), ...EMPTY_CHECKOUT_ANSWERS }],
] as const) {
  test(`errors of ${step} look as in their pictures`, async ({ page, backend }) => {
    await openDraft(page, 'moving', { backend, step, answers });
    const quote = new QuotePage(page);
    await quote.next();
    await quote.errorSummary.waitFor();
    await expectLook(page, `errors.${step}`, { widths: step === 'addresses' ? ENDS : PHONE });
  });
}

test('errors of a plain form look as in their pictures', async ({ page }) => {
  const form = new FormPage(page, 'contact');
  await form.open();
  await wake(form.form, form.form.getByRole('textbox').first());
  await form.send();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectLook(page, 'errors.contact', { widths: PHONE });
});

test('the ticket over a phone’s question looks as in its picture', async ({ page, backend }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const answers = withSlot({ ...SAMPLE_ANSWERS, isStudent: true }, DAY.ofFlows);
  await openDraft(page, 'moving', { backend, step: 'items', answers });
  await new ItemsPage(page).openSummary();
  await expectLook(page, 'ticket.phone', { widths: PHONE, isWhole: false });
});

test('more than the plan holds looks as in its pictures', async ({ page, backend }) => {
  const sofas = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 27, cubicFeet: 50, kilograms: 55 };
  const answers = { ...withSlot(SAMPLE_ANSWERS, DAY.ofFlows), furnitureItems: [sofas] };
  await openDraft(page, 'moving', { backend, step: 'items', answers });
  await page
    .getByRole('button', { name: /^Switch to / })
    .filter({ visible: true })
    .waitFor();
  await expectLook(page, 'plan.too-small', { widths: PHONE });
});
