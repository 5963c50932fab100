import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { spotOf } from '@/lib/deferred-scripts/early-clicks';
import { aTrader, someFacts } from '../../lib/testing/quotes';
import { ChooseService } from './ChooseService';

const picture = someFacts().planPictures.two_bedroom;
const card = (noun: string, href: string) => ({ noun, href, picture, title: noun, text: 'From £50.' });
const cards = [
  card('moving', '/get-a-quote/moving'),
  card('storage', '/get-a-quote/storage'),
  card('return', '/get-a-quote/storage-return'),
  card('cleaning', '/get-a-quote/cleaning'),
];

describe('the choice of a service', () => {
  beforeEach(() => render(<ChooseService company={aTrader} cards={cards} />));

  it.each([
    ['moving', '/get-a-quote/moving'],
    ['storage', '/get-a-quote/storage'],
    ['return', '/get-a-quote/storage-return'],
    ['cleaning', '/get-a-quote/cleaning'],
  ])('QUO-5: leads to the %s quote, with the spot that a click is counted by', (service, path) => {
    const link = screen.getByRole('link', { name: `Get my ${service} price` });
    expect(link).toHaveAttribute('href', path);
    expect(spotOf(link)).toBe(`choose_service_${service}`);
  });

  it('gives the phone number for everything else', () => {
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
  });
});
