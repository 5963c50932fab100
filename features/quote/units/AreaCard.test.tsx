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
      />,
    );
    const shown = [MESSAGES.areaRequired, MESSAGES.byRequest].filter((text) => screen.queryByText(text));
    expect(shown).toEqual(said === null ? [] : [said]);
  });
});
