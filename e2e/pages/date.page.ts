import { expect, type Locator } from '@playwright/test';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import type { SlotChoice } from '@/lib/testing/site-client';
import { QuotePage } from './quote.page';

export class DatePage extends QuotePage {
  readonly calendar = this.page.getByRole('table');

  day(date: string): Locator {
    return this.calendar.getByRole('button', { name: new RegExp(`^${formatDay(date)},`) });
  }

  slot(slot: SlotChoice['slot']): Locator {
    return this.page.getByRole('radio', { name: new RegExp(formatSlot(slot)) });
  }

  /** Turns to a day, forwards or back. Compares days and not headings, because these may be translated. */
  async showMonthOf(date: string): Promise<void> {
    const first = async () => (await this.calendar.locator('[data-date]').first().getAttribute('data-date')) ?? '';
    const isShown = () => this.calendar.locator(`[data-date="${date}"]`).isVisible();
    while (!(await isShown()))
      await this.page.getByRole('button', { name: date > (await first()) ? 'Next month' : 'Previous month' }).click();
  }

  /** Returns the button of a free day. Pressing the day does nothing until the page knows that it is free. */
  async freeDay(date: string): Promise<Locator> {
    await this.showMonthOf(date);
    await expect(this.day(date)).toHaveAccessibleName(/, available$/);
    return this.day(date);
  }

  async choose({ date, slot }: SlotChoice): Promise<void> {
    await (await this.freeDay(date)).click();
    await this.slot(slot).check();
  }
}
