import type { Locator } from '@playwright/test';
import { ItemsPage } from './items.page';

/** Where each thing of the list goes, and the unit of what is stored. */
export class SplitPart extends ItemsPage {
  readonly region = this.page.getByRole('region', { name: 'Where does each thing go?' });
  /** "Into storage: 1 item, 50 cu ft, in a 3 × 3 ft unit, weekly." */
  readonly unit = this.region.getByText(/ ft unit, /);
  readonly term = this.region.getByRole('combobox', { name: 'How long to store for' });

  /** Its code comes when somebody does anything on the page. */
  async wake(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await this.region.waitFor();
  }

  /** Of a single thing: "New home", "Storage", "Take away". */
  place(title: string, place: string): Locator {
    return this.region.getByRole('group', { name: title, exact: true }).getByRole('radio', { name: place });
  }

  /** Of several: one more into storage, one more taken away. */
  more(title: string, place: string): Locator {
    return this.region.getByRole('button', { name: `Add one: ${title}: ${place}` });
  }
}
