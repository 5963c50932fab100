import clsx from 'clsx';
import styles from './ThingRow.module.scss';
import { useEffect, useRef } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { thingField } from '@/lib/contracts/thing-field';
import type { Thing } from '../types';
import { CountField } from './CountField';

type RowEvents = {
  /** Called when the focus enters or leaves the row's fields. */
  readonly onPoint: (isPointed: boolean) => void;
  /** Called on Enter in one of the row's fields, where the form would otherwise submit. */
  readonly onEnter: (field: HTMLInputElement) => void;
};

/** Returns the ref of a row and handles focus and Enter of all its fields in one place. */
function useRowEvents(events: RowEvents) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const point = () => latest.current.onPoint(true);
    const leave = () => latest.current.onPoint(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      latest.current.onEnter(event.target);
    };
    element.addEventListener('focusin', point);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusin', point);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, []);
  return row;
}

type ThingRowProps = Thing & {
  /** Number of pieces to return. */
  readonly count: number;
  readonly isPointed: boolean;
  readonly onChoose: (quantity: number) => void;
  readonly onPoint: (isPointed: boolean) => void;
};

/** Renders one line of a unit's list: a checkbox, or a count for several pieces. Works as a plain form, too. */
export function ThingRow({ id, title, quantity, free, count, isPointed, onChoose, onPoint }: ThingRowProps) {
  const name = thingField(id);
  const text = quantity === 1 ? title : `${quantity} × ${title}`;
  const booked = quantity - free;
  const hint = booked === 0 ? undefined : booked === quantity ? 'Return booked' : `${booked} booked to come back`;
  const row = useRowEvents({
    onPoint,
    onEnter: ({ type }) => {
      if (type === 'checkbox') onChoose(count > 0 ? 0 : 1);
    },
  });
  return (
    <li
      className={clsx(styles.root, count > 0 && styles.chosen, isPointed && styles.pointed)}
      ref={row}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      {free === 0 ? (
        <span className={styles.name}>
          {text}
          <small className={styles.hint}>{hint}</small>
        </span>
      ) : free === 1 && quantity === 1 ? (
        <Checkbox
          id={name}
          name={name}
          value="1"
          label={text}
          checked={count > 0}
          onChange={(isTicked) => onChoose(isTicked ? 1 : 0)}
        />
      ) : (
        <>
          <label htmlFor={name} className={styles.name}>
            {text}
            {hint ? <small className={styles.hint}>{hint}</small> : null}
          </label>
          <CountField id={name} label={title} value={count} max={free} onChange={onChoose} />
        </>
      )}
    </li>
  );
}
