import type { Locator, Page } from '@playwright/test';

/** What is filled in: by the name of the field; a tick is true or false, a part of a whole has a dot in its name. */
export type Filling = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is Filling => typeof value === 'object' && value !== null;

/** Names and values of all fields, wholes taken apart. */
export const fieldsOf = (filling: Filling, before = ''): [string, unknown][] =>
  Object.entries(filling).flatMap(([name, value]) =>
    isWhole(value) ? fieldsOf(value, `${before}${name}.`) : [[`${before}${name}`, value] as [string, unknown]],
  );

/** A form's own page, /forms/<form>. */
export class FormPage {
  readonly form: Locator;

  constructor(
    readonly page: Page,
    readonly id: string,
  ) {
    this.form = page.getByRole('main').getByRole('form');
  }

  async open(): Promise<void> {
    await this.page.goto(`/forms/${this.id}`);
  }

  /** By name and not by label: this fills in any form; labels are what the tests of single forms go by. */
  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]:not([type="hidden"])`);
  }

  async fill(filling: Filling): Promise<void> {
    for (const [name, value] of fieldsOf(filling)) {
      const field = this.field(name);
      if ((await field.count()) === 0) continue;
      const kind = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase());
      if (kind === 'checkbox') await field.setChecked(value === true);
      else if (kind === 'select') await field.selectOption(String(value));
      else await field.fill(String(value));
    }
  }

  async send(): Promise<void> {
    await this.form.getByRole('button').last().click();
  }
}
