import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { TestCardPage, TestPaymentPage } from './TestPaymentPage';

const PAYMENT = {
  paymentId: 'p1',
  secret: 's1',
  isPaid: false,
  isHoldOver: false,
  reference: 'SM-7K4Q-2XPD',
  title: '1 bedroom move',
  amount: '£259',
  payUntil: 'Tuesday 24 November 2026, 09:30',
  keepsCard: false,
  orderPath: '/orders/SM-7K4Q-2XPD?token=t',
};

describe('TestPaymentPage', () => {
  it('says plainly that it is a test, and asks for no card (LAW-13)', () => {
    render(<TestPaymentPage {...PAYMENT} />);
    expect(screen.getByText(/This is a test. No money is taken and no card is needed/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['Pay, as a test', 'pay'],
    ['Let the payment fail', 'fail'],
    ['Cancel the payment', 'cancel'],
  ])('"%s" posts a plain form', (name, action) => {
    render(<TestPaymentPage {...PAYMENT} />);
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.form).toHaveAttribute('action', '/api/payments/test');
    expect(button.form).toHaveAttribute('method', 'post');
    expect(button).toHaveAttribute('type', 'submit');
    expect([button.name, button.value]).toEqual(['action', action]);
    const sent = Object.fromEntries(new FormData(button.form ?? undefined));
    expect(sent).toEqual({ paymentId: 'p1', secret: 's1' });
  });

  it('offers three cards where one is kept, the first of them chosen, and sends which', () => {
    render(<TestPaymentPage {...PAYMENT} keepsCard payUntil={null} />);
    const cards = within(screen.getByRole('group', { name: 'Card for later storage payments' }));
    expect(cards.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      true,
      false,
      false,
    ]);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay, as a test' });
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      paymentId: 'p1',
      secret: 's1',
      card: 'pays',
    });
    expect(screen.queryByText(/The slot is held/)).toBeNull();
  });

  it('FORM-1: a payment that is done cannot be paid again', () => {
    render(<TestPaymentPage {...PAYMENT} isPaid />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute('href', PAYMENT.orderPath);
  });
});

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
