import { expect, type Locator } from '@playwright/test';
import { QuotePage } from './quote.page';

export class ItemsPage extends QuotePage {
  readonly search = this.page.getByRole('searchbox', { name: 'Search items' });

  /** How many items a search has found. */
  readonly found = this.page.getByRole('group', { name: 'Rooms' }).locator('xpath=following::*[@role="status"][1]');

  /** Returns the visible live drawing, by its text alternative. */
  drawing(words: RegExp): Locator {
    return this.page.getByRole('img', { name: words }).filter({ visible: true });
  }

  /** Returns the status after a change of the list: how full the van is, by volume and by weight. */
  load(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  /** Opens the summary with the drawing from the bar, on a phone. */
  async openSummary(): Promise<void> {
    const bar = this.page.getByRole('button', { name: /Details$/ }).filter({ visible: true });
    if (await bar.isVisible()) await bar.click();
  }

  counter(title: string): Locator {
    return this.page.getByRole('group', { name: title, exact: true });
  }

  /** Searches for an item and adds it. Waits for the results, because a press on the list that they replace is lost. */
  async add(title: string, times = 1): Promise<void> {
    await this.search.fill(title);
    await expect(this.found).not.toBeEmpty();
    for (let count = 0; count < times; count += 1) {
      await this.page.getByRole('button', { name: `Add one: ${title}`, exact: true }).click();
    }
  }

  /** Adds an item that is not in the catalogue; sides in centimetres. */
  async addOwn(title: string, sides: readonly [length: string, width: string, height: string]): Promise<void> {
    await this.page.getByRole('button', { name: 'Add your own' }).click();
    await this.page.getByLabel('What is it?').fill(title);
    for (const [index, name] of ['Length (cm)', 'Width (cm)', 'Height (cm)'].entries()) {
      await this.page.getByLabel(name).fill(sides[index] ?? '');
    }
    await this.page.getByRole('button', { name: 'Add it to my list' }).click();
  }
}
