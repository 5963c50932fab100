import { QuotePage } from './quote.page';

export class PackingPage extends QuotePage {
  readonly addOn = (title: string) => this.page.getByRole('checkbox', { name: title });
  readonly size = this.page.getByRole('combobox', { name: 'Size of your move' });
}
