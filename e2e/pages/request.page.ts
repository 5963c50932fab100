import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

/** The form for a price that is not online. */
export class RequestPage extends QuotePage {
  readonly opener = this.page.getByRole('button', { name: 'Ask for a price' });
  readonly form = this.page.getByRole('region', { name: /^A price for / });
  readonly sent = this.page.getByRole('region', { name: 'We have your request' });
  readonly submit = this.form.getByRole('button', { name: 'Send my request' });

  /** Sends the form after the time that filling it in takes, on the page's installed clock. */
  async send(): Promise<void> {
    await this.page.clock.fastForward(10_000);
    await this.submit.click();
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label });
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }
}
