import type { Locator, Page } from '@playwright/test';
import { openDisclosure } from './disclosure';

/** The page of a booked order's cover. */
export class BookedCoverPage {
  readonly meter: Locator;
  readonly show: Locator;

  constructor(private readonly page: Page) {
    this.meter = page.getByRole('status').filter({ hasText: /^The (included )?cover / });
    this.show = page.getByRole('button', { name: 'Show the exact difference' });
  }

  /** Opens the page from the page of the order. */
  async open(): Promise<void> {
    await openDisclosure(this.page, 'Your move');
    await this.page.getByRole('link', { name: 'Check or change your cover' }).click();
    await this.show.waitFor();
  }

  worth(title: string): Locator {
    return this.page.getByRole('textbox', { name: title });
  }

  step(limits: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^Up to ${limits}`) });
  }

  agreement(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }
}
