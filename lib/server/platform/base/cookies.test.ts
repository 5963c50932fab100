import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { readCookie, writeCookie } from './cookies';

describe('a cookie', () => {
  it.each([
    ['alone', 'session=a', 'a'],
    ['after others', 'consent=accepted; session=a', 'a'],
    ['beside one whose name begins like it', 'session-of-old=x; sessions=y; session=a', 'a'],
    ['with an equals sign in it', 'session=a=b', 'a=b'],
  ])('is read %s', (_where, cookie, value) => expect(readCookie({ headers: { cookie } }, 'session')).toBe(value));

  it.each([
    ['without cookies', undefined],
    ['where only the beginning of a name is the same', 'session-of-old=x; my-session=y'],
    ['without a value', 'session='],
  ])('is none %s', (_what, cookie) => expect(readCookie({ headers: { cookie } }, 'session')).toBeNull());

  it.each([
    ['an https site', 'https://smart.example', '; Secure'],
    ['a site on this machine', 'http://localhost:3000', ''],
  ])('is hidden from scripts and from posts of other sites, on %s', (_what, siteOrigin, end) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    writeCookie(response, { name: 'session', value: 'a', maxAgeSeconds: 60 }, { siteOrigin });
    expect(response.getHeader('Set-Cookie')).toBe(`session=a; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${end}`);
  });
});
