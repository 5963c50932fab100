import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { emptyValues } from '@/components/forms/answers';
import { NOT_HYDRATED, FormMarkup } from '@/components/forms/FormMarkup';
import type { FormErrors } from '@/components/forms/form-view';
import { type FormId, viewOf } from '@/components/forms/forms';
import { FormPage } from './FormPage';

/** Renders the form as the server does: its live form has a React root of its own. */
function show(form: FormId, errors: FormErrors): HTMLElement {
  const state = { kind: 'form', form, values: {}, errors, stamp: '' } as const;
  render(<FormPage state={state} company={{ phone: '020', phoneHref: 'tel:020' }} />);
  const values = emptyValues(viewOf(form));
  const place = document.querySelector('[data-form]');
  place!.innerHTML = renderToString(<FormMarkup form={form} values={values} errors={errors} {...NOT_HYDRATED} />);
  return screen.getByRole('group', { name: 'Check these answers' });
}

describe('FormPage', () => {
  it('FORM-2: says no more of a field that was changed since the post was refused', () => {
    const summary = show('callback', { name: 'Field is required', phone: 'Phone number is required' });
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

  it('FORM-2: so it does of a group, once one of its fields was', () => {
    const summary = show('materials', { quantities: 'Add at least one item' });
    fireEvent.input(screen.getByLabelText(/^Small box/), { target: { value: '3' } });
    expect(summary.isConnected).toBe(false);
  });
});
