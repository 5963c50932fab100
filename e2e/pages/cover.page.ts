import type { Locator } from '@playwright/test';
import { ItemsPage } from './items.page';

/** The part below the list of items: the liability meter, values, steps. */
export class CoverPart extends ItemsPage {
  readonly region = this.page.getByRole('region', { name: 'Cover if something is lost or damaged' });
  readonly meter = this.region.getByRole('status');
  readonly another = this.region.getByRole('combobox', { name: /^Something else worth more than £/ });
  readonly giveValue = this.region.getByRole('button', { name: 'Add its value' });
  readonly never = this.region.locator('summary', { hasText: 'What is never covered' });

  /** Opens the line under the list, by the keyboard. */
  async unfold(): Promise<void> {
    await this.page
      .locator('summary')
      .filter({ hasText: /^Cover: £/ })
      .press('Enter');
    await this.region.waitFor();
  }

  worth(title: string): Locator {
    return this.region.getByRole('textbox', { name: title });
  }

  step(limits: string): Locator {
    return this.region.getByRole('radio', { name: new RegExp(`^Up to ${limits}`) });
  }
}
