import styles from './CountsForm.module.scss';
import { Button } from '@/components/ui/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CountLine } from '@/lib/contracts/desk-proof';
import { COUNT_LABELS, MARKS, MOST_PIECES } from '@/lib/domain/visits/items';
import { DeskInput } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { useAnsweredForm } from '@/features/desk-kit/DeskForm/refusal';

/** Renders one kind of item: the counts of each direction, and its condition. `name`: "items[3]". */
function CountFields({ name, item, title, planned, counts, marks }: CountLine & { readonly name: string }) {
  const { typed, errorOf } = useAnsweredForm();
  // An unticked mark is not sent, so `was.marks` tells whether the form was sent at all.
  const ticked = (mark: (typeof MARKS)[number]) =>
    typed(`${name}.was.marks`) === undefined ? marks.includes(mark) : typed(`${name}.marks.${mark}`) === 'yes';
  const error = errorOf(`${name}.marks`);
  return (
    <fieldset className={styles.line}>
      <legend>{planned > 0 ? `${planned} × ${title}` : `${title}, not on the list`}</legend>
      <div className={styles.fields}>
        <input type="hidden" name={`${name}.item`} value={item} />
        <input type="hidden" name={`${name}.was.marks`} value={marks.join(',')} />
        {counts.map(({ way, value, said }) => (
          <div key={way}>
            <input type="hidden" name={`${name}.was.${way}`} value={value} />
            <DeskInput
              label={COUNT_LABELS[way]}
              name={`${name}.${way}`}
              value={value}
              width="narrow"
              {...(said && { hint: said })}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_PIECES}
              step={1}
            />
          </div>
        ))}
        <details className={styles.marks} open={error !== undefined}>
          <summary id={`${name}.marks`}>
            Marks<span className={styles.of}> on {title}</span>: {marks.length > 0 ? marks.join(', ') : 'none'}
          </summary>
          {error ? <p className={styles.error}>{error}</p> : null}
          <div className={styles.boxes}>
            {MARKS.map((mark) => (
              <label key={mark} className={styles.box}>
                <input type="checkbox" name={`${name}.marks.${mark}`} value="yes" defaultChecked={ticked(mark)} />
                {mark}
              </label>
            ))}
          </div>
        </details>
      </div>
    </fieldset>
  );
}

type CountsFormProps = { readonly visit: string; readonly event: string; readonly lines: readonly CountLine[] };

/**
 * Renders the order's items as the crew counts them. The form sends each count with the value that it had shown, so
 * that only changes are recorded.
 */
export function CountsForm({ visit, event, lines }: CountsFormProps) {
  const ways = lines[0]?.counts ?? [];
  return (
    <DeskForm
      action={deskFormPath('recordCounts')}
      hidden={{ visit, event }}
      idOf={(name) => (name === 'time' ? TIME : name)}
    >
      <div className={styles.ways}>
        <DeskInput label="When today, if not now" name="time" id={TIME} type="time" width="medium" />
        {/* Enter presses the first button. */}
        <Button type="submit">Save the counts</Button>
        {ways.map(({ way }) => (
          <Button key={way} type="submit" kind="secondary" name="rest" value={way}>
            Save, the rest {COUNT_LABELS[way].toLowerCase()} as listed
          </Button>
        ))}
      </div>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <CountFields key={line.item} name={`items[${index}]`} {...line} />
        ))}
      </div>
      <Button type="submit">Save the counts</Button>
    </DeskForm>
  );
}

const TIME = 'counts-time';
