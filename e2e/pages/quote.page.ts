import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES, stepPath } from '@/lib/routes';

export type StepId = 'packing' | 'home' | 'space' | 'addresses' | 'address' | 'items' | 'date' | 'details' | 'check';
/** What the browser's tab and the way on call a step, in whichever flow it stands. */
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
const NEXT_TITLES = new RegExp(`^(${Object.values(TITLES).join('|')})$`);

/** Whether a part of the region is React's now. */
export const isTakenOver = (region: Locator, parts = 'button, input') =>
  region
    .locator(parts)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
    .catch(isGoingElsewhere);

/** A page that is loaded anew while it is looked at is not taken over yet; whatever else is wrong with it is thrown. */
function isGoingElsewhere(error: unknown): false {
  if (error instanceof Error && /context was destroyed/.test(error.message)) return false;
  throw error;
}

/** A script is at work within moments: waiting longer between the looks would be most of the wait. */
const SOON = { intervals: [50, 100, 250] };

/** What is typed before React has taken over the server's HTML would be a test of the browser, not of the page. */
export async function hasScript(region: Locator): Promise<void> {
  await expect.poll(() => isTakenOver(region), SOON).toBe(true);
}

/** The same for a page whose parts stay the server's until somebody comes near: its frame at least is React's. */
export async function isHydrated(page: Page): Promise<void> {
  await expect.poll(() => hasWoken(page), SOON).toBe(true);
}

/** Whether the frame of the page is React's now. */
export const hasWoken = (page: Page): Promise<boolean> => isTakenOver(page.locator('#__next'), ':scope > *');

/** Waits until the browser has done what it had put off until it is idle. */
export const isIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** The same for what wakes when somebody comes near: the focus goes to a part of it until it is awake. */
export async function wake(region: Locator, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await part.blur();
      await part.focus();
      return isTakenOver(region);
    }, SOON)
    .toBe(true);
}

/** What the crew meets at an address: the ground floor with parking at the door unless said otherwise. */
export type AccessAnswers = {
  /** "2nd floor". */
  readonly floor?: string;
  readonly lift?: boolean;
  readonly parking?: boolean;
};

/** What every question page of a quote has: heading, errors, price, the way on and the way back. */
export class QuotePage {
  readonly heading: Locator;
  readonly errorSummary: Locator;

  constructor(
    readonly page: Page,
    /** Of the flow. */
    readonly path: string = ROUTES.movingQuote,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.errorSummary = page.getByRole('group', { name: 'Check these answers' });
  }

  async open(params: Readonly<Record<string, string>>): Promise<void> {
    await this.page.goto(`${stepPath(this.path, 'packing')}?${new URLSearchParams(params).toString()}`);
    await this.isAt('packing');
  }

  /** Waits for the step, and until its script is at work. The address changes before the page: its title does not. */
  async isAt(step: StepId): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${this.path}/${step}(\\?|$)`));
    await expect(this.page).toHaveTitle(new RegExp(`(^|: )(${TITLES[step]})( \\||$)`));
    await expect(this.heading).toBeVisible();
    await hasScript(this.page.getByRole('main'));
  }

  get draftId(): string {
    return new URL(this.page.url()).searchParams.get('quote') ?? '';
  }

  /** On a wide screen the button is under the question, on a phone in the bar at the bottom. */
  async next(): Promise<void> {
    const underQuestion = this.page.getByRole('main').getByRole('button', { name: /^Next: / });
    const inBar = this.page.getByRole('button', { name: NEXT_TITLES });
    await underQuestion.or(inBar).filter({ visible: true }).first().click();
  }

  async nextTo(step: StepId): Promise<void> {
    await this.next();
    await this.isAt(step);
  }

  /** Floor, parking and lift of an address; of the only one of the page unless told. */
  async answerAccess(
    { floor = 'Ground floor', lift = false, parking = true }: AccessAnswers = {},
    address: Locator = this.page.getByRole('main'),
  ): Promise<void> {
    const choose = (question: string, isSo: boolean) =>
      address
        .getByRole('group', { name: question })
        .getByRole('radio', { name: isSo ? 'Yes' : 'No', exact: true })
        .check();
    await address.getByRole('combobox', { name: 'Floor' }).selectOption(floor);
    await choose('Can a van park at the door?', parking);
    if (floor !== 'Ground floor') await choose('Is there a lift?', lift);
  }

  /** What was answered before is shown; pressed, it is asked. */
  async askAgain(question: string): Promise<void> {
    await this.page.getByRole('button', { name: `Change: ${question}` }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  }

  /** The total in the panel beside the question, or in the bar of a phone. */
  total(amount: string): Locator {
    return this.page.locator('strong').getByText(amount, { exact: true }).filter({ visible: true }).first();
  }

  async expectTotal(amount: string): Promise<void> {
    await expect(this.total(amount)).toBeVisible();
  }

  /** FORM-2: the focus is in the summary, the title says so, and each entry leads to its field. */
  async expectErrors(...texts: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.errorSummary).toBeFocused();
    await expect(this.page).toHaveTitle(/^Error: /);
    for (const text of texts) await expect(this.errorSummary.getByRole('link', { name: text }).first()).toBeVisible();
  }

  /** Follows an entry of the summary; answers the field that has the focus then. */
  async followError(text: string): Promise<Locator> {
    await this.errorSummary.getByRole('link', { name: text }).first().click();
    const field = this.page.locator(':focus');
    await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, '\\$&')));
    return field;
  }
}
