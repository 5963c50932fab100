import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ACCESS_CHECK } from '@/lib/tool-routes';
import { ROUTES } from '@/lib/routes';
import { AnswerBody } from './AnswerBody';

const around = {
  trail: breadcrumbTrail(ACCESS_CHECK),
  quote: { href: ROUTES.movingQuote, label: 'Get the price of this move' },
};
const show = (query: Record<string, string | string[]>) => render(<AnswerBody query={query} {...around} />);

describe('AnswerBody', () => {
  it('PLN-4: shows each item with its verdict, its places and its drawings, and the form as it was filled in', () => {
    show({ item: ['sofa_3', 'piano_upright'], home: 'ground', doorWidth: '80' });
    expect(screen.getByRole('heading', { level: 1, name: 'One of two items goes through' })).toBeInTheDocument();
    const piano = screen.getByRole('heading', { name: 'Piano, upright' }).closest('li')!;
    expect(piano).toHaveTextContent('Ask us before you book');
    expect(within(piano).getAllByRole('img')).toHaveLength(2);
    expect(
      within(piano).getByRole('img', { name: /where a passage 90 cm wide turns into one 90 cm wide/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Sofa, 3 seats' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Sofa, 2 seats' })).not.toBeChecked();
    expect(screen.getByLabelText('Kind of home')).toHaveValue('ground');
    expect(screen.getByLabelText('Front door, clear width, cm')).toHaveValue('80');
  });

  it('FORM-2: leads from what is wrong to its field, which is open', () => {
    show({ ownWidth: 'wide', home: 'ground' });
    expect(screen.getByRole('link', { name: /width of your item/ })).toHaveAttribute('href', '#ownWidth');
    expect(screen.getByLabelText('Width, cm')).toBeInvalid();
    expect(screen.getByLabelText('Width, cm')).toHaveValue('wide');
    expect(screen.getByLabelText('Width, cm').closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText('Front door, clear width, cm').closest('details')).not.toHaveAttribute('open');
  });

  it('FORM-2: asks for an item where none is chosen', () => {
    show({});
    expect(screen.getByRole('link', { name: /Choose at least one item/ })).toHaveAttribute('href', '#item');
    expect(screen.getByRole('checkbox', { name: 'Sofa, 2 seats' })).toHaveAccessibleDescription(/Choose at least one/);
  });
});
