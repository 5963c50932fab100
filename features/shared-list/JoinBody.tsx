import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note';
import { Everybody } from './Everybody';
import { ListPage } from './ListPage';
import type { JoinModel } from './types';
import styles from './JoinBody.module.scss';

const FIRST_NAME = 'given-name';

const LEAD =
  'Someone you are moving with has shared their list. Count what is yours, and see at once how much of the van and of the price it comes to. We do not ask for an email address or a phone number.';

export function JoinBody({ list, name, error, over, everybody, action }: JoinModel) {
  const texts = { label: 'Your first name', error, hint: 'The others see it beside your things.' };
  const who = (
    <section className={styles.who} aria-labelledby="who">
      <h2 id="who">On the list so far</h2>
      <Everybody {...everybody} />
    </section>
  );
  return (
    <ListPage title="Add your things to the list" lead={LEAD} aside={who}>
      {over ? (
        <Note>{over}</Note>
      ) : (
        <form method="post" action={action} noValidate className={styles.form}>
          <input type="hidden" name="list" value={list} />
          <Field id="name" {...texts}>
            <input
              id="name"
              name="name"
              type="text"
              autoComplete={FIRST_NAME}
              maxLength={40}
              defaultValue={name}
              className={field.control}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy('name', texts)}
            />
          </Field>
          <Button type="submit" size="l" iconAfter="arrow-right">
            Start my part
          </Button>
          <p className={styles.quiet}>
            Been here before? Go back to your own page, the one that opened after this one. Nobody else has its address.
          </p>
        </form>
      )}
    </ListPage>
  );
}
