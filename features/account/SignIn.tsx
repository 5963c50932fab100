import field from '@/components/ui/Field/Field.module.scss';
import styles from './SignIn.module.scss';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { controlProps, Field } from '@/components/ui/Field/Field';
import { Note } from '@/components/ui/Note';
import { openSession, requestSignIn } from '@/lib/contracts/accounts';
import type { SignInWords } from './types';

type AskFormProps = Extract<SignInWords['form'], { kind: 'ask' }>;

/** Renders the form that asks for a sign-in link. Uncontrolled, because it also works without a script. */
export function AskForm({ next, label, isQuiet, email, error: answered }: AskFormProps) {
  const { onInput, isChanged } = useChangedFields();
  const error = answered !== null && !isChanged('email') ? answered : undefined;
  const texts = { hint: 'The one you ordered with.', error };
  return (
    <form noValidate method="post" action={requestSignIn.path} className={styles.form} onInput={onInput}>
      <input type="hidden" name="next" value={next} />
      <Field id="email" label="Your email" {...texts} className={styles.field}>
        <div className={field.group}>
          <input
            {...controlProps('email', texts)}
            type="email"
            required
            maxLength={254}
            defaultValue={email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            className={field.control}
          />
        </div>
      </Field>
      <Button type="submit" size="xl" kind={isQuiet ? 'secondary' : 'primary'}>
        {label}
      </Button>
    </form>
  );
}

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
