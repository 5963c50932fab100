import { headersOfAll, headersOfPages } from './security';

const valueOf = (headers: ReturnType<typeof headersOfAll>, name: string) =>
  headers.find(({ key }) => key === name)?.value;

describe('security headers', () => {
  it('tell a browser to come by https only when the site is reached so', () => {
    expect(valueOf(headersOfAll('https://www.example.com'), 'Strict-Transport-Security')).toBe('max-age=31536000');
    for (const origin of ['http://localhost:3000', '']) {
      expect(valueOf(headersOfAll(origin), 'Strict-Transport-Security')).toBeUndefined();
    }
  });

  it('let no page be framed, guess no types, and tell other sites no more than where a visitor comes from', () => {
    const headers = headersOfAll('');
    expect(valueOf(headers, 'X-Frame-Options')).toBe('DENY');
    expect(valueOf(headers, 'X-Content-Type-Options')).toBe('nosniff');
    expect(valueOf(headers, 'Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('give pages their policy, switch off what they do not use, and keep their window to themselves', () => {
    const headers = headersOfPages("default-src 'self'");
    expect(valueOf(headers, 'Content-Security-Policy')).toBe("default-src 'self'");
    expect(valueOf(headers, 'Permissions-Policy')).toMatch(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
    expect(valueOf(headers, 'Cross-Origin-Opener-Policy')).toBe('same-origin');
  });
});
