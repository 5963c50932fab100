import type { Locator, Page } from '@playwright/test';

/** The tabs and groups of a wide screen, and the menu of a phone. */
export class HeaderPage {
  readonly tabs: Locator;
  readonly groups: Locator;
  readonly burger: Locator;
  readonly menu: Locator;

  constructor(readonly page: Page) {
    this.tabs = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
    this.groups = page.getByRole('navigation', { name: 'Main' });
    this.burger = page.getByRole('button', { name: 'Menu', exact: true });
    this.menu = page.getByRole('dialog', { name: 'Menu' });
  }

  opener(label: string): Locator {
    return this.groups.getByRole('button', { name: label, exact: true });
  }

  /** Returns the links of the open groups. */
  get openLinks(): Locator {
    return this.groups.getByRole('link').filter({ visible: true });
  }

  async targets(links: Locator): Promise<readonly (string | null)[]> {
    return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
  }

  accordion(label: string): Locator {
    return this.menu.getByRole('group').filter({ has: this.page.getByText(label, { exact: true }) });
  }
}
