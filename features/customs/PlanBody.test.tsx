import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { CUSTOMS_PLAN, CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { NOT_ADVICE } from '@/lib/domain/customs/words';
import { londonInstant } from '@/lib/domain/london-time';
import { planModel } from './plan-model';
import { PlanBody } from './PlanBody';

const NOW = londonInstant('2026-11-26', '10:00');
const GOOD = {
  destination: 'united_arab_emirates',
  citizen: 'british',
  reason: 'home',
  outside: 'long',
  before: 'no',
  residence: '2027-06-01',
  goods: '2027-06-15',
  things: ['drone', 'tools'],
};
const show = (query: Record<string, string | string[]>) =>
  render(<PlanBody {...planModel(query, NOW)} notAdvice={NOT_ADVICE} trail={breadcrumbTrail(CUSTOMS_PLANNER)} />);

describe('PlanBody', () => {
  it('shows the answer, that it is no advice, the days, the papers, the list and the sources', () => {
    show(GOOD);
    expect(screen.getByRole('heading', { name: 'Yes: used things, free of customs duty' })).toBeVisible();
    expect(screen.getByText(/This is not legal advice/)).toBeVisible();
    const paper = screen.getByRole('heading', { name: /Residence visa/ }).closest('li');
    expect(paper).toHaveTextContent('Ask by Tuesday 9 February 2027');
    const drone = screen.getByRole('heading', { name: 'A drone' }).closest('li');
    expect(drone).toHaveTextContent('Only with papers');
    expect(screen.getByRole('heading', { name: 'Tools of my trade' }).closest('li')).toHaveTextContent(
      'We do not know',
    );
    const [source] = within(drone as HTMLElement).getAllByRole('link');
    const target = document.querySelector(source?.getAttribute('href') ?? '');
    expect(target).toHaveTextContent('Gulf News: Dubai Customs’ guide for passengers');
    expect(target).toHaveTextContent('Not an authority. As of 1 September 2021, read on 26 November 2026.');
  });

  it('keeps what was said in the form, which leads to a plan without a script', () => {
    const { container } = show(GOOD);
    expect(container.querySelector(`form[action="${CUSTOMS_PLAN}"]`)).toHaveAttribute('method', 'get');
    expect(screen.getByLabelText('Country you are moving to')).toHaveValue('united_arab_emirates');
    expect(screen.getByLabelText('A drone')).toBeChecked();
    expect(screen.getByLabelText('A car or motorcycle')).not.toBeChecked();
  });

  it('leads from what is wrong to its field', () => {
    show({ ...GOOD, goods: 'soon', things: 'yacht' });
    expect(screen.getByRole('link', { name: /your things arrive/ })).toHaveAttribute('href', '#goods');
    expect(screen.getByLabelText('Day your things arrive there')).toBeInvalid();
    expect(screen.getByRole('link', { name: 'Tick only what is on this list' })).toHaveAttribute('href', '#things');
    expect(document.querySelector('#things')).toBeInstanceOf(HTMLInputElement);
  });
});
