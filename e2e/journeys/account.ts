import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { ROUTES } from '@/lib/routes';
import {
  orderStorage,
  payAsTest,
  priceOfStorage,
  moveOf,
  storageInsteadOf,
  withSlot,
  type SlotChoice,
} from '@/lib/testing/site-client';
import { bringCollectionForward } from '../database';
import { mailTo } from '../mailbox';

type Stored = {
  readonly origin: string | undefined;
  readonly slot: SlotChoice;
  readonly email: string;
  /** The contents of the unit; a sofa by default. */
  readonly items?: readonly FurnitureItem[];
};

/** Orders and pays a unit whose collection was yesterday. */
export async function storedThings(stored: Stored) {
  const created = await paidStorage(stored);
  bringCollectionForward(created.reference);
  return created;
}

/** Orders and pays a 6 × 4 ft unit for three months by calls. */
export async function paidStorage({ origin = '', slot, email, items }: Stored) {
  const asked = storageInsteadOf(withSlot(moveOf(email), slot));
  const answers = items ? { ...asked, furnitureItems: items } : asked;
  const { totalWithDiscount } = await priceOfStorage(origin, answers);
  const created = await orderStorage(origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(origin, created);
  return created;
}

/** Asks for a link on the open page, and returns its path from the mail. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await page.getByRole('main').getByRole('textbox', { name: 'Your email' }).fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  const { text = '' } = await mailTo(email, /^Your link to sign in/);
  const address = /https?:\/\/\S+\/account\/sign-in\?link=\S+/.exec(text)?.[0];
  if (!address) throw new Error('No link in the mail');
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Opens a page of the account or the desk, and signs in by a mailed link. Returns the link, once the page is open. */
export async function signInByMail(page: Page, email: string, path: string = ROUTES.account): Promise<string> {
  await page.goto(path);
  const link = await mailedLink(page, email);
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(path);
  return link;
}
