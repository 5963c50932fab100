/** Deletes all cookies in jsdom and sets those of a Cookie header ("a=1; b=2"). */
export function setCookies(header: string): void {
  const set = (cookie: string) => (document.cookie = cookie);
  document.cookie.split('; ').forEach((cookie) => set(`${cookie.split('=', 1).join('')}=; Max-Age=0; Path=/`));
  header.split('; ').filter(Boolean).forEach(set);
}
