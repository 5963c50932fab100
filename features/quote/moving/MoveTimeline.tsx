import { useEffect, useRef, type ReactNode } from 'react';
import { Timeline } from '@/components/booking/Timeline';
import { Note } from '@/components/ui/Note';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { cleanedSpace } from '@/lib/domain/services/moving/order-like';
import { factsOf } from '@/lib/domain/timeline/facts-of';
import { timelineOf } from '@/lib/domain/timeline/plan';
import { refusalsOf, withOwnChoices } from '@/lib/domain/timeline/refusals';
import type { MoveFacts, Refusal } from '@/lib/domain/timeline/types';
import { TIMELINE_TITLE, countedFrom } from '@/lib/domain/timeline/words';
import styles from './MoveTimeline.module.scss';

/** Returns the facts for the timeline; null without size, day and slot, or with nothing to carry. */
export function timelineFacts(values: MovingAnswers, miles: number | null): MoveFacts | null {
  const { movingSpace, addOns, addresses, furnitureItems, split, dates, timeSlot } = values;
  const [date, slot] = [dates.movingDate, timeSlot.movingDate];
  if (movingSpace === '' || date === '' || slot === null) return null;
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  const asked = { movingSpace, addOns, addresses, furnitureItems, split: split.lines };
  const facts = withOwnChoices(factsOf({ ...asked, date, slot, miles, cleaningSpace }));
  return facts.cubicFeet > 0 ? facts : null;
}

/** Returns why the chosen day and slot are impossible, or ''. */
export function whyNotThen(values: MovingAnswers, miles: number | null): string {
  const facts = timelineFacts(values, miles);
  return (facts && refusalsOf(facts).find(({ isHard }) => isHard)?.sentence) ?? '';
}

type MoveTimelineProps = {
  readonly values: MovingAnswers;
  readonly miles: number | null;
  /** Returns the button or link that takes the nearest possible day or slot. */
  readonly wayTo: (nearest: NonNullable<Refusal['nearest']>) => ReactNode;
};

/** Renders the timeline of a move, or the problems of its day with the nearest alternatives. */
export function MoveTimeline({ values, miles, wayTo }: MoveTimelineProps) {
  const facts = timelineFacts(values, miles);
  const refusals = facts ? refusalsOf(facts) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button disappears with its problem, so the heading takes the focus.
  const count = useRef(refusals.length);
  useEffect(() => {
    if (refusals.length < count.current && document.activeElement === document.body) heading.current?.focus();
    count.current = refusals.length;
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
