import type { ReactNode } from 'react';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { MoveTimeline } from './MoveTimeline';

type CheckedTimelineProps = {
  readonly values: MovingAnswers;
  readonly miles: number | null;
  readonly wayBack: ReactNode;
};

/** The day once more before paying; what does not work of it is changed where it was chosen. */
export const CheckedTimeline = ({ values, miles, wayBack }: CheckedTimelineProps) => (
  <MoveTimeline values={values} miles={miles} wayTo={() => wayBack} />
);
