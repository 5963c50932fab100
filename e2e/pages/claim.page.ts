import type { Locator, Page } from '@playwright/test';

type Typed = Partial<Record<'item' | 'title' | 'kind' | 'worth', string>>;

/** The page of claims, opened from the order page. */
export class ClaimPage {
  readonly link: Locator;
  readonly back: Locator;
  readonly errors: Locator;
  readonly status: Locator;
  readonly text: Locator;
  readonly photos: Locator;

  constructor(readonly page: Page) {
    this.link = page.getByRole('link', { name: /^(?:Tell us what went wrong|See your claim)$/ });
    this.back = page.getByRole('link', { name: 'Back to your order' });
    this.errors = page.getByRole('group', { name: 'Check these answers' }).getByRole('listitem');
    this.status = page.getByRole('main').getByRole('status');
    this.text = page.getByLabel('What happened?', { exact: true });
    this.photos = page.getByLabel('Photos (optional)', { exact: true });
  }

  claim(number: number): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^Claim ${number} `) });
  }

  /** Returns the field that adds photos to an existing claim. */
  morePhotos(number: number): Locator {
    return this.claim(number).getByLabel('Add photos');
  }

  item(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async fill(name: string, { item, title, kind, worth }: Typed): Promise<void> {
    const fields = this.item(name);
    if (item !== undefined) await fields.getByLabel('Which of your things?').selectOption({ label: item });
    if (title !== undefined) await fields.getByLabel('What is it?').fill(title);
    if (kind !== undefined) await fields.getByLabel('What is wrong?').selectOption({ label: kind });
    if (worth !== undefined) await fields.getByLabel(/^What is it worth/).fill(worth);
  }

  async another(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add another item' }).click();
  }

  async sendPhotos(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send the photos' }).click();
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send your claim' }).click();
  }
}
