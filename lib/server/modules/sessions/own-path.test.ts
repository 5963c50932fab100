import { ownPath } from './own-path';

describe('where one goes after signing in', () => {
  it.each([
    ['/account/items', '/account/items'],
    ['/', '/'],
    ['/orders/SM-ABCD?change=cancel#price', '/orders/SM-ABCD?change=cancel#price'],
    ['/account/../desk', '/desk'],
  ])('goes on to %j', (wanted, path) => {
    expect(ownPath(wanted)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    'account/items',
    '/auth-api/sign_out',
    '/api/health',
    '/ü',
    `/${'x'.repeat(500)}`,
    '',
    undefined,
    ['/account/items'],
  ])('stays at home for %j', (wanted) => {
    expect(ownPath(wanted)).toBeNull();
  });
});
