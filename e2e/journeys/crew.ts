import type { Page } from '@playwright/test';

/** The crew's page on a phone. */
export class CrewPhone {
  constructor(readonly page: Page) {}

  readonly unsent = () => this.page.getByRole('status').getByRole('strong');
  readonly title = () => this.page.getByRole('heading', { level: 1 });
  readonly job = () => this.page.getByRole('article').first();
  /** Returns the summary of a part of the job, which opens the part; `within` returns the part. */
  readonly part = (name: RegExp) => this.job().locator('summary', { hasText: name });
  readonly within = (name: RegExp) => this.part(name).locator('xpath=..');
  readonly press = (name: RegExp | string) => this.page.getByRole('button', { name }).first().click();

  /** Draws a signature in an open section. */
  async sign(): Promise<void> {
    const box = this.page.getByRole('img', { name: /^Box to sign in/ });
    await box.scrollIntoViewIfNeeded();
    const at = await box.boundingBox();
    if (!at) throw new Error('There is no box to sign in');
    await this.page.mouse.move(at.x + 20, at.y + at.height / 2);
    await this.page.mouse.down();
    for (let n = 1; n <= 24; n += 1)
      await this.page.mouse.move(at.x + 20 + n * 8, at.y + at.height / 2 + (n % 2 === 0 ? 20 : -20));
    await this.page.mouse.up();
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.press('Open my day');
  }
}
