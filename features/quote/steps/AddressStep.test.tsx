import { fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { DraftAddress } from '@/lib/domain/order-types';
import { fullStorageAnswers } from '@/lib/testing/services';
import { CollectionAddressStep } from './AddressStep';

function show(address: Partial<DraftAddress>) {
  const unanswered = { postcode: '', floor: null, parking: null, elevator: null };
  const values = fullStorageAnswers({ addresses: { storage_collection: { ...unanswered, ...address } } });
  render(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <CollectionAddressStep />
    </Formik>,
  );
}
const field = () => screen.queryByRole('textbox', { name: 'Collection postcode' });

describe('FORM-4: the postcode of a single address', () => {
  it('is shown as answered when a start page has asked it, and opens on Change', () => {
    show({ postcode: 'N1 2TX' });
    expect(screen.getByText('N1 2TX')).toBeTruthy();
    expect(field()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change: Collection postcode' }));
    expect(field()).toHaveProperty('value', 'N1 2TX');
  });

  it.each([
    ['half typed', { postcode: 'N1' }],
    ['part of an address that was answered here', { postcode: 'N1 2TX', floor: 2 }],
  ])('is a field when it is %s', (_, address) => {
    show(address);
    expect(field()).toHaveProperty('value', address.postcode);
  });
});
