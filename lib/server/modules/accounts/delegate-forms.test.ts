import { bookFromAccount } from '@/lib/contracts/accounts';
import { inviteHelper, revokeHelper, stopHelpersReturn } from '@/lib/contracts/delegates';
import { replaceServices } from '@/lib/server/container';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { aDelegate } from '@/lib/testing/delegates';
import { anItem } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { aRental, type Rental } from '@/lib/testing/rentals';
import { signIn } from '@/lib/testing/sessions';

const BOXES = anItem(4, { id: 'custom_box', title: 'Box', quantity: 5 });

describeWithDatabase('forms of the right to order returns', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now);
  let api: ApiServer;
  let store: Rental;
  let ada: string;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(depsOf());
    api = await startApi();
    store = await aRental(depsOf(), { furnitureItems: [BOXES] });
    ada = (await signIn(depsOf(), 'ada@example.com')).cookie;
  });

  async function post(path: string, fields: Readonly<Record<string, string>>, cookie: string) {
    const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const;
    const response = await fetch(api.origin + path, { ...init, headers: { Cookie: cookie } });
    return { status: response.status, to: response.headers.get('location'), kept: response.headers.get('set-cookie') };
  }
  const panel = (state: string) => `/account/items?helpers=${state}&unit=${store.orderId}#helpers-${store.orderId}`;
  const invite = (fields: object, cookie = ada) =>
    post(inviteHelper.path, { orderId: store.orderId, name: 'Sam', email: 'sam@example.com', ...fields }, cookie);

  it('OWN-1: lead back to the unit, with what became of them', async () => {
    expect(await invite({})).toMatchObject({ status: 303, to: panel('invited') });
    const sam = await aDelegate(depsOf(), store, { name: 'Bob', email: 'bob@example.com' });
    const fields = { orderId: store.orderId, helperId: sam.row.id };
    expect(await post(revokeHelper.path, fields, ada)).toMatchObject({ status: 303, to: panel('revoked') });
  });

  it.each([
    ['an address that is none', { email: 'sam@' }, 'refused'],
    ['one’s own address', { email: 'ada@example.com' }, 'own-address'],
    ['a name that a mail program makes a link of', { name: 'www.evil.example' }, 'refused'],
  ])('FORM-2: keep what was typed with %s', async (_, fields, state) => {
    const { status, to, kept } = await invite(fields);
    expect([status, to]).toEqual([303, panel(state)]);
    const value = /refused_form=([\w-]+)/.exec(kept ?? '')?.[1] ?? '';
    expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject({
      form: 'inviteHelper',
      values: { orderId: store.orderId, ...fields },
    });
  });

  it('API-4: lead nowhere else, whatever is named as the unit', async () => {
    for (const orderId of ['//evil.example', 'x#y', 'https://evil.example', '<script>', 'a'.repeat(65), '']) {
      for (const path of [inviteHelper.path, revokeHelper.path, stopHelpersReturn.path]) {
        const { status, to } = await post(path, { orderId, name: '', email: '' }, ada);
        expect([path, orderId, status, to]).toEqual([path, orderId, 303, '/account/items']);
      }
    }
  });

  it('API-4: ask who is not signed in to do so', async () => {
    expect((await invite({}, '')).to).toBe('/account/sign-in?next=%2Faccount%2Fitems');
  });

  it('OWN-1: tell a helper who asks for all of it that something has to stay', async () => {
    const sam = await aDelegate(depsOf(), store);
    const all = { orderId: store.orderId, what: 'items', [`things.${BOXES.id}`]: '5' };
    expect(await post(bookFromAccount.path, all, sam.cookie)).toMatchObject({ to: panel('something-stays') });
    const some = await post(bookFromAccount.path, { ...all, [`things.${BOXES.id}`]: '4' }, sam.cookie);
    expect(some.to).toMatch(/^\/get-a-quote\/storage-return\/address\?quote=/);
  });
});
