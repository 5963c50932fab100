import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { addDays, formatDate, formatDay } from '@/lib/domain/london-time';
import { PAYMENTS_LINK } from '@/lib/domain/storage/plan-words';
import { storagePath } from '@/lib/account-routes';
import {
  moveOf,
  orderReturn,
  orderStorage,
  payAsTest,
  paymentPage,
  priceOfStorage,
  returnInsteadOf,
  storageInsteadOf,
  withSlot,
} from '@/lib/testing/site-client';
import { press } from './keys';
import { mailTo } from './mailbox';
import { AT_ONCE } from './fixtures';
import { expect, test } from './moved-site';
import { openDisclosure } from './pages/disclosure';

const SLOT = ['10:00', '12:00'] as const;

/** Two sofas, one of which comes back sooner. */
const STORED = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 }];
const of = (quantity: number) => STORED.map((item) => ({ ...item, quantity }));

/** Orders a 6 × 4 ft unit by the month by calls, without paying. */
async function ordered(origin: string, email: string, since: string): Promise<CreatedOrderDto> {
  const move = withSlot(moveOf(email), { date: since, slot: SLOT });
  const answers = { ...storageInsteadOf(move), storageTerm: 'monthly', furnitureItems: STORED } as const;
  const { totalWithDiscount } = await priceOfStorage(origin, answers);
  return orderStorage(origin, answers, randomUUID(), totalWithDiscount);
}

/** Orders and pays a return of some or all things by calls. */
async function broughtBack(
  origin: string,
  { store, email, on }: { readonly store: CreatedOrderDto; readonly email: string; readonly on: string },
  changes: Partial<ReturnAnswers>,
): Promise<void> {
  const back = returnInsteadOf(withSlot(moveOf(email), { date: on, slot: SLOT }));
  await payAsTest(origin, await orderReturn(origin, { ...back, ...changes }, store));
}

/** The page with the payments of a rental. */
class PaymentsPage {
  constructor(
    readonly page: Page,
    readonly store: CreatedOrderDto,
  ) {}

  readonly open = () => this.page.goto(storagePath(this.store.reference, this.store.token));
  readonly fact = (label: string) => this.page.getByRole('term').filter({ hasText: label }).locator('xpath=..');
  readonly payments = () => this.page.getByRole('region', { name: 'Payments' }).getByRole('listitem');

  /** Expects a text on the page as soon as the night's billing is over. The text is in the page's HTML. */
  async shows(words: string): Promise<void> {
    await expect(async () => {
      await this.open();
      await expect(this.page.getByRole('main')).toContainText(words, AT_ONCE);
    }).toPass();
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a stay of nine weeks, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled });

    test('STO-3, STO-1, LAW-4: paid, announced, refused, paid by another card, some of it back, ended, and the rest comes back', async ({
      page,
      email,
      site,
      expectAccessible,
    }) => {
      const since = addDays(site.today(), 3);
      const [second, third] = [addDays(since, 28), addDays(since, 56)];
      const store = await ordered(site.origin, email, since);
      const payments = new PaymentsPage(page, store);

      await page.goto(await paymentPage(site.origin, store));
      await page.getByRole('radio', { name: 'A card that is refused from the second time on' }).check();
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });
      await page.getByRole('button', { name: 'Pay, as a test' }).click();
      await openDisclosure(page, 'Your storage payments');
      await page.getByRole('link', { name: PAYMENTS_LINK }).click();
      await expect(payments.fact('Next payment')).toContainText(`£65.72 on ${formatDay(second)}`);
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });
      await mailTo(email, /^Booked: /);

      site.goTo(addDays(second, -7));
      const notice = await mailTo(email, /^£65\.72 for your storage on /);
      expect(notice.text).toContain(formatDay(second));
      expect(notice.text).toMatch(/To end your storage, book the return/);

      site.goTo(second);
      const refused = await mailTo(email, /^Your card was refused: £65\.72/);
      expect(refused.text).toContain(storagePath(store.reference, store.token));
      await payments.shows('£65.72 is outstanding.');
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });

      await page.getByRole('link', { name: 'Change your card' }).click();
      await page.getByRole('radio', { name: 'A card that pays' }).check();
      await page.getByRole('button', { name: 'Keep this card' }).click();
      await expect(page.getByText('We take your storage payments from this card from now on.')).toBeVisible();
      await mailTo(email, /^Receipt: £65\.72/);
      await payments.shows(`Paid until${formatDay(third)}`);

      // A partial return leaves the payments as they were.
      const some = { returnKind: 'items', storedItems: of(2), furnitureItems: of(1) } as const;
      await broughtBack(site.origin, { store, email, on: addDays(second, 7) }, some);
      await payments.open();
      await expect(payments.fact('Next payment')).toContainText(`£65.72 on ${formatDay(third)}`);
      await expect(page.getByRole('term').filter({ hasText: 'Ends' })).toHaveCount(0);

      site.goTo(addDays(third, -7));
      await mailTo(email, new RegExp(`^£65\\.72 for your storage on ${formatDate(third)}`));
      site.goTo(third);
      await payments.shows(`Paid until${formatDay(addDays(third, 28))}`);

      // Nine weeks after the collection, three of the last four paid weeks are refunded.
      const end = addDays(since, 63);
      await page.getByLabel('Everything back on').fill(end);
      await press(page, page.getByRole('button', { name: 'Show the cost or refund' }), 'Enter');
      await expect(page.getByText(`your storage ends that day.`)).toBeVisible();
      await expect(page.getByText(/^£49\.29 for whole weeks you do not use goes back/)).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Book the return of everything' }), 'Enter');
      await expect(page).toHaveURL(/\/get-a-quote\/storage-return\/address/);

      await broughtBack(site.origin, { store, email, on: end }, { storedItems: of(1) });
      await payments.shows(`Ends${formatDay(end)}`);
      site.goTo(addDays(end, 1));
      const ended = await mailTo(email, /^Your storage has ended/);
      expect(ended.text).toContain('£49.29');
      await payments.shows('−£49.29');
      await expect(payments.payments()).toHaveCount(4);
      await page.getByRole('link', { name: /^Credit note/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('CN-');
      await page.goBack();
      if (javaScriptEnabled) await expectAccessible({ onPhone: true });
    });
  });
}
