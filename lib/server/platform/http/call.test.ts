import type { ServerResponse } from 'node:http';
import { object, string } from 'yup';
import { endpoint, type Access } from '@/lib/contracts/endpoint';
import type { Services } from '@/lib/server/container';
import type { Admitted, ApiRequest } from './api-handler';
import { call } from './call';

const OPERATOR = { userId: 'u2', email: 'Desk@example.com' };
const CUSTOMER = { userId: 'u1', email: 'ada@example.com' };
const request = { headers: {}, socket: { remoteAddress: '203.0.113.7' } } as unknown as Admitted<ApiRequest>;
const response = {} as ServerResponse;

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

async function told(access: Access, user: object | null, sent: unknown) {
  const services = as(user);
  const answered = call(contractOf(access), (_services, asked, { user: admitted, address }) =>
    Promise.resolve({ request: asked, admitted, address }),
  );
  return answered.run(services, sent, { user: await answered.access(services, request), request, response });
}

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
    const { run } = call(contractOf('open'), (_services, asked, { sent }) => Promise.resolve(heard.push(asked, sent)));
    const around = { user: null, request, response };
    await run(as(null), { word: 'hello', website: 'spam' }, around);
    expect(heard).toEqual([HELLO, { word: 'hello', website: 'spam' }]);
    await expect(run(as(null), {}, around)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
