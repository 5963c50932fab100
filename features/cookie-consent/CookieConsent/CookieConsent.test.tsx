import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieConsent } from './CookieConsent';

const forget = () => {
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
};

describe('CookieConsent', () => {
  beforeEach(forget);
  afterEach(forget);

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('CKB-1: asks, and %s hides the banner and is remembered', async (button, value) => {
    render(<CookieConsent policyHref="/cookie-policy" />);
    expect(await screen.findByText('Are you okay with optional cookies?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookie-policy');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByText('Are you okay with optional cookies?')).toBeNull();
    expect(document.cookie).toContain(`cookie_consent=${value}`);
  });
});
