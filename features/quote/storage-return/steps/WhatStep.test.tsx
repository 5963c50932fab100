import { fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { anItem } from '@/lib/testing/moves';
import { fullReturnAnswers } from '@/lib/testing/services';
import { StoredThings } from './WhatStep';

const SOFA = anItem(47, { id: 'sofa_3', title: 'Sofa, 3 seats' });
const BOXES = anItem(3, { id: 'box_m', title: 'Medium box', quantity: 5 });

function show() {
  let shown: ReturnAnswers | null = null;
  const values = fullReturnAnswers({ returnKind: 'items', storedItems: [SOFA, BOXES], furnitureItems: [] });
  render(
    <Formik initialValues={values} onSubmit={() => undefined}>
      {(form) => {
        shown = form.values;
        return <StoredThings />;
      }}
    </Formik>,
  );
  return () => shown?.furnitureItems.map(({ id, quantity }) => [id, quantity]);
}

describe('some of what is in storage', () => {
  it('STO-4: is ticked in the customer’s own list, not searched in a catalogue', () => {
    const chosen = show();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Sofa, 3 seats',
      '5 × Medium box',
    ]);
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: '5 × Medium box' }));
    expect(chosen()).toEqual([['box_m', 5]]);
  });

  it('of several alike can be as many as are wanted, never more than there are', () => {
    const chosen = show();
    fireEvent.click(screen.getByRole('checkbox', { name: '5 × Medium box' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add one: Medium box, to bring back' }));
    expect(chosen()).toEqual([['box_m', 5]]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove one: Medium box, to bring back' }));
    expect(chosen()).toEqual([['box_m', 4]]);
    fireEvent.click(screen.getByRole('checkbox', { name: '5 × Medium box' }));
    expect(chosen()).toEqual([]);
  });
});
