import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
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
import { mailTo } from '../mailbox';

type Stored = {
  readonly origin: string | undefined;
  readonly slot: SlotChoice;
  readonly email: string;
  /** What is in it; a sofa unless told. */
  readonly items?: readonly FurnitureItem[];
};

/** A 6 × 4 ft unit for three months, ordered and paid by calls. */
export async function paidStorage({ origin = '', slot, email, items }: Stored) {
  const asked = storageInsteadOf(withSlot(moveOf(email), slot));
  const answers = items ? { ...asked, furnitureItems: items } : asked;
  const { totalWithDiscount } = await priceOfStorage(origin, answers);
  const created = await orderStorage(origin, answers, randomUUID(), totalWithDiscount);
  await payAsTest(origin, created);
  return created;
}

/** Asks for a link on the page that stands there, and reads it from the mail: its path. */
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

/** Goes to a page of the account or the desk, and in by the mailed link, which is returned. The page is there then. */
export async function signInByMail(page: Page, email: string, path: string = ROUTES.account): Promise<string> {
  await page.goto(path);
  const link = await mailedLink(page, email);
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(path);
  return link;
}
