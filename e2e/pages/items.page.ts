import type { Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class ItemsPage extends QuotePage {
  readonly search = this.page.getByRole('searchbox', { name: 'Search items' });

  /** The live drawing, by its text alternative; the one that can be seen. */
  drawing(words: RegExp): Locator {
    return this.page.getByRole('img', { name: words }).filter({ visible: true });
  }

  /** What is said when the list changes: how full, by volume and by weight. */
  load(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** On a phone the summary, and the drawing in it, opens from the bar. */
  async openSummary(): Promise<void> {
    const bar = this.page.getByRole('button', { name: /Details$/ }).filter({ visible: true });
    if (await bar.isVisible()) await bar.click();
  }

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
