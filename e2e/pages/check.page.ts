import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class CheckPage extends QuotePage {
  readonly payNow = this.page.getByRole('button', { name: 'Pay now' });
  /** The consent to later charges of a saved card, for storage. */
  readonly payments = this.page.getByRole('checkbox', { name: /^I agree that my card is kept and charged £/ });
  readonly trouble = this.page.getByRole('alert').filter({ hasText: 'Nothing has been paid' });

  change(about: string): Locator {
    return this.page.getByRole('link', { name: `Change ${about}` });
  }

  /** Unfolds the answers of a step on a phone. */
  async unfold(step: string): Promise<void> {
    const group = this.page.locator(`details[data-step="${step}"]`);
    if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) await group.locator('summary').click();
  }

  /** Returns an answer in the definition list, also where a phone folds it. */
  answer(label: string): Locator {
    return this.page
      .locator('dt')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=..');
  }

  async pay(): Promise<void> {
    await this.payNow.click();
  }
}
