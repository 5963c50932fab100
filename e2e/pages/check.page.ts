import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class CheckPage extends QuotePage {
  readonly payNow = this.page.getByRole('button', { name: 'Pay now' });
  /** The consent to later charges of a saved card, for storage. */
  readonly payments = this.page.getByRole('checkbox', { name: /^I agree that my card is kept and charged £/ });
  readonly trouble = this.page.getByRole('alert').filter({ hasText: 'Nothing has been paid' });

  /** Returns the link to the step with a title. */
  change(step: string): Locator {
    return this.page.getByRole('link', { name: `Change ${step}` });
  }

  /** Opens the terms with a title. */
  async unfold(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 3, name: title }).click();
  }

  /** Returns an answer in the definition list, also where it is folded. */
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
