import type { Locator } from '@playwright/test';
import { formatSlot, type SlotTimes } from '@/lib/domain/london-time';
import { QuotePage } from './quote.page';

/** The questions that only the cleaning flow asks. */
export class CleanPage extends QuotePage {
  readonly packing = this.page.getByRole('checkbox', { name: /^Packing\b(?! Materials)/ });
  readonly postcode = this.page.getByRole('textbox', { name: 'Postcode of the home to clean' });
  readonly move = this.page.getByRole('combobox', { name: 'Are you moving out on the day of the clean?' });

  home(title: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${title}`) });
  }

  async moveOut(slot: SlotTimes | null): Promise<void> {
    await this.move.selectOption({ label: slot ? `Movers arrive ${formatSlot(slot)}` : 'No move on that day' });
  }

  plan(title: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Choose ${title}`) });
  }
}
