import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { londonInstant } from '@/lib/domain/london-time';
import { PARKING_PLANNER } from '@/lib/tool-routes';
import { ROUTES } from '@/lib/routes';
import { planModel } from './plan-model';
import { PlanBody } from './PlanBody';

const NOW = londonInstant('2026-11-24', '10:00');
const picture = (alt: string) => ({ path: '/drawings/x.svg', width: 100, height: 100, alt });
const around = {
  trail: breadcrumbTrail(PARKING_PLANNER),
  pictures: { reserved: picture('The van at the door'), carried: picture('A carry of 25 metres') },
  quote: { href: ROUTES.movingQuote, label: 'Get the price of this move' },
};
const show = (query: Record<string, string>) => render(<PlanBody {...planModel(query, NOW)} {...around} />);

describe('PlanBody', () => {
  it('PLN-2: shows each council with its day, its page and the form for another plan', () => {
    show({ from: 'NW5 2AA', to: 'SW2 1AA', date: '2026-12-15' });
    const [camden] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Camden'));
    expect(camden).toHaveTextContent('Ask by Friday 27 November, 15:00');
    expect(screen.getByRole('link', { name: 'The council’s page for Lambeth' })).toHaveAttribute(
      'href',
      'https://www.lambeth.gov.uk/parking/parking-suspensions/costs',
    );
    expect(screen.getByLabelText('Postcode you are moving from')).toHaveValue('NW5 2AA');
  });

  it('PLN-2: offers its days as a calendar file, and shows the kerb with bays and without, in words too', () => {
    show({ from: 'NW5 2AA', to: 'SW2 1AA', date: '2026-12-08' });
    expect(screen.getByRole('link', { name: 'Add these days to your calendar' })).toHaveAttribute(
      'href',
      '/api/parking/calendar?from=NW5+2AA&to=SW2+1AA&date=2026-12-08',
    );
    const [reserved, carried] = screen.getAllByRole('figure');
    expect(reserved).toHaveTextContent(/With two bays.*At SW2 1AA, if you ask in time.*The van at the door/);
    expect(carried).toHaveTextContent(/Without them.*At NW5 2AA, unless something below works.*25 metres/);
  });

  it('FORM-2: leads from what is wrong to its field', () => {
    show({ from: 'nowhere', to: '', date: '' });
    expect(screen.getByRole('link', { name: /postcode you are moving from/ })).toHaveAttribute('href', '#from');
    expect(screen.getByLabelText('Postcode you are moving from')).toHaveAccessibleDescription(/such as SE15 4QL/);
    expect(screen.getByLabelText('Day of the move')).toBeInvalid();
  });
});
