import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import chips from '@/components/ui/Chips/Chips.module.scss';
import field from '@/components/ui/Field/Field.module.scss';
import { Everybody } from '../Everybody/Everybody';
import type { PartModel } from '../types';
import { usePart } from '../use-part';
import { CountRow } from './CountRow';
import styles from './PartBody.module.scss';

/** Above this nobody counts one by one; the server says no to more (LIMITS.quantity). */
const MOST = 200;

/**
 * Somebody's own part of a list: the catalogue by rooms or by a word, with counts. One plain form, whose every button saves
 * what is typed; with a script each change is saved by itself.
 */
export function PartBody(part: PartModel) {
  const { partKey, name, action, rooms, room, find, rows, lines, over, everybody, again } = part;
  const all = [...lines, ...rows];
  const { counts, sum, note, put } = usePart({
    ...part,
    counts: Object.fromEntries(all.map(({ id, quantity }) => [id, quantity])),
  });
  const listed = [...new Map(all.map((row) => [row.id, row])).values()].filter(({ id }) => (counts[id] ?? 0) > 0);
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    const [, id, sign] =
      /^(.+)([+-])$/.exec((event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? '') ?? [];
    if (!id || !sign) return;
    event.preventDefault();
    put(id, Math.min(MOST, Math.max(0, (counts[id] ?? 0) + (sign === '+' ? 1 : -1))));
  };
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{name}’s things</h1>
      <p className={styles.sum} role="status">
        <b>{sum}</b> <span>{note}</span>
      </p>
      {over ? (
        <Note>{over}</Note>
      ) : (
        <form method="post" action={action} noValidate onSubmit={press} className={styles.form}>
          <input type="hidden" name="key" value={partKey} />
          <input type="hidden" name="at" value={room} />
          <div className={styles.find} role="search">
            <label htmlFor="find">Find an item</label>
            <input id="find" name="find" type="search" maxLength={80} defaultValue={find} className={field.control} />
            <Button type="submit" kind="secondary">
              Find
            </Button>
          </div>
          <div className={chips.root} role="group" aria-label="Rooms">
            {rooms.map((one) => (
              <button
                key={one}
                type="submit"
                name="room"
                value={one}
                aria-current={one === room ? 'true' : undefined}
                className={chips.chip}
              >
                {one}
              </button>
            ))}
          </div>
          <h2>{find ? `Found for “${find}”` : room}</h2>
          {rows.length === 0 ? <p>We found nothing by that name. Try another word, or choose a room.</p> : null}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <CountRow key={row.id} {...row} quantity={counts[row.id] ?? 0} onCount={(count) => put(row.id, count)} />
            ))}
          </ul>
          <p className={styles.quiet}>Not listed? Count whichever item is closest to it in size.</p>
          <Button type="submit" size="l">
            Save my part
          </Button>
        </form>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="mine">
          <h2 id="mine">Your part so far</h2>
          {listed.length === 0 ? <p>Nothing yet.</p> : null}
          <ul className={styles.mine}>
            {listed.map(({ id, title }) => (
              <li key={id}>{`${counts[id] ?? 0} × ${title}`}</li>
            ))}
          </ul>
          <p className={styles.quiet}>
            Keep the address of this page: it is the way back to your part, and anyone who has it can change it.
          </p>
        </section>
        <section aria-labelledby="who">
          <h2 id="who">Everyone</h2>
          <Everybody {...everybody} />
          <p className={styles.quiet}>
            As it was when you opened this page. <a href={again}>See the latest</a>
          </p>
        </section>
      </div>
    </div>
  );
}
