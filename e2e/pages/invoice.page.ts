import type { Locator, Page } from '@playwright/test';
import { openDisclosure } from './disclosure';

/** The page of an invoice, opened from the order page. */
export class InvoicePage {
  readonly link: Locator;
  readonly heading: Locator;
  readonly back: Locator;

  constructor(readonly page: Page) {
    this.link = page.getByRole('region', { name: 'Invoices' }).getByRole('link', { name: /^Invoice INV-/ });
    this.heading = page.getByRole('heading', { level: 1 });
    this.back = page.getByRole('link', { name: 'Back to your order' });
  }

  /** Opens the invoice from the order page. */
  async open(): Promise<void> {
    await openDisclosure(this.page, 'Invoices');
    await this.link.click();
  }

  /** Returns the amount beside a label: "£259.00". */
  sum(label: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(`^${label} `) }).getByRole('cell');
  }
}
