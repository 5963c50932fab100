import { Button } from '@/components/ui/Button/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note/Note';
import { openSession } from '@/lib/contracts/accounts';
import type { SignInWords } from '../types';
import { AskForm } from './AskForm';
import styles from './SignIn.module.scss';

/** The way in: a form that asks for a link, or the button that uses one. */
export function SignIn({ title, lead, notice, drawing, form, points }: SignInWords) {
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {notice ? (
            <Note kind={notice.kind} role="status" className={styles.notice}>
              {notice.text}
            </Note>
          ) : null}
          {form.kind === 'ask' ? <AskForm {...form} /> : null}
          {form.kind === 'link' ? (
            <form noValidate method="post" action={openSession.path} className={styles.form}>
              <input type="hidden" name="link" value={form.link} />
              <p className={styles.who}>
                You are signing in as <b>{form.email}</b>
              </p>
              <Button type="submit" size="xl" iconAfter="arrow-right">
                {form.label}
              </Button>
              <p className={styles.hint}>{form.hint}</p>
            </form>
          ) : null}
        </div>
        <div className={styles.art}>
          <Drawing {...drawing} isEager />
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h2>{point.title}</h2>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
