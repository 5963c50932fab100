import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { planParking } from '@/lib/api/parking';
import { londonInstant } from '@/lib/domain/london-time';
import { quotedParking } from '@/lib/domain/order/parking';
import { anAddress } from '@/lib/testing/moves';
import { ParkingPlan } from './ParkingPlan';

jest.mock('@/lib/api/parking', () => ({ planParking: jest.fn() }));

const addresses = {
  collection: anAddress({ postcode: 'NW5 2AA', parking: false }),
  delivery: anAddress({ postcode: 'SW2 1AA', parking: true }),
};
const DAY = '2026-12-15';
const planOn = (date: string, now: string) => quotedParking(addresses, date, londonInstant(now, '10:00'));
const request = { date: DAY, addresses };

describe('ParkingPlan', () => {
  it('PLN-2: shows what the page brought, without a call, for both addresses with the council’s page', () => {
    render(<ParkingPlan request={request} known={planOn(DAY, '2026-11-24')} wayTo={() => null} />);
    const region = screen.getByRole('region', { name: 'Parking for the van on Tuesday 15 December' });
    expect(within(region).getByText('Ask by Friday 27 November, 15:00')).toBeVisible();
    expect(within(region).getByText('Nothing to arrange')).toBeVisible();
    expect(within(region).getByRole('link', { name: 'The council’s page for Camden' })).toHaveAttribute(
      'href',
      expect.stringContaining('camden.gov.uk'),
    );
    expect(planParking).not.toHaveBeenCalled();
  });

  it('PLN-2: where it is too late, says what works and gives the way to the nearest day', () => {
    render(
      <ParkingPlan
        request={request}
        known={planOn(DAY, '2026-12-01')}
        wayTo={({ label }) => <button type="button">Choose {label}</button>}
      />,
    );
    expect(screen.getByText(/The last day to ask Camden Council was Friday 27 November/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What works instead' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose Friday 18 December' })).toBeVisible();
  });

  it('PLN-2: asks for another day, and shows nothing while it is not known', async () => {
    const known = planOn(DAY, '2026-11-24');
    jest.mocked(planParking).mockResolvedValue({ parking: planOn('2026-12-22', '2026-11-24') });
    const { rerender } = render(<ParkingPlan request={request} known={known} wayTo={() => null} />);
    rerender(<ParkingPlan request={{ ...request, date: '2026-12-22' }} known={known} wayTo={() => null} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(await screen.findByText('Ask by Friday 4 December, 15:00')).toBeVisible();
  });
});
