import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { ROUTES, stepPath } from '@/lib/routes';
import {
  customerOf,
  freeSlots,
  moveOf,
  saveDraft,
  storageInsteadOf,
  withSlot,
  type SlotChoice,
} from '@/lib/testing/site-client';
import { leaveAndGoBack, openPhone, press, pressUntilHeading, read, visit } from './phone';

/** The slowdown factor of the processor, as in Lighthouse. */
export const SLOWDOWN = 4;
const KINDS = 60;
const VISITS = 4;
const PRESSES = 5;
const WALKS = 5;

export type Visit = {
  readonly name: string;
  /** Milliseconds of each press. */
  readonly measure: (browser: Browser, origin: string) => Promise<readonly number[]>;
};

const somebody = () => customerOf(randomUUID());

/**
 * Returns the measurement of presses on freshly opened pages, several times, so that the first press on a page counts
 * too.
 */
const onFreshPages =
  (open: (origin: string) => Promise<string>, pressAll: (page: Page) => Promise<readonly number[]>): Visit['measure'] =>
  async (browser, origin) => {
    const times: number[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      const page = await openPhone(browser, { address: somebody().address, slowdown: SLOWDOWN });
      await visit(page, origin + (await open(origin)));
      times.push(...(await pressAll(page)));
      await page.context().close();
    }
    return times;
  };

async function completeMove(origin: string) {
  const [slot] = await freeSlots(origin, moveOf(somebody().email));
  return withSlot(moveOf(somebody().email), slot as SlotChoice);
}

const openMenu = onFreshPages(
  () => Promise.resolve(ROUTES.home),
  async (page) => {
    const times: number[] = [];
    for (let index = 0; index < PRESSES; index += 1) {
      times.push(await press(page, page.getByRole('button', { name: 'Menu', exact: true })));
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    }
    return times;
  },
);

const choosePlan = onFreshPages(
  async (origin) => {
    const answers = storageInsteadOf(await completeMove(origin));
    const { draftId } = await saveDraft(origin, answers, 'details', 'storage');
    return stepPath(ROUTES.storageQuote, 'space', draftId);
  },
  async (page) => {
    const times: number[] = [];
    await page.getByRole('button', { name: 'Change: Size of the unit' }).tap();
    const plans = page.locator('label').filter({ has: page.locator('input[name="storageSpace"]') });
    for (let index = 0; index < PRESSES; index += 1) times.push(await press(page, plans.nth((index + 1) % 5)));
    return times;
  },
);

/** Items that are small enough to fit into one load. */
const manyThings = [...FURNITURE]
  .toSorted((one, other) => one.cubicFeet - other.cubicFeet)
  .slice(0, KINDS)
  .map(({ id, title, cubicFeet, kilograms }) => ({ id, title, quantity: 1, cubicFeet, kilograms }));

const addItem = onFreshPages(
  async (origin) => {
    const answers = { ...(await completeMove(origin)), furnitureItems: manyThings };
    const { draftId } = await saveDraft(origin, answers, 'details');
    return stepPath(ROUTES.movingQuote, 'items', draftId);
  },
  async (page) => {
    const times: number[] = [];
    const adders = page.getByRole('button', { name: /^Add one: / });
    for (let index = 0; index < PRESSES; index += 1) times.push(await press(page, adders.nth(index)));
    return times;
  },
);

const changeDay = onFreshPages(
  async (origin) => {
    const { draftId } = await saveDraft(origin, await completeMove(origin), 'details');
    return stepPath(ROUTES.movingQuote, 'date', draftId);
  },
  async (page) => {
    const times: number[] = [];
    const days = page.getByRole('table').getByRole('button', { name: /, available$/ });
    for (let index = 0; index < PRESSES; index += 1) times.push(await press(page, days.nth(index)));
    return times;
  },
);

/**
 * Measures going back to pages with running scripts. Our code must not exclude a page from the back/forward cache,
 * except private ones.
 */
const measureGoingBack: Visit['measure'] = async (browser, origin) => {
  const times: number[] = [];
  for (const path of [ROUTES.home, ROUTES.storageCalculator, ROUTES.prices, ROUTES.reviews]) {
    const page = await openPhone(browser, { address: somebody().address, slowdown: SLOWDOWN });
    await visit(page, origin + path);
    times.push(await leaveAndGoBack(page, origin + ROUTES.faq));
    await page.context().close();
  }
  return times;
};

export const goBack: Visit = { name: 'go back to a page', measure: measureGoingBack };

export const PRESSED: readonly Visit[] = [
  { name: 'open the menu', measure: openMenu },
  { name: 'choose a plan', measure: choosePlan },
  { name: `add an item to a list of ${KINDS}`, measure: addItem },
  { name: 'change the day', measure: changeDay },
];

/** Returns the "next" button of a phone, at the bottom of the screen. */
const bar = (page: Page, next: string) =>
  page.getByRole('button', { name: next, exact: true }).filter({ visible: true });

/** Walks from step to step. The first step loads the code that the others share. */
export const steps: Visit = {
  name: 'from one step to the next',
  measure: async (browser, origin) => {
    const times: number[] = [];
    for (let walk = 0; walk < WALKS; walk += 1) {
      const { draftId } = await saveDraft(origin, await completeMove(origin), 'details');
      const page = await openPhone(browser, { address: somebody().address, isSlow4g: true });
      await visit(page, origin + stepPath(ROUTES.movingQuote, 'packing', draftId));
      for (const [index, next] of ['Addresses', 'Items', 'Day and slot', 'Your details'].entries()) {
        const time = await pressUntilHeading(page, bar(page, next));
        if (index > 0) times.push(time);
        await read(page);
      }
      await page.context().close();
    }
    return times;
  },
};
