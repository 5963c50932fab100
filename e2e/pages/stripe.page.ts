import { expect, type Locator, type Page } from '@playwright/test';

/** Stripe's own page, as lib/testing/stripe simulates it. */
export class StripePage {
  readonly pay: Locator;
  readonly back: Locator;

  constructor(readonly page: Page) {
    this.pay = page.getByRole('button', { name: 'Pay' });
    this.back = page.getByRole('link', { name: 'Back' });
  }

  async isShown(amount: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: `Pay ${amount}` })).toBeVisible();
  }
}
