import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { changedAnswers } from '@/lib/domain/timeline/changes';
import { aMove } from '@/lib/testing/quotes';
import { MoveTimeline, timelineFacts } from './MoveTimeline';

/** Renders the timeline as the step does: a click changes the answers. */
function Held({ first }: { readonly first: MovingAnswers }) {
  const [values, setValues] = useState(first);
  return (
    <MoveTimeline
      values={values}
      miles={7}
      wayTo={({ change, label }) => (
        <button type="button" onClick={() => setValues(changedAnswers(values, change) ?? values)}>
          {label}
        </button>
      )}
    />
  );
}

const LATE = aMove({ movingSpace: 'two_bedroom', timeSlot: { movingDate: ['18:00', '20:00'] } });

it('PLN-1 the day is drawn from the answers as soon as there is a slot', () => {
  const { rerender } = render(<Held first={aMove({ addOns: ['PACKING', 'ASSEMBLING', 'CLEANING'] })} />);
  expect(screen.getByRole('region', { name: 'Your day, hour by hour' })).toBeVisible();
  expect(screen.getByText(/We pack your things into boxes/)).toBeVisible();
  expect(screen.getByText(/We clean the home you are leaving/)).toBeVisible();
  rerender(<MoveTimeline values={aMove({ timeSlot: { movingDate: null } })} miles={7} wayTo={() => null} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('PLN-1 what does not work is said in the place of the drawing, and one press has the nearest that does', async () => {
  render(<Held first={LATE} />);
  expect(screen.getByRole('region', { name: 'This day does not work yet' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/they stop by 23:00\. 16:00–18:00 works\./);
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Choose 16:00–18:00' }));
  const heading = screen.getByRole('heading', { name: 'Your day, hour by hour' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('list')).toBeVisible();
});

it('PLN-1 nothing is drawn of a move without a load', () => {
  expect(timelineFacts(aMove({ movingSpace: 'custom', furnitureItems: [] }), 7)).toBeNull();
  expect(timelineFacts(aMove({ movingSpace: '' }), 7)).toBeNull();
});
