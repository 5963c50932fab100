import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '@/components/forms/answers';
import { ASLEEP, FormMarkup } from '@/components/forms/FormMarkup/FormMarkup';
import { viewOf } from '@/components/forms/forms';
import { FormPage } from './FormPage';

const errors = { name: 'Field is required', phone: 'Phone number is required' };
const state = { kind: 'form', form: 'callback', values: {}, errors, stamp: '' } as const;

describe('FormPage', () => {
  it('FORM-2: says no more of a field that was changed since the post was refused', () => {
    render(<FormPage state={state} company={{ phone: '020', phoneHref: 'tel:020' }} />);
    const values = emptyValues(viewOf('callback'));
    // As the server has drawn it: the form has a root of its own.
    const place = document.querySelector('[data-form]');
    place!.innerHTML = renderToString(<FormMarkup form="callback" values={values} errors={errors} {...ASLEEP} />);
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    fireEvent.input(screen.getByLabelText('Phone number'), { target: { value: '7' } });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Field is required']);
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Zoë' } });
    expect(summary.isConnected).toBe(false);
  });
});
