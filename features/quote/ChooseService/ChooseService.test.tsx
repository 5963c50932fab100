import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { track } from '@/lib/analytics/track';
import { aTrader, someFacts } from '../moving/testing';
import { ChooseService } from './ChooseService';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

const picture = someFacts().planPictures.two_bedroom;
const pictures = { moving: picture, storage: picture, return: picture, cleaning: picture };

describe('the choice of a service', () => {
  beforeEach(() => render(<ChooseService company={aTrader} pictures={pictures} />));

  it.each([
    ['moving', '/get-a-quote/moving'],
    ['storage', '/get-a-quote/storage'],
    ['return', '/get-a-quote/storage-return'],
    ['cleaning', '/get-a-quote/cleaning'],
  ])('QUO-5: leads to the %s quote and counts the click with its spot', (service, path) => {
    const link = screen.getByRole('link', { name: `Get my ${service} price` });
    expect(link).toHaveAttribute('href', path);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(track).toHaveBeenLastCalledWith('get_a_quote_click_v2', { spot: `choose_service_${service}` });
  });

  it('gives the phone number for everything else', () => {
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
  });
});
