import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

/** The page where a customer proves that a rental is their own, and the notice of the check page until then. */
export class WhosePage extends QuotePage {
  readonly show = this.page.getByRole('link', { name: 'Confirm they are mine' });
  readonly ask = this.page.getByRole('button', { name: 'Ask for your things back' });
  readonly mine = this.page.getByRole('button', { name: 'These things are mine' });

  told(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  async askFor(reference: string, email: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Storage order number' }).fill(reference);
    await this.page.getByRole('textbox', { name: 'Email of that order' }).fill(email);
    await this.page.getByRole('button', { name: 'Email me a link' }).click();
  }
}
