import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { ContactView } from '@/lib/contracts/desk-people';
import { ContactPage } from './ContactPage';

const VIEW: ContactView = {
  kind: 'contact',
  head: { reference: 'SM-1', title: 'Move', state: { label: 'Booked', tag: 'success' }, name: 'Ada Sample', when: '' },
  version: 3,
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  emailStays: '',
  refusal: '',
};
const form = () => screen.getByRole('button', { name: 'Save the contact' }).closest('form') as HTMLFormElement;
const SENT = {
  reference: 'SM-1',
  version: '3',
  firstName: 'Ada',
  lastName: 'Sample',
  contactEmail: 'ada@example.com',
  contactPhone: '+44 7700 900123',
};

describe('the contact of an order, at the desk', () => {
  it('DSK-1: is filled in as it is, and saved by one press without script', () => {
    render(<ContactPage {...VIEW} />);
    expect(form().getAttribute('action')).toBe(deskFormPath('changeContact'));
    expect(Object.fromEntries(new FormData(form()))).toEqual(SENT);
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });

  it('DSK-1: says why the email address of a store stays, and sends it as it is', () => {
    render(<ContactPage {...VIEW} emailStays="It stays." />);
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getByText('ada@example.com. It stays.')).toBeInTheDocument();
    expect(Object.fromEntries(new FormData(form()))).toEqual(SENT);
  });

  it('DSK-1: says why nothing can be changed, and asks for nothing', () => {
    render(<ContactPage {...VIEW} refusal="This order is cancelled." />);
    expect(screen.getByText('This order is cancelled.')).toBeInTheDocument();
    expect(document.querySelector('form')).toBeNull();
  });
});
