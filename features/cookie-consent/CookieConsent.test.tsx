import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whenWanted } from '@/components/ui/Island/hydration-triggers';
import { ROUTES } from '@/lib/routes';
import { CookieConsent } from './CookieConsent';

const forget = () => {
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
  window.history.replaceState(null, '', '/');
};

const QUESTION = 'Are you okay with optional cookies?';

describe('CookieConsent', () => {
  beforeEach(forget);
  afterEach(forget);

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('CKB-1: asks, and %s hides the banner and is remembered', async (button, value) => {
    render(<CookieConsent />);
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookie-policy');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(document.cookie).toContain(`cookie_consent=${value}`);
  });

  describe('at the end of a page', () => {
    const open = async () => {
      render(<CookieConsent isAtEnd />);
      await act(() => whenWanted());
      await act(() => import('./CookieBanner'));
    };
    afterEach(() => delete process.env.NEXT_PUBLIC_CONSENT_MODE);

    it('CKB-1, LAW-11: asks where consent is opt-in, over nothing, and the answer takes the question away', async () => {
      process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
      await open();
      expect(await screen.findByRole('region', { name: 'Cookies' })).toHaveClass('atEnd', { exact: true });
      await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
      expect(screen.queryByText(QUESTION)).toBeNull();
      expect(document.cookie).toContain('cookie_consent=accepted');
    });

    it('SHELL-4: asks nothing where consent is granted', async () => {
      await open();
      expect(screen.queryByText(QUESTION)).toBeNull();
    });
  });

  it('LAW-11: "Accept" and "Decline" are equal in weight', async () => {
    render(<CookieConsent />);
    const [decline, accept] = await screen.findAllByRole('button');
    expect(decline?.className).toBe(accept?.className);
  });

  it('LAW-11: "Cookie settings" asks again with the focus on the question, and gives it back after the answer', async () => {
    document.cookie = 'cookie_consent=accepted';
    render(
      <>
        <button data-cookie-settings="">Cookie settings</button>
        <CookieConsent />
      </>,
    );
    const settings = screen.getByText('Cookie settings');
    await waitFor(async () => {
      await userEvent.click(settings);
      expect(screen.getByText(QUESTION)).toHaveFocus();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(settings).toHaveFocus();
    expect(document.cookie).toContain('cookie_consent=declined');
  });

  it('LAW-11: a press on "Cookie settings" that came too early asks on the page that it leads to', async () => {
    document.cookie = 'cookie_consent=accepted';
    window.history.replaceState(null, '', ROUTES.cookieSettings);
    render(<CookieConsent />);
    const decline = await screen.findByRole('button', { name: 'Decline' });
    expect(screen.getByText(QUESTION)).toHaveFocus();
    await userEvent.click(decline);
    expect(document.cookie).toContain('cookie_consent=declined');
    expect(screen.queryByRole('button')).toBeNull();
    // Withdrawing consent reloads the page, which must not ask again.
    expect(window.location.pathname + window.location.hash).toBe(ROUTES.cookies);
  });
});
