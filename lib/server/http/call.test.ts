import { object, string } from 'yup';
import { endpoint, type Access } from '@/lib/contracts/endpoint';
import type { Services } from '../container';
import type { ApiRequest } from './api-handler';
import { call } from './call';

const OPERATOR = { userId: 'u2', email: 'Desk@example.com' };
const CUSTOMER = { userId: 'u1', email: 'ada@example.com' };
const asked = { headers: {}, socket: { remoteAddress: '203.0.113.7' } } as unknown as ApiRequest;
const response = {} as Parameters<ReturnType<typeof call>['run']>[3];

const as = (user: object | null) =>
  ({
    deps: { config: { trustedProxies: 0, siteServers: [], deskEmails: ['desk@example.com'] } },
    sessions: { userOf: () => Promise.resolve(user) },
  }) as unknown as Services;

const contractOf = <const A extends Access>(access: A) =>
  endpoint<unknown>()({
    name: 'tell',
    method: 'POST',
    path: '/tell',
    access,
    request: object({ word: string().required() }),
  });

const told = (access: Access, user: object | null, sent: unknown) =>
  call(
    contractOf(access),
    () =>
      (request, { user: admitted, address }) =>
        Promise.resolve({ request, admitted, address }),
  ).run(as(user), sent, asked, response);

const HELLO = { word: 'hello' };

describe('a contract and what answers it', () => {
  it.each([
    ['open', null, null],
    ['open', CUSTOMER, null],
    ['guest', null, null],
    ['own', CUSTOMER, CUSTOMER],
    ['desk', OPERATOR, { email: 'desk@example.com' }],
  ] as const)('%s lets in %j, and knows them as %j', async (access, user, admitted) => {
    await expect(told(access, user, HELLO)).resolves.toEqual({ request: HELLO, admitted, address: '203.0.113.7' });
  });

  it.each([
    ['own', null, 'unauthenticated'],
    ['desk', null, 'unauthenticated'],
    ['desk', CUSTOMER, 'not_found'],
  ] as const)('%s tells %j only that they are %s, whatever was sent', async (access, user, code) => {
    await expect(told(access, user, { word: '' })).rejects.toMatchObject({ code });
  });

  it('hands on what the schema says, and keeps what was sent beside it', async () => {
    const heard: unknown[] = [];
    const { run } = call(
      contractOf('open'),
      () =>
        (request, { sent }) =>
          Promise.resolve(heard.push(request, sent)),
    );
    await run(as(null), { word: 'hello', website: 'spam' }, asked, response);
    expect(heard).toEqual([HELLO, { word: 'hello', website: 'spam' }]);
    await expect(run(as(null), {}, asked, response)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
