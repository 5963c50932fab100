import { useEffect, useRef, type ReactNode } from 'react';
import { Timeline } from '@/components/booking/Timeline';
import { Note } from '@/components/ui/Note';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { cleanedSpace } from '@/lib/domain/services/moving/order-like';
import { factsOf } from '@/lib/domain/timeline/facts-of';
import { timelineOf } from '@/lib/domain/timeline/plan';
import { refusalsOf, withCompanyChoices } from '@/lib/domain/timeline/refusals';
import type { MoveFacts, Refusal } from '@/lib/domain/timeline/types';
import { TIMELINE_TITLE, countedFrom } from '@/lib/domain/timeline/words';
import styles from './MoveTimeline.module.scss';

/** Returns the facts for the timeline. Null while size, day or slot is missing, or a custom move has no list. */
export function timelineFacts(values: MovingAnswers, miles: number | null): MoveFacts | null {
  const { movingSpace, addOns, addresses, furnitureItems, split, dates, timeSlot } = values;
  const [date, slot] = [dates.movingDate, timeSlot.movingDate];
  if (movingSpace === '' || date === '' || slot === null) return null;
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  const move = { movingSpace, addOns, addresses, furnitureItems, split: split.lines, date, slot, miles, cleaningSpace };
  // The company chooses the day of the tip and the storage units, so neither may cause a refusal here.
  const facts = withCompanyChoices(factsOf(move));
  return facts.cubicFeet > 0 ? facts : null;
}

/** Returns the refusals of the chosen day and slot. Empty while they are not known. */
export function dayRefusals(values: MovingAnswers, miles: number | null): readonly Refusal[] {
  const facts = timelineFacts(values, miles);
  return facts ? refusalsOf(facts) : [];
}

/** Returns the sentence of the first hard refusal of the chosen day and slot, or ''. */
export const whyNotThen = (values: MovingAnswers, miles: number | null): string =>
  dayRefusals(values, miles).find(({ isHard }) => isHard)?.sentence ?? '';

type MoveTimelineProps = {
  readonly values: MovingAnswers;
  readonly miles: number | null;
  /** Renders the button or link to the smallest change (slot, plan, add-on) that removes a refusal. */
  readonly wayTo: (nearest: NonNullable<Refusal['nearest']>) => ReactNode;
};

/** Renders the refusals of a move, each with its smallest remedy, and the timeline unless a refusal is hard. */
export function MoveTimeline({ values, miles, wayTo }: MoveTimelineProps) {
  const facts = timelineFacts(values, miles);
  const refusals = facts ? refusalsOf(facts) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button disappears with its refusal, so the heading takes the focus.
  const previousCount = useRef(refusals.length);
  useEffect(() => {
    if (refusals.length < previousCount.current && document.activeElement === document.body) heading.current?.focus();
    previousCount.current = refusals.length;
  }, [refusals.length]);
  if (!facts) return null;
  const isRefused = refusals.some(({ isHard }) => isHard);
  return (
    <section aria-labelledby="timeline" className={styles.root}>
      <h2 id="timeline" ref={heading} tabIndex={-1} className={styles.title}>
        {isRefused ? 'This day does not work yet' : TIMELINE_TITLE}
      </h2>
      <div role="status" className={styles.refusals}>
        {refusals.map(({ code, isHard, sentence, nearest }) => (
          <Note key={code} kind={isHard ? 'error' : 'info'}>
            <p>{sentence}</p>
            {nearest ? <p>{wayTo(nearest)}</p> : null}
          </Note>
        ))}
      </div>
      {isRefused ? null : <Timeline days={timelineOf(facts)} note={countedFrom(facts.slot)} />}
    </section>
  );
}
