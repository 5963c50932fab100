import { expect, type Locator } from '@playwright/test';
import { formatDay, formatSlot } from '@/lib/domain/london-time';
import type { SlotChoice } from '@/lib/testing/site-client';
import { QuotePage } from './quote.page';

const monthOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00Z`),
  );

export class DatePage extends QuotePage {
  readonly calendar = this.page.getByRole('table');

  day(date: string): Locator {
    return this.calendar.getByRole('button', { name: new RegExp(`^${formatDay(date)},`) });
  }

  slot(slot: SlotChoice['slot']): Locator {
    return this.page.getByRole('radio', { name: new RegExp(formatSlot(slot)) });
  }

  /** Turns to the month of a day, forwards or back. Compares days and not headings, because these may be translated. */
  async showMonthOf(date: string): Promise<void> {
    const month = date.slice(0, 7);
    const shownMonth = async () =>
      (await this.calendar.locator('[data-date]').last().getAttribute('data-date'))?.slice(0, 7);
    for (let shown = await shownMonth(); shown && shown !== month; shown = await shownMonth())
      await this.page.getByRole('button', { name: month > shown ? 'Next month' : 'Previous month' }).click();
    await expect(this.page.getByRole('heading', { name: monthOf(date) })).toBeVisible();
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
