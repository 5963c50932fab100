import type { Locator } from '@playwright/test';
import { ItemsPage } from './items.page';

/** The destinations of the listed items, and the unit for the stored ones. */
export class StorageSplitPage extends ItemsPage {
  readonly region = this.page.getByRole('region', { name: 'Where does each thing go?' });
  /** The summary: "Into storage: 1 item, 50 cu ft, in a 3 × 3 ft unit, weekly." */
  readonly unit = this.region.getByText(/ ft unit, /);
  readonly term = this.region.getByRole('combobox', { name: 'How long to store for' });

  /** Opens the line under the list, by the keyboard. */
  async unfold(): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: /your new home|into storage|for disposal/ })
      .press('Enter');
    await this.region.waitFor();
  }

  /** Returns the choice of a single item: "New home", "Storage", "Disposal". */
  place(title: string, place: string): Locator {
    return this.region.getByRole('group', { name: title, exact: true }).getByRole('radio', { name: place });
  }

  /** Returns the button of several equal items that moves one more into storage or disposal. */
  more(title: string, place: string): Locator {
    return this.region.getByRole('button', { name: `Add one: ${title}: ${place}` });
  }
}
