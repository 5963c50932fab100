import { expect, type Locator } from '@playwright/test';
import { DatePage } from './date.page';
import { hasScript } from './quote.page';

export const CHANGES = {
  slot: /^Another day or time for your /,
  items: /^(Add or remove items and services|Change the items, the unit or the services)/,
  address: /^Another address for your /,
  cancel: 'Cancel this order',
} as const;
type Change = keyof typeof CHANGES;

/** The page of a change of an order: day and slot as in a quote, or items, or the refund, with the amounts. */
export class ChangePage extends DatePage {
  readonly ticket = this.page.getByRole('complementary');
  readonly trouble = this.page.getByRole('alert').filter({ hasText: 'Your order stays as it is.' });

  link(change: Change): Locator {
    return this.page.getByRole('link', { name: CHANGES[change] });
  }

  /** Opens the change from the order page. */
  async start(change: Change): Promise<void> {
    await this.link(change).click();
    await this.isOpen(change);
  }

  /** Expects the focus on the heading, so that screen readers begin there. */
  async isOpen(change: Change): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`[?&]change=${change}(&|$)`));
    await expect(this.heading).toHaveText(CHANGES[change]);
    await expect(this.heading).toBeFocused();
    await hasScript(this.page.getByRole('main'));
  }

  addOn(title: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${title}`) });
  }

  /** Expects the exact amount in the ticket. */
  async expectMoney(lead: 'To pay now' | 'You get back', amount: string): Promise<void> {
    await expect(this.ticket.getByText(`${lead} ${amount}`, { exact: true }).first()).toBeVisible();
  }

  confirmButton(name: RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
}
