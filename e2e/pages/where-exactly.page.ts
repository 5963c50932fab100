import type { Locator, Page } from '@playwright/test';

type Typed = Partial<Record<'line1' | 'town' | 'note' | 'phone', string>>;

const LABELS: Readonly<Record<keyof Typed, string | RegExp>> = {
  line1: 'House number and street',
  town: 'Town',
  note: /^Notes for the team/,
  phone: /^Their phone number/,
};

/** The page for the street addresses, opened from the order page. */
export class WhereExactlyPage {
  readonly link: Locator;
  readonly errors: Locator;

  constructor(readonly page: Page) {
    this.link = page.getByRole('link', { name: 'Tell us the exact address' });
    this.errors = page.getByRole('group', { name: 'Check these answers' }).getByRole('listitem');
  }

  stop(label: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${label}, `) });
  }

  async fill(label: string, typed: Typed): Promise<void> {
    for (const [name, text] of Object.entries(typed)) {
      await this.stop(label)
        .getByLabel(LABELS[name as keyof Typed])
        .fill(text);
    }
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: /^Save the address/ }).click();
  }
}
