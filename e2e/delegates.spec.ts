import { ROUTES } from '@/lib/routes';
import { anItem } from '@/lib/testing/moves';
import { storedOrder } from './database';
import { expect, test } from './fixtures';
import { storedThings, signInByMail } from './journeys/account';
import { returnFlowOf } from './journeys/return';
import { mailTo } from './mailbox';
import { claimSlot } from './quiet-slots';

const THINGS = [anItem(4, { id: 'box_m', title: 'Medium box', quantity: 6 })];

test.describe('the right to order returns', () => {
  test('OWN-1: is given by the owner, used and paid by who was invited, seen and taken away by the owner', async ({
    page,
    browser,
    slot,
    email,
    baseURL,
    expectAccessible,
  }) => {
    const sam = `sam-${email}`;
    await storedThings({ origin: baseURL, slot, email, items: THINGS });
    await signInByMail(page, email);
    const panel = page.getByRole('region', { name: 'People who can order a return' });
    await panel.getByText('Invite someone').click();
    await panel.getByRole('textbox', { name: 'Their name' }).fill('Sam');
    await panel.getByRole('textbox', { name: 'Their email' }).fill('sam@');
    await panel.getByRole('button', { name: 'Let them order returns' }).click();
    await expect(panel.getByRole('textbox', { name: 'Their email' })).toHaveValue('sam@');
    await expectAccessible();
    await panel.getByRole('textbox', { name: 'Their email' }).fill(sam);
    await panel.getByRole('button', { name: 'Let them order returns' }).click();
    await expect(panel.getByRole('status')).toContainText('We have sent the invitation');
    await expect(panel.getByRole('listitem')).toContainText(sam);
    await expectAccessible();
    await mailTo(email, /^Sam can now order returns/);
    const { text: invitation = '' } = await mailTo(sam, /has said you can order things back from storage$/);
    expect(invitation).toContain(ROUTES.account);

    const theirs = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await theirs.newPage();
    await signInByMail(other, sam);
    const unit = other.getByRole('region', { name: /’s 6 × 4 ft unit$/ });
    await expect(unit).toContainText('Shared by');
    await expect(unit).not.toContainText('£52.56');
    await unit.getByRole('spinbutton', { name: /Medium box/ }).fill('2');
    await unit.getByRole('button', { name: 'Continue to the address' }).click();
    const { back, date, details, check, payment, order } = returnFlowOf(other);
    await back.isAt('address');
    await expect(back.postcode).toHaveValue('');
    await back.postcode.fill('SE15 4HX');
    await back.answerAccess();
    await back.nextTo('date');
    await date.choose(claimSlot());
    await date.nextTo('details');
    await expect(details.firstName).toHaveValue('');
    await details.fill({ firstName: 'Sam', lastName: 'Sample', email: sam, phone: '07700 900123' });
    await details.terms.check();
    await details.nextTo('check');
    await check.pay();
    await payment.press('pay');
    await order.isBooked('return');
    const { reference } = order;
    expect(storedOrder(reference)).toMatchObject({ state: 'confirmed', flow: 'storage-return', email: sam });
    await mailTo(email, /^Sam ordered a return of 2 things for /);

    await page.goto(ROUTES.account);
    await expect(panel).toContainText('Sam: 2 things on');
    await expectAccessible();
    await panel.getByRole('button', { name: 'Remove Sam' }).click();
    await expect(panel.getByRole('status')).toContainText('can no longer order returns');
    await mailTo(sam, /^You can no longer order returns from /);
    await other.goto(ROUTES.account);
    await expect(other.getByRole('heading', { level: 2, name: 'Nothing in storage' })).toBeVisible();
    await theirs.close();

    await panel.getByText('Cancel this return').click();
    await panel.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(panel.getByRole('status')).toContainText('The return is cancelled');
    expect(storedOrder(reference)).toMatchObject({ state: 'cancelled' });
    await mailTo(sam, /has cancelled your return of /);
  });
});
