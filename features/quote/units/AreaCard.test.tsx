import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { sentArea } from '@/features/quote/pages/query';
import { MESSAGES } from '@/lib/validation/messages';
import { AreaCard } from './AreaCard';

describe('FORM-2: what the area form sent without script is answered by the page that comes back', () => {
  test.each([
    ['nothing, at first', {}, null],
    ['an empty field', { area: '' }, MESSAGES.areaRequired],
    ['a word', { area: 'big' }, MESSAGES.areaRequired],
    ['more than we price', { area: '500' }, MESSAGES.byRequest],
    ['the first of two', { area: ['500', '120'] }, MESSAGES.byRequest],
  ])('%s', (_, query, said) => {
    render(
      <AreaCard
        bounds={{ min: 97, max: 300 }}
        picture={{ path: '/room.svg', width: 10, height: 10, alt: 'A room' }}
        spot="choose_unit_custom"
        action="/get-a-quote/storage"
        query="plan=custom"
        initialArea={sentArea(query)}
        priceOf={(squareFeet) => (squareFeet > 300 ? null : '£50 a week')}
        unitHref={() => '/unit'}
      />,
    );
    const shown = [MESSAGES.areaRequired, MESSAGES.byRequest].filter((text) => screen.queryByText(text));
    expect(shown).toEqual(said === null ? [] : [said]);
  });
});

describe('RDT-1: an area that a unit on sale has is offered as that unit', () => {
  const card = (area: string, isFull = false) => (
    <AreaCard
      bounds={{ min: 97, max: 200 }}
      picture={{ path: '/room.svg', width: 10, height: 10, alt: 'A room' }}
      spot="choose_unit_custom"
      action="/get-a-quote/storage"
      query="plan=custom"
      initialArea={area}
      priceOf={(squareFeet) => (squareFeet >= 97 && squareFeet <= 200 ? '£79.54 a week' : null)}
      unitHref={(space) => (isFull ? null : `/choose?plan=${space}`)}
    />
  );

  test.each([
    ['96', '12 × 8 ft', '96 sq ft'],
    ['96 sq ft', '12 × 8 ft', '96 sq ft'],
    ['73', '12 × 8 ft', '96 sq ft'],
    ['24', '6 × 4 ft', '24 sq ft'],
    ['1', '3 × 3 ft', '9 sq ft'],
  ])('%s is offered %s', (area, title, size) => {
    render(card(area));
    expect(screen.getByText(`Our ${title} unit has ${size}`)).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.byRequest)).not.toBeInTheDocument();
    const plan = title.replace(' × ', 'x').replace(' ft', '');
    expect(screen.getByRole('link', { name: `Choose ${title}` })).toHaveAttribute('href', `/choose?plan=Plan ${plan}`);
  });

  test.each(['97', '200', '201', '0', ''])('%p is offered no unit', (area) => {
    render(card(area));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('a unit of which none is free is named without a link', () => {
    render(card('96', true));
    expect(screen.getByText('Our 12 × 8 ft unit has 96 sq ft')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
