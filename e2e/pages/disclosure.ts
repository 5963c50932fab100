import type { Page } from '@playwright/test';

/** Opens a disclosure of a page about an order. */
export const openDisclosure = (page: Page, title: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: title }).locator('summary').click();
