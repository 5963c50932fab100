import styles from './ChecklistPage.module.scss';
import clsx from 'clsx';
import { useState } from 'react';
import { PostForm } from '@/components/forms/PostForm';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { useDisclosures } from '@/components/ui/Disclosure/use-disclosures';
import { Icon } from '@/components/ui/Icon/Icon';
import { OrderHead } from '@/features/order/OrderHead';
import { CHECKLIST_MAILS_ID } from '@/lib/account-routes';
import { countTasks } from '@/lib/domain/order/checklist-words';
import type { ChecklistItem, ChecklistModel } from './model';

type Guest = { readonly reference: string; readonly token: string };

/** Provides the ticks of the tasks. The server saves each press, and a press that fails is undone. */
function useTicks(guest: Guest, ids: readonly { readonly id: string; readonly isDone: boolean }[]) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(ids.map(({ id, isDone }) => [id, isDone])),
  );
  const [trouble, setTrouble] = useState('');
  const put = (id: string, isDone: boolean) => setTicks((before) => ({ ...before, [id]: isDone }));
  const press = async (id: string): Promise<void> => {
    const isDone = !ticks[id];
    put(id, isDone);
    setTrouble('');
    try {
      const { setChecklist } = await import('@/lib/api/checklist');
      await setChecklist({ ...guest, mark: id, set: isDone ? 'on' : 'off' });
    } catch {
      put(id, !isDone);
      setTrouble('That was not saved. Please try again.');
    }
  };
  const done = ids.filter(({ id }) => ticks[id]).length;
  return { ticks, press, trouble, done };
}

/** Renders the tasks of a move: the first ones, and folded the others by week. It needs no script. */
export function ChecklistPage({ model }: { readonly model: ChecklistModel }) {
  const { reference, title, lead, orderHref, list } = model;
  useDisclosures();
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} />
      {list ? <Tasks {...list} /> : null}
    </div>
  );
}

function Tasks({ action, fields, start, first, groups, checkOutHref, mails }: NonNullable<ChecklistModel['list']>) {
  const items = [...first, ...groups.flatMap((group) => group.items)];
  const { ticks, press, trouble, done } = useTicks(fields, items);
  const list = (tasks: readonly ChecklistItem[]) => (
    <ul className={styles.tasks}>
      {tasks.map((item) => (
        <Task
          key={item.id}
          {...item}
          action={action}
          fields={fields}
          isTicked={ticks[item.id] ?? false}
          onPress={() => void press(item.id)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <p role="status">
        <b>{countTasks(done, items.length)}</b> <span>{trouble}</span>
      </p>
      <section aria-labelledby="start">
        <h2 id="start">{start}</h2>
        {first.length > 0 ? list(first) : null}
      </section>
      <Disclosures>
        {groups.map(({ title, count, items: tasks }, index) => (
          <Disclosure key={title} heading="h2" titleId={`group-${index}`} title={title} fact={count}>
            {list(tasks)}
          </Disclosure>
        ))}
        <Disclosure heading="h2" titleId="pack" title="Check-out pack" isOnScreen>
          <p>A form for handing the old home back: rooms, meters and keys, with your order details filled in.</p>
          <ButtonLink href={checkOutHref} kind="secondary" iconAfter="arrow-right">
            Open the check-out pack
          </ButtonLink>
        </Disclosure>
        <Disclosure heading="h2" titleId="emails" title="Emails about this list" isOnScreen>
          <p id={CHECKLIST_MAILS_ID}>{mails.text}</p>
          <PostForm action={action} fields={{ ...fields, mark: 'no_mails', set: mails.set }}>
            <Button type="submit" kind="secondary">
              {mails.label}
            </Button>
          </PostForm>
        </Disclosure>
      </Disclosures>
      <div className={styles.tools}>
        <PostForm action={action} fields={{ ...fields, mark: 'in_calendar', set: 'on' }}>
          <Button type="submit" kind="secondary" iconBefore="calendar">
            Add the days to your calendar
          </Button>
        </PostForm>
        <Button kind="secondary" iconBefore="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}

type TaskProps = ChecklistItem & {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isTicked: boolean;
  readonly onPress: () => void;
};

/** Renders a task. Its box is the button of its own form, so that a press posts it without a script. */
function Task({ id, title, text, when, circle, isLate, wasDue, late, links, source, ...box }: TaskProps) {
  const { action, fields, isTicked, onPress } = box;
  const all = { ...fields, mark: id, set: isTicked ? 'off' : 'on' };
  return (
    <li id={id} className={clsx(styles.task, isTicked && styles.done)}>
      <PostForm
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
        fields={all}
      >
        <button type="submit" role="checkbox" aria-checked={isTicked} className={styles.tick}>
          <span className={styles.box}>
            <Icon name="check" className={styles.check} />
          </span>
          <span className={styles.name}>{title}</span>
        </button>
      </PostForm>
      <div className={styles.more}>
        <p className={clsx(styles.when, isLate && !isTicked && styles.late)}>
          {[when, circle].filter(Boolean).join(' · ')}
        </p>
        {late === '' || isTicked ? null : (
          <p>
            {wasDue ? <b>Still possible: </b> : null}
            {late}
          </p>
        )}
        <p>{text}</p>
        {links.length > 0 ? (
          <ul className={styles.links}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {source ? <p className={styles.source}>Source: {source.text}</p> : null}
      </div>
    </li>
  );
}
