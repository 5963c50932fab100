import { Button } from '@/components/ui/Button/Button';
import { Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import type { Trader } from '@/lib/domain/order/trader';
import { stepPath } from '@/lib/routes';
import { AskOpener } from '../request/AskOpener';
import styles from './QuoteState.module.scss';
import type { AskView } from './view';

type AskUsProps = { readonly path: string; readonly view: AskView; readonly trader: Trader };

/**
 * A postcode that has no price online: why, who can help, another postcode, or a person. Ringing and another postcode
 * need no script; what was typed goes along with either.
 */
export function AskUs({ path, view, trader }: AskUsProps) {
  const { flow, reasons, postcodes, entry, typed } = view;
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>There is no price online for this</h1>
      {reasons.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <form noValidate action={stepPath(path, 'packing')} method="get" className={styles.again}>
        <h2 className={styles.subtitle}>Another postcode?</h2>
        {postcodes.map(({ name, label, value }) => (
          <Field key={name} id={name} label={label}>
            <div className={field.group}>
              <input
                id={name}
                name={name}
                className={field.control}
                defaultValue={value}
                autoComplete="postal-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={12}
              />
            </div>
          </Field>
        ))}
        {Object.entries(entry).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>
          <Button type="submit" kind="secondary" iconAfter="arrow-right">
            Use this postcode
          </Button>
        </div>
      </form>
      <p>
        <span>{postcodes.length > 1 ? 'Are these postcodes right?' : 'Is this postcode right?'}</span> Ask us, or ring{' '}
        <a href={trader.phoneHref}>{trader.phone}</a>. We tell you the total price, or who else can help, before you
        agree to anything.
      </p>
      <AskOpener service={flow} typed={typed} />
    </div>
  );
}
