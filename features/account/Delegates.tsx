import { PostForm } from '@/components/forms/PostForm';
import { Button } from '@/components/ui/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Note } from '@/components/ui/Note';
import { inviteHelper, revokeHelper, stopHelpersReturn } from '@/lib/contracts/delegates';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { capitalised, inWords } from '@/lib/domain/wording';
import styles from './Delegates.module.scss';
import type { DelegatesPanel } from './types';

type DelegatesProps = DelegatesPanel & {
  readonly orderId: string;
};

/** Renders the delegates of a unit and the returns that they have booked. */
export function Delegates({ orderId, notice, people, returns, form }: DelegatesProps) {
  const id = `helpers-${orderId}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <h3 id={`${id}-title`} className={styles.title}>
        People who can order a return
      </h3>
      {notice ? (
        <Note kind={notice.kind} role="status">
          {notice.text}
        </Note>
      ) : null}
      <p className={styles.lead}>
        Family or friends can have things brought to them. They see what is in the unit and pay for their return. They
        do not see your payments or your address, and cannot end your storage.
      </p>
      {people.length > 0 ? (
        <ul className={styles.list}>
          {people.map(({ helperId, name, email, since }) => (
            <li key={helperId} className={styles.row}>
              <span className={styles.who}>
                <b>{name}</b> <span className={styles.email}>{email}</span>
                <small>{since}</small>
              </span>
              <PostForm action={revokeHelper.path} fields={{ orderId, helperId }}>
                <Button type="submit" kind="outline" size="s" aria-label={`Remove ${name}`}>
                  Remove
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      ) : null}
      {returns.length > 0 ? <Returns orderId={orderId} returns={returns} /> : null}
      {form ? (
        <InviteForm orderId={orderId} form={form} />
      ) : (
        <p className={styles.lead}>
          {capitalised(inWords(MOST_DELEGATES))} people at most can order returns. To add another, remove one of them
          first.
        </p>
      )}
    </section>
  );
}

function Returns({ orderId, returns }: Pick<DelegatesProps, 'orderId' | 'returns'>) {
  return (
    <>
      <h4>Returns they have booked</h4>
      <ul className={styles.list}>
        {returns.map(({ returnId, text, refund, version, expectedRefund }) => (
          <li key={returnId} className={styles.booked}>
            <span>{text}</span>
            <details className={styles.folded}>
              <summary aria-label={`Cancel this return: ${text}`}>Cancel this return</summary>
              <PostForm
                action={stopHelpersReturn.path}
                fields={{ orderId, returnId, version, expectedRefund }}
                className={styles.form}
              >
                <p className={styles.lead}>{refund}</p>
                <Button type="submit" kind="dark" size="s">
                  Yes, cancel it
                </Button>
              </PostForm>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

type InviteFormProps = Pick<DelegatesProps, 'orderId'> & { readonly form: NonNullable<DelegatesPanel['form']> };

const FIELDS = [
  { name: 'name', label: 'Their name', type: 'text', hint: undefined, maxLength: 50 },
  { name: 'email', label: 'Their email', type: 'email', hint: 'We send them an invitation.', maxLength: 254 },
] as const;

function InviteForm({ orderId, form }: InviteFormProps) {
  return (
    <details className={styles.folded} open={form.isOpen}>
      <summary>Invite someone</summary>
      <PostForm action={inviteHelper.path} fields={{ orderId }} className={styles.form}>
        {FIELDS.map(({ name, label, hint, ...control }) => {
          const [id, error] = [`helper-${name}-${orderId}`, form.errors[name]];
          return (
            <Field key={name} id={id} label={label} hint={hint} error={error}>
              <div className={field.group}>
                <input
                  {...control}
                  {...controlProps(id, { hint, error })}
                  name={name}
                  required
                  defaultValue={form[name]}
                  autoComplete="off"
                  autoCapitalize={name === 'email' ? 'none' : undefined}
                  spellCheck={false}
                  className={field.control}
                />
              </div>
            </Field>
          );
        })}
        <Button type="submit" kind="secondary">
          Let them order returns
        </Button>
      </PostForm>
    </details>
  );
}
