import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export type AddressAnswers = {
  readonly postcode: string;
  readonly floor?: string;
  readonly lift?: boolean;
  readonly parking?: boolean;
};

const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No');

export class AddressesPage extends QuotePage {
  readonly student = this.page.getByRole('checkbox', { name: 'I am a student' });

  /** "Collection", "Delivery", "Another collection" … */
  address(legend: string): Locator {
    return this.page.getByRole('group', { name: legend, exact: true });
  }

  postcode(legend: string): Locator {
    return this.address(legend).getByRole('textbox');
  }

  async fill(legend: string, { postcode, floor, lift, parking }: AddressAnswers): Promise<void> {
    const address = this.address(legend);
    await this.postcode(legend).fill(postcode);
    if (floor !== undefined) await address.getByRole('combobox', { name: 'Floor' }).selectOption(floor);
    if (lift !== undefined) await this.choose(address, 'Is there a lift?', yesNo(lift));
    if (parking !== undefined) await this.choose(address, 'Can a van park at the door?', yesNo(parking));
  }

  private async choose(address: Locator, question: string, answer: string): Promise<void> {
    await address.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
  }

  async addCollection(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add another collection address' }).click();
  }
}
