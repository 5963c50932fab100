import { fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { ROUTES } from '@/lib/routes';
import { AppLink } from './AppLink';

describe('AppLink', () => {
  const push = jest.fn(() => Promise.resolve(true));
  const prefetch = jest.fn(() => Promise.resolve());
  beforeEach(() => {
    jest.clearAllMocks();
    Router.router = { push, prefetch } as unknown as NonNullable<typeof Router.router>;
  });

  it('goes to the page without a full load', () => {
    render(<AppLink href="/faq">FAQ</AppLink>);
    const wasFollowed = fireEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(wasFollowed).toBe(false);
    expect(push).toHaveBeenCalledWith('/faq', undefined, { shallow: false });
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %j to the browser',
    (how) => {
      render(<AppLink href="/faq">FAQ</AppLink>);
      // jsdom cannot navigate, so this listener catches the clicks that the link has let through.
      let isLeft = false;
      document.addEventListener('click', (event) => ((isLeft = !event.defaultPrevented), event.preventDefault()), {
        once: true,
      });
      fireEvent.click(screen.getByRole('link'), how);
      expect(isLeft).toBe(true);
      expect(push).not.toHaveBeenCalled();
    },
  );

  it('lets a listener of its own decide', () => {
    render(
      <AppLink href="/faq" onClick={(event) => event.preventDefault()}>
        FAQ
      </AppLink>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(push).not.toHaveBeenCalled();
  });

  it('leaves the account to the browser: its drawings come with the whole page', () => {
    render(<AppLink href={ROUTES.account}>Account</AppLink>);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.focus(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect([push, prefetch].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('fetches the page when the focus comes near', () => {
    render(<AppLink href="/faq">FAQ</AppLink>);
    fireEvent.focus(screen.getByRole('link'));
    expect(prefetch).toHaveBeenCalledWith('/faq');
  });
});
