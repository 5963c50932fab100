import { render, screen, within } from '@testing-library/react';
import { Footer } from './Footer';

const COMPANY = {
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
  email: 'hello@example.com',
  address: '1 Example Street',
  social: [{ name: 'Facebook', icon: 'facebook', href: 'https://facebook.example.com/x' }],
  legalName: 'Legal Ltd',
  companyNumber: '00000000',
  registeredOffice: '2 Example Street',
  vatNumber: 'GB 000',
  trademarkNotice: 'The S mark is a trade mark of Legal Ltd.',
} as const;

describe('Footer', () => {
  it('FTR-1: has callback, contact, trademark, social, link columns, news, copyright and legal links', () => {
    render(
      <Footer
        company={COMPANY}
        columns={[{ id: 'help', label: 'Help', links: [{ label: 'FAQ', href: '/faq' }] }]}
        legalLinks={[{ label: 'Privacy policy', href: '/privacy-policy' }]}
        year={2027}
      />,
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('region', { name: 'Rather talk it through?' })).toBeTruthy();
    expect(footer.getAllByRole('link', { name: /020 7946 0123/ })[0]?.getAttribute('href')).toBe('tel:+442079460123');
    expect(footer.getByText('1 Example Street', { exact: false })).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Facebook' })).toBeTruthy();
    expect(within(footer.getByRole('navigation', { name: 'Help' })).getByRole('link', { name: 'FAQ' })).toBeTruthy();
    expect(footer.getByRole('region', { name: 'News by email' })).toBeTruthy();
    expect(footer.getByText(/© 2027 Smart Storage and Moving\. The S mark/)).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  });

  it('LAW-9: names the company behind it', () => {
    render(<Footer company={COMPANY} columns={[]} legalLinks={[]} year={2027} />);
    expect(
      screen.getByText(/^Legal Ltd, company number 00000000, VAT number GB 000\. Registered office: 2 Example/),
    ).toBeTruthy();
  });
});
