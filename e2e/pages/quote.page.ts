import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES, stepPath } from '@/lib/routes';

export type StepId = 'packing' | 'home' | 'space' | 'addresses' | 'address' | 'items' | 'date' | 'details' | 'check';
/** The names of the steps in the browser's tab, in all flows. */
const TITLES: Readonly<Record<StepId, string>> = {
  packing: 'Packing|What comes back',
  home: 'Your home',
  space: 'Space and term',
  addresses: 'Addresses',
  address: 'Address|Postcode',
  items: 'Items',
  date: 'Day and slot',
  details: 'Your details',
  check: 'Check your answers',
};

/** Returns whether React has hydrated a part of the region. */
export const isTakenOver = (region: Locator, parts = 'button, input') =>
  region
    .locator(parts)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    .catch(isGoingElsewhere);

/** Returns false for a page that reloads during the check, which is not hydrated yet. Throws any other error. */
function isGoingElsewhere(error: unknown): false {
  if (error instanceof Error && /context was destroyed/.test(error.message)) return false;
  throw error;
}

/** Short intervals: hydration takes moments, and longer pauses between checks would be most of the wait. */
const SOON = { intervals: [50, 100, 250] };

/** Waits until React has hydrated the region. Input before that would test the browser and not the page. */
export async function hasScript(region: Locator): Promise<void> {
  await expect.poll(() => isTakenOver(region), SOON).toBe(true);
}

/** Waits until React has hydrated the frame of the page, where parts hydrate only when a visitor approaches them. */
export async function isHydrated(page: Page): Promise<void> {
  await expect.poll(() => hasWoken(page), SOON).toBe(true);
}

/** Returns whether React has hydrated the frame of the page. */
export const hasWoken = (page: Page): Promise<boolean> => isTakenOver(page.locator('#__next'), ':scope > *');

/** Waits until the browser has run its idle callbacks. */
export const isIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Focuses a part of a region, which starts the hydration, until React has hydrated the region. */
export async function wake(region: Locator, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await part.blur();
      await part.focus();
      return isTakenOver(region);
    }, SOON)
    .toBe(true);
}

/** The answers about access at an address, by default the ground floor with parking at the door. */
export type AccessAnswers = {
  /** "2nd floor". */
  readonly floor?: string;
  readonly lift?: boolean;
  readonly parking?: boolean;
};

/** The common parts of all question pages of a quote: heading, errors, price, next and back. */
export class QuotePage {
  readonly heading: Locator;
  /** The buttons to the next step: below the question, in the ticket, in the bar of a phone. */
  readonly wayOn: Locator;
  readonly errorSummary: Locator;

  constructor(
    readonly page: Page,
    /** The path of the flow. */
    readonly path: string = ROUTES.movingQuote,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.wayOn = page.getByRole('main').getByRole('button', { name: /^Next: / });
    this.errorSummary = page.getByRole('group', { name: 'Check these answers' });
  }

  async open(params: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(`${stepPath(this.path, 'packing')}?${new URLSearchParams(params).toString()}`);
    await this.isAt('packing');
  }

  /** Waits for the step and its hydration. The address changes before the page, but the title does not. */
  async isAt(step: StepId): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${this.path}/${step}(\\?|$)`));
    await expect(this.page).toHaveTitle(new RegExp(`(^|: )(${TITLES[step]})( \\||$)`));
    await expect(this.heading).toBeVisible();
    await hasScript(this.page.getByRole('main'));
  }

  get draftId(): string {
    return new URL(this.page.url()).searchParams.get('quote') ?? '';
  }

  /** Presses "Next", which is under the question on a wide screen and in the bottom bar on a phone. */
  async next(): Promise<void> {
    await this.wayOn.filter({ visible: true }).first().click();
  }

  async nextTo(step: StepId): Promise<void> {
    await this.next();
    await this.isAt(step);
  }

  /** Answers floor, parking and lift of an address, by default the only one of the page. */
  async answerAccess(
    { floor = 'Ground floor', lift = false, parking = true }: AccessAnswers = {},
    address: Locator = this.page.getByRole('main'),
  ): Promise<void> {
    const choose = (question: string, isSo: boolean) =>
      address
        .getByRole('group', { name: question })
        .getByRole('radio', { name: isSo ? 'Yes' : 'No', exact: true })
        .check();
    const usual = /^(Ground|1st|2nd|3rd) floor$/.exec(floor)?.[1];
    await address.getByRole('radio', { name: usual ?? 'Other' }).check();
    if (!usual) await address.getByRole('combobox', { name: 'Which floor?' }).selectOption(floor);
    await choose('Can a van park at the door?', parking);
    if (floor !== 'Ground floor') await choose('Is there a lift?', lift);
  }

  /** Opens a question whose earlier answer is shown. */
  async askAgain(question: string): Promise<void> {
    await this.page.getByRole('button', { name: `Change: ${question}` }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  }

  /** Expects the total in the panel beside the question, or in the bar of a phone. */
  total(amount: string): Locator {
    return this.page.locator('strong').getByText(amount, { exact: true }).filter({ visible: true }).first();
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.total(amount)).toBeVisible();
  }

  /**
   * Expects the errors of FORM-2: the focus is in the summary, the title says so, and each entry leads to its field.
   */
  async expectErrors(...texts: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.errorSummary).toBeFocused();
    await expect(this.page).toHaveTitle(/^Error: /);
    for (const text of texts) await expect(this.errorSummary.getByRole('link', { name: text }).first()).toBeVisible();
  }

  /** Follows an entry of the summary; returns the field that then has the focus. */
  async followError(text: string): Promise<Locator> {
    await this.errorSummary.getByRole('link', { name: text }).first().click();
    const field = this.page.locator(':focus');
    await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')));
    return field;
  }
}
