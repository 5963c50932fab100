import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { aTrader, someFacts } from '../moving/testing';
import { ChooseService } from './ChooseService';

jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));

describe('the choice of a service', () => {
  it('leads to the moving, the storage and the cleaning quote, and gives the phone number for everything else', () => {
    render(<ChooseService company={aTrader} picture={someFacts().planPictures.two_bedroom} />);
    expect(screen.getByRole('link', { name: 'Get my moving price' })).toHaveAttribute('href', '/get-a-quote/moving');
    expect(screen.getByRole('link', { name: 'Get my cleaning price' })).toHaveAttribute(
      'href',
      '/get-a-quote/cleaning',
    );
    expect(screen.getByRole('link', { name: 'Get my storage price' })).toHaveAttribute('href', '/get-a-quote/storage');
    const byPhone = within(screen.getByRole('region', { name: 'Booked by phone' }));
    expect(byPhone.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:+442079460123');
    expect(byPhone.getAllByRole('listitem')).toHaveLength(1);
  });
});
