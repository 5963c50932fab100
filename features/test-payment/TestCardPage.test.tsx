import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { TestCardPage } from './TestCardPage';

const PAGE = {
  setupId: 's1',
  secret: 'k1',
  isDone: false,
  reference: 'SM-7K4Q-2XPD',
  storagePath: '/orders/SM-7K4Q-2XPD/storage?token=t',
};

describe('TestCardPage', () => {
  it('LAW-13: says that it is a test, and asks for no card', () => {
    render(<TestCardPage {...PAGE} />);
    expect(screen.getByText(/This is a test. No card is needed/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('"Keep this card" posts a plain form with the card that was chosen', () => {
    render(<TestCardPage {...PAGE} />);
    screen.getByRole('radio', { name: 'A card that asks for confirmation' }).click();
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep this card' });
    expect(form).toHaveAttribute('action', '/api/payments/test-card');
    expect(form).toHaveAttribute('method', 'post');
    const sent = Object.fromEntries(new FormData(form ?? undefined));
    expect(sent).toEqual({ setupId: 's1', secret: 'k1', card: 'confirms' });
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', PAGE.storagePath);
  });

  it('FORM-1: a page that is done takes no second card', () => {
    render(<TestCardPage {...PAGE} isDone />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to your storage payments' })).toHaveAttribute(
      'href',
      PAGE.storagePath,
    );
  });
});
