import { claimSlot } from './quiet-slots';
import { invoicesOf, storedOrder } from './database';
import { expect, test } from './fixtures';
import { paidOrder } from './journeys/order';
import { openDisclosure } from './pages/disclosure';
import { InvoicePage } from './pages/invoice.page';
import { expectPrinted } from './printed';

test('INV-1: a payment’s invoice is read, printed on one page of A4, and shown to nobody else', async ({
  page,
  slot,
  email,
  backend,
  browser,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 404/);
  const { created } = await paidOrder(page, { origin: backend, slot, email });
  const { id } = storedOrder(created.reference);
  const [stored] = invoicesOf(id);
  const invoice = new InvoicePage(page);
  await invoice.open();
  await expect(invoice.heading).toHaveText(`Invoice ${stored?.number}`);
  await expect(page).toHaveTitle(new RegExp(`Invoice ${stored?.number}, order ${created.reference}`));
  await expect(page.getByText('VAT number GB 000 0000 00 (sample)')).toBeVisible();
  await expect(invoice.sum('Total paid')).toHaveText('£259.00');
  await expect(invoice.sum('VAT at 20%')).toHaveText('£43.17');
  await expect(invoice.sum('Total without VAT')).toHaveText('£215.83');
  await expectAccessible({ onPhone: true });
  expect(await expectPrinted(page)).toHaveLength(1);

  const address = page.url();
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = new InvoicePage(await plain.newPage());
  await visitor.page.goto(address);
  await expect(visitor.sum('Total paid')).toHaveText('£259.00');
  await visitor.back.click();
  await openDisclosure(visitor.page, 'Invoices');
  await expect(visitor.link).toBeVisible();
  await plain.close();

  const other = await paidOrder(page, { origin: backend, slot: claimSlot(), email });
  const [others] = invoicesOf(storedOrder(other.created.reference).id);
  const strangers = [
    address.replace(/token=.*/, 'token=wrong'),
    address.replace(stored?.number ?? '', others?.number ?? ''),
    address.replace(stored?.number ?? '', 'INV-2026-999999'),
  ];
  for (const stranger of strangers) {
    const refused = await page.goto(stranger);
    expect(refused?.status()).toBe(404);
    expect(await refused?.text()).not.toContain(stored?.number);
  }
});
