import type { Locator } from '@playwright/test';
import { QuotePage, type AccessAnswers } from './quote.page';

export type AddressAnswers = AccessAnswers & { readonly postcode: string };

export class AddressesPage extends QuotePage {
  readonly student = this.page.getByRole('checkbox', { name: 'I am a student' });

  /** "Collection", "Delivery", "Another collection" … */
  address(legend: string): Locator {
    return this.page.getByRole('group', { name: legend, exact: true });
  }

  postcode(legend: string): Locator {
    return this.address(legend).getByRole('textbox');
  }

  async fill(legend: string, { postcode, ...access }: AddressAnswers): Promise<void> {
    await this.postcode(legend).fill(postcode);
    await this.answerAccess(access, this.address(legend));
  }

  async addCollection(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add another collection address' }).click();
  }
}
