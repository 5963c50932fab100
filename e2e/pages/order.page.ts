import { expect, type Locator, type Page } from '@playwright/test';

/** The guest's order. */
export class OrderPage {
  readonly heading: Locator;
  readonly calendar: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.calendar = page.getByRole('link', { name: 'Add to calendar' });
  }

  get reference(): string {
    return /\/orders\/([^/?]+)/.exec(this.page.url())?.[1] ?? '';
  }

  async isBooked(job = 'move'): Promise<void> {
    await expect(this.heading).toHaveText(`Your ${job} is booked`);
  }

  payLink(): Locator {
    return this.page
      .getByRole('link', { name: /^Pay now, £/ })
      .filter({ visible: true })
      .first();
  }
}
