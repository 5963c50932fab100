import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class ItemsPage extends QuotePage {
  readonly search = this.page.getByRole('searchbox', { name: 'Search items' });

  counter(title: string): Locator {
    return this.page.getByRole('group', { name: title, exact: true });
  }

  async add(title: string, times = 1): Promise<void> {
    await this.search.fill(title);
    for (let count = 0; count < times; count += 1) {
      await this.page.getByRole('button', { name: `Add one: ${title}`, exact: true }).click();
    }
  }

  /** Something that is not in the catalogue; sides in centimetres. */
  async addOwn(title: string, sides: readonly [length: string, width: string, height: string]): Promise<void> {
    await this.page.getByRole('button', { name: 'Add your own' }).click();
    await this.page.getByLabel('What is it?').fill(title);
    for (const [index, name] of ['Length (cm)', 'Width (cm)', 'Height (cm)'].entries()) {
      await this.page.getByLabel(name).fill(sides[index] ?? '');
    }
    await this.page.getByRole('button', { name: 'Add it to my list' }).click();
  }
}
