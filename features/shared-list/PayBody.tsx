import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { ListPage } from './ListPage';
import type { PayModel } from './share-model';
import styles from './PayBody.module.scss';

const EMAIL = 'email';

export function PayBody({ partKey, title, job, text, notice: said, isWrong, pay, email, action, drawing }: PayModel) {
  const texts = {
    label: 'Email for a receipt (optional)',
    hint: 'Leave it empty if you do not want one. We use it for nothing else.',
    error: isWrong ? said : undefined,
  };
  const form = pay ? (
    <form method="post" action={action} noValidate className={styles.form}>
      <input type="hidden" name="key" value={partKey} />
      <Field id="email" {...texts}>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete={EMAIL}
          maxLength={254}
          defaultValue={email}
          className={field.control}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={describedBy('email', texts)}
        />
      </Field>
      <Button type="submit" size="l" iconAfter="arrow-right">
        {pay}
      </Button>
    </form>
  ) : null;
  return <ListPage job={job} title={title} drawing={drawing} lead={text} notice={isWrong ? '' : said} aside={form} />;
}
