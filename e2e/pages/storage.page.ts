import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

/** The questions that only the storage flow asks. */
export class StoragePage extends QuotePage {
  readonly packing = this.page.getByRole('checkbox', { name: /^Packing\b(?! Materials)/ });
  readonly postcode = this.page.getByRole('textbox', { name: 'Collection postcode' });
  readonly area = this.page.getByRole('textbox', { name: 'Area in square feet' });
  readonly chooseArea = this.page.getByRole('button', { name: 'Choose this area' });

  /** Returns a unit of the start page: "6 × 4 ft". */
  choice(title: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Choose ${title}`) });
  }

  term(title: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${title}`) });
  }

  /** Returns a unit of the second step. */
  unit(title: string): Locator {
    return this.page.getByRole('radio', { name: title, exact: true });
  }
}
