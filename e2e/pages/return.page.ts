import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

/** The questions that only the return flow asks. */
export class ReturnPage extends QuotePage {
  readonly some = this.page.getByRole('link', { name: /^Name what comes back/ });
  readonly what = this.page.getByRole('combobox', { name: 'What comes back' });
  readonly unpacking = this.page.getByRole('checkbox', { name: 'Unpacking' });
  readonly postcode = this.page.getByRole('textbox', { name: 'Delivery postcode' });
  readonly student = this.page.getByRole('checkbox', { name: 'I am a student' });
  readonly area = this.page.getByRole('textbox', { name: 'Area in square feet' });
  readonly chooseArea = this.page.getByRole('button', { name: 'Choose this area' });

  /** Returns a unit of the start page: "6 × 4 ft". */
  choice(title: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Choose ${title}`) });
  }

  /** Changes the first step's answer about the things to return: "items" or a unit. */
  async change(what: string): Promise<void> {
    if (await this.what.isHidden()) await this.askAgain('What comes back');
    await this.what.selectOption(what);
  }
}
