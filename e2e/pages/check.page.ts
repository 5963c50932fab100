import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class CheckPage extends QuotePage {
  readonly payNow = this.page.getByRole('button', { name: 'Pay now' });
  readonly trouble = this.page.getByRole('alert').filter({ hasText: 'Nothing has been paid' });

  change(about: string): Locator {
    return this.page.getByRole('link', { name: `Change ${about}` });
  }

  /** The definition list as text, each question with its answer, also where a phone folds it. */
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
