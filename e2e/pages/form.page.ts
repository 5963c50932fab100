import type { Locator, Page } from '@playwright/test';

/** The values of a form by field name. A checkbox is true or false, and nested fields have a dot in their name. */
export type Filling = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown): value is Filling => typeof value === 'object' && value !== null;

/** Returns names and values of all fields, with nested ones flattened. */
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

  /** Returns a field by its name, which works for any form. The tests of single forms use labels. */
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
