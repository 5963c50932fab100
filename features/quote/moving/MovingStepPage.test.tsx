import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { MoveSummary } from './MovingStepPage';
import { MovingStepPropsProvider } from './step-props';
import { someFacts } from '@/lib/testing/quotes';

const SOFA = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 };
const roomOfMini = { path: '/drawings/room-of-mini.svg', width: 100, height: 100, alt: '' };
const facts = someFacts();

const show = (answers: Partial<MovingAnswers>) => (
  <MovingStepPropsProvider value={{ ...facts, roomPictures: { ...facts.roomPictures, mini: roomOfMini } }}>
    <Formik initialValues={{ ...EMPTY_MOVING_ANSWERS, ...answers }} onSubmit={() => undefined} enableReinitialize>
      <MoveSummary />
    </Formik>
  </MovingStepPropsProvider>
);
const picture = () => document.querySelector('img')?.getAttribute('src');

describe('ILL-1: the van of a move, before it is drawn live', () => {
  it('of a plan begins with its room, named, and keeps it when the first thing is added', () => {
    const { rerender } = render(show({ movingSpace: 'mini' }));
    expect(screen.getByText('Mini move: room for 210 cu ft')).toBeVisible();
    expect(picture()).toBe(roomOfMini.path);
    rerender(show({ movingSpace: 'mini', furnitureItems: [SOFA] }));
    expect(screen.getByText('Mini move: room for 210 cu ft')).toBeVisible();
    expect(picture()).toBe(roomOfMini.path);
  });

  it('by items has no room to mark', () => {
    render(show({ movingSpace: 'custom' }));
    expect(screen.queryByText(/room for/)).not.toBeInTheDocument();
    expect(picture()).toBe(facts.planPictures.custom.path);
  });
});
