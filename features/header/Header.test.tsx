import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HeaderContent } from './content';
import { Header } from './Header';

const PICTURE = {
  drawing: { path: '/drawings/menus/moving.svg', width: 200, height: 140, alt: '' },
  title: 'A van',
  text: 'From £49.',
};

const CONTENT: HeaderContent = {
  tabs: [
    { id: 'home', label: 'Personal', href: '/' },
    { id: 'account', label: 'Account', href: '/account/items' },
  ],
  groups: [
    {
      id: 'moving',
      label: 'Moving',
      links: [{ label: 'House moves', href: '/services/moving', note: 'from £49' }],
      picture: PICTURE,
    },
    {
      id: 'storage',
      label: 'Storage',
      links: [{ label: 'Storage units', href: '/services/storage' }],
      picture: PICTURE,
    },
  ],
  mobileTabs: [],
  mobileLinks: [
    { label: 'FAQ', href: '/faq' },
    { label: 'Contact Us', href: '/contact-us' },
  ],
  callMeBack: { header: 'Call me back', mobileMenu: 'Call Me Back' },
  getAPrice: { label: 'Get a price', href: '/get-a-quote' },
  company: { phone: '020 7946 0123', phoneHref: 'tel:+442079460123', email: 'hello@example.com' },
};

const group = (name: string) => screen.getByRole('button', { name });
const openGroups = () => screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);

function show(path = '/') {
  return render(<Header key={path} content={CONTENT} path={path} />);
}

describe('Header', () => {
  it('HDR-1: has the logo, the phone link, the callback button and the burger', () => {
    show();
    const banner = screen.getByRole('banner');
    expect(within(banner).getAllByRole('link', { name: /home$/ })[0]?.getAttribute('href')).toBe('/');
    expect(within(banner).getByRole('link', { name: 'Call 020 7946 0123' }).getAttribute('href')).toBe(
      'tel:+442079460123',
    );
    expect(within(banner).getByRole('link', { name: 'Call me back' }).getAttribute('href')).toBe('/forms/callback');
    expect(group('Menu')).toBeTruthy();
  });

  it('FLW-3: leads to a price, counted as a quote click, in the bar and in the mobile menu beside prices', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    show('/blog');
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Get a price' });
    expect([link.getAttribute('href'), link.dataset.spot]).toEqual(['/get-a-quote', 'header']);
    await userEvent.click(group('Menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const inMenu = menu.getByRole('link', { name: 'Get a price' });
    expect([inMenu.getAttribute('href'), inMenu.dataset.spot]).toEqual(['/get-a-quote', 'mobile_menu']);
    expect(menu.getByText('from £49')).toBeTruthy();
  });

  it('HDR-1: a group opens by click, one at a time', async () => {
    show();
    await userEvent.click(group('Moving'));
    expect(openGroups()).toEqual(['Moving']);
    await userEvent.click(group('Storage'));
    expect(openGroups()).toEqual(['Storage']);
    await userEvent.click(group('Storage'));
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it.each(['{Enter}', ' '])(
    'HDR-1: a group opens by %j and closes by Escape, which gives the focus back',
    async (key) => {
      show();
      group('Storage').focus();
      await userEvent.keyboard(key);
      expect(openGroups()).toEqual(['Storage']);
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe('Storage units');
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('button', { expanded: true })).toBeNull();
      expect(document.activeElement).toBe(group('Storage'));
    },
  );

  it('HDR-1: a group opens under the pointer and closes behind it', async () => {
    show();
    await userEvent.hover(group('Moving'));
    expect(openGroups()).toEqual(['Moving']);
    await userEvent.unhover(group('Moving'));
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('HDR-1: a press elsewhere closes a pinned group', async () => {
    show();
    await userEvent.click(group('Moving'));
    await userEvent.click(document.body);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('HDR-5: a route change closes the open group', async () => {
    const { rerender } = show('/');
    await userEvent.click(group('Moving'));
    rerender(<Header key="/faq" content={CONTENT} path="/faq" />);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('HDR-3: the active tab carries aria-current', () => {
    show('/account/items');
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Personal' }).getAttribute('aria-current')).toBeNull();
  });

  it('HDR-4: the mobile menu holds the groups one open at a time, FAQ, Contact Us and Call Me Back', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    const { container } = show();
    await userEvent.click(group('Menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const name of ['FAQ', 'Contact Us', 'Call Me Back']) expect(menu.getByRole('link', { name })).toBeTruthy();
    const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names).toEqual(['mobile-menu', 'mobile-menu']);
  });
});
