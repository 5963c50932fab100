import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { requestSignIn } from '@/lib/contracts/accounts';
import type { SignInWords } from '../types';
import styles from './SignIn.module.scss';

type AskFormProps = Extract<SignInWords['form'], { kind: 'ask' }>;

/** Asks for a link by mail. A plain form: it works before and without a script, so the browser keeps what is typed. */
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
            id="email"
            name="email"
            type="email"
            required
            maxLength={254}
            defaultValue={email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            className={field.control}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('email', texts)}
          />
        </div>
      </Field>
      <Button type="submit" size="xl" kind={isQuiet ? 'secondary' : 'primary'}>
        {label}
      </Button>
    </form>
  );
}
