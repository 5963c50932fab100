import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormikProvider, useFormik } from 'formik';
import { Profiler } from 'react';
import { errorsByPath, toFormikErrors, useAnswers } from './form';

type Answers = { readonly day: string; readonly slot: string };

function Step() {
  const { values, setField, errorOf } = useAnswers<Answers>();
  const change = () => {
    setField('day', 'Wednesday');
    setField('slot', 'no time yet');
  };
  return (
    <button type="button" onClick={change}>
      {[values.day, values.slot, errorOf('day') ?? 'nothing wrong'].join(', ')}
    </button>
  );
}

function Form() {
  const form = useFormik<Answers>({
    initialValues: { day: 'Tuesday', slot: '10:00' },
    initialErrors: { day: 'Full' },
    onSubmit: () => undefined,
  });
  return (
    <FormikProvider value={form}>
      <Step />
    </FormikProvider>
  );
}

describe('an answer', () => {
  it('is one rendering of the step, also where it takes another one back', async () => {
    const onRender = jest.fn();
    render(
      <Profiler id="step" onRender={onRender}>
        <Form />
      </Profiler>,
    );
    onRender.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Tuesday, 10:00, Full' }));
    expect(screen.getByRole('button', { name: 'Wednesday, no time yet, nothing wrong' })).toBeTruthy();
    expect(onRender).toHaveBeenCalledTimes(1);
  });
});

describe('what is wrong', () => {
  it.each([
    [{}],
    [{ day: 'Full' }],
    [{ 'addresses.collection.postcode': 'No postcode', 'addresses.additional_collection.1.floor': 'Which floor?' }],
    [{ items: 'Nothing is listed', 'contact.email': 'No email address' }],
  ])('is the same by path, in its order, after Formik has kept it: %p', (errors) => {
    expect(Object.entries(errorsByPath(toFormikErrors(errors)))).toEqual(Object.entries(errors));
  });

  it('is no longer named where it was mended', () => {
    const mended = { addresses: { collection: { postcode: undefined }, delivery: {} }, day: 'Full' };
    expect(errorsByPath(mended)).toEqual({ day: 'Full' });
  });
});
