import styles from './PartBody.module.scss';
import chips from '@/components/ui/Chips/Chips.module.scss';
import field from '@/components/ui/Field/Field.module.scss';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note';
import { readWhole } from '@/lib/domain/typed-number';
import { LIMITS } from '@/lib/validation/limits';
import { Everybody } from './Everybody';
import { sumText } from './model';
import type { PartModel, PartRow } from './types';

/** Loads the call with the first change, not with the page. */
const fill = async (body: { readonly key: string; readonly items: { id: string; quantity: number }[] }) =>
  (await import('@/lib/api/shared-list')).fillListContribution(body);

type Counts = Readonly<Record<string, number>>;
type Part = { readonly partKey: string; readonly sum: string; readonly notice: string; readonly counts: Counts };

/** Provides the counts of a part. Changes are saved one call after the other, a failed one with the next call. */
function usePart({ partKey, sum: first, notice, counts: known }: Part) {
  const [counts, setCounts] = useState<Counts>(known);
  const [sum, setSum] = useState(first);
  const [note, setNote] = useState(notice);
  const waiting = useRef(new Map<string, number>());
  const isBusy = useRef(false);

  const send = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    while (waiting.current.size > 0) {
      const items = [...waiting.current].map(([id, quantity]) => ({ id, quantity }));
      waiting.current.clear();
      try {
        setSum(sumText(await fill({ key: partKey, items })));
        setNote('Saved.');
      } catch {
        for (const { id, quantity } of items) if (!waiting.current.has(id)) waiting.current.set(id, quantity);
        setNote('That was not saved. Press “Save my part” to try again.');
        break;
      }
    }
    isBusy.current = false;
  };
  const put = (id: string, wanted: number): void => {
    const quantity = Math.min(LIMITS.quantity, Math.max(0, wanted));
    setCounts((before) => ({ ...before, [id]: quantity }));
    waiting.current.set(id, quantity);
    void send();
  };
  return { counts, sum, note, put };
}

type CountRowProps = PartRow & { readonly onCount: (count: number) => void };

/** Renders the count of an item. The buttons post the form if no script runs. */
function CountRow({ id, title, volume, quantity, onCount }: CountRowProps) {
  // The typed text may not be a number yet: "" between 2 and 12.
  const [typed, setTyped] = useState<string | null>(null);
  const name = `n_${id}`;
  const type = (text: string) => {
    setTyped(text);
    const count = text.trim() === '' ? 0 : readWhole(text, [0, 999]);
    if (count !== null) onCount(count);
  };
  return (
    <li className={styles.row}>
      <label htmlFor={name}>
        {title} <span>{volume}</span>
      </label>
      <div className={styles.count} role="group" aria-label={title}>
        <button type="submit" name="step" value={`${id}-`} aria-label={`Remove one: ${title}`}>
          <Icon name="minus" />
        </button>
        <input
          id={name}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="submit" name="step" value={`${id}+`} aria-label={`Add one: ${title}`}>
          <Icon name="plus" />
        </button>
      </div>
    </li>
  );
}

/** Renders one's own part of a list. Without a script every button saves the typed values, with one each change. */
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
    put(id, (counts[id] ?? 0) + (sign === '+' ? 1 : -1));
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
