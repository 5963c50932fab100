import { expect, type Page } from '@playwright/test';

const BUTTONS = { pay: 'Pay, as a test', fail: 'Let the payment fail', cancel: 'Cancel the payment' } as const;

/** The built-in test provider's page. */
export class PaymentPage {
  constructor(readonly page: Page) {}

  async isShown(amount: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible();
    await expect(this.page.getByText(amount, { exact: true })).toBeVisible();
  }

  async press(action: keyof typeof BUTTONS): Promise<void> {
    await this.page.getByRole('button', { name: BUTTONS[action] }).click();
    await expect(this.page).toHaveURL(/\/orders\//);
  }
}
