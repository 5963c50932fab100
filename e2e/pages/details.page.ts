import { QuotePage } from './quote.page';

export type ContactAnswers = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

export class DetailsPage extends QuotePage {
  readonly firstName = this.page.getByRole('textbox', { name: 'First name' });
  readonly lastName = this.page.getByRole('textbox', { name: 'Last name' });
  readonly email = this.page.getByRole('textbox', { name: 'Email', exact: true });
  readonly phone = this.page.getByRole('textbox', { name: 'Phone number' });
  readonly promo = this.page.getByRole('textbox', { name: /^Promo code/ });
  readonly news = this.page.getByRole('checkbox', { name: 'Send me news and offers by email' });
  readonly terms = this.page.getByRole('checkbox', { name: /^I agree to the terms and conditions/ });
  readonly startSoon = this.page.getByRole('checkbox', { name: /^Please start before the 14 days/ });

  async fill(contact: ContactAnswers): Promise<void> {
    await this.firstName.fill(contact.firstName);
    await this.lastName.fill(contact.lastName);
    await this.email.fill(contact.email);
    await this.phone.fill(contact.phone);
  }

  async applyPromo(code: string): Promise<void> {
    if (!(await this.promo.isVisible())) await this.page.getByText('Have a code?').click();
    await this.promo.fill(code);
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }
}
