import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { BackToOrder, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskInput, DeskSelect, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { ItemLine, ItemsChangeView } from '@/lib/contracts/desk-orders';
import { COVER_TITLE, HELP_TITLE } from '@/lib/domain/order/labels';
import { deskPath } from '@/lib/routes';
import { LIMITS } from '@/lib/validation/limits';
import styles from './ChangePages.module.scss';
import itemFieldsStyles from './ItemFields.module.scss';
import { PickedMoney, StepOver } from './ChangePages';

export function ItemsPage({ head, picked, refusal, catalogue, ...form }: ItemsChangeView) {
  return (
    <>
      <BackToOrder what="Other items for" head={head} refusal={refusal} />
      {picked ? (
        <PickedMoney
          {...picked}
          action={deskFormPath('changeItems')}
          wanted={{ reference: head.reference, asked: picked.asked }}
          verbs={{ now: 'Change the items', hold: 'Ask for the difference' }}
        >
          <StepOver {...picked} terms="Anything dearer is paid for first; anything cheaper is refunded by the terms." />
        </PickedMoney>
      ) : null}
      {catalogue.length > 0 ? <ListForm reference={head.reference} catalogue={catalogue} {...form} /> : null}
    </>
  );
}

type ListFormProps = Omit<ItemsChangeView, 'kind' | 'head' | 'picked' | 'refusal'> & { readonly reference: string };

const CATALOGUE_ID = 'catalogue';

function ListForm({ reference, lines, totals, found, typed, catalogue, described, help, ...choices }: ListFormProps) {
  const { units, unit, covers, cover } = choices;
  return (
    <Panel title={totals ? `Items: ${totals}` : 'Items'}>
      <FilterForm action={deskPath('orders', reference, 'items')} submit="Show the price" isRow={false}>
        <input type="hidden" name="list" value="1" />
        <div className={clsx(styles.answers, styles.add)}>
          <DeskInput
            label="Add from the catalogue"
            name="add"
            hint="Type a name, for instance “sofa”."
            value={typed.add}
            list={CATALOGUE_ID}
            maxLength={80}
            width="wide"
          />
          <DeskInput
            label="How many"
            name="count"
            value={typed.count || '1'}
            width="narrow"
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.quantity}
          />
          <Button type="submit" kind="secondary">
            Add
          </Button>
        </div>
        <datalist id={CATALOGUE_ID}>
          {catalogue.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        {found.length > 0 ? (
          <fieldset className={clsx(styles.stop, styles.whole)}>
            <legend>Which of these?</legend>
            <ItemFields label="Found in the catalogue" lines={found} />
          </fieldset>
        ) : null}
        {lines.length > 0 ? <ItemFields label="Items of the order" lines={lines} /> : null}
        <fieldset className={styles.stop}>
          <legend>Not in the catalogue</legend>
          <div className={styles.answers}>
            {described.map(({ field, label, value }, index) => (
              <DeskInput
                key={field}
                label={label}
                name={field}
                value={value}
                maxLength={80}
                {...(index === 0 ? {} : { inputMode: 'decimal', width: 'narrow' })}
              />
            ))}
          </div>
        </fieldset>
        {help.length > 0 ? (
          <fieldset className={styles.stop}>
            <legend>{HELP_TITLE}</legend>
            <div className={styles.answers}>
              {help.map(({ field, label, isChosen }) => (
                <label key={field} className={styles.check}>
                  <input type="checkbox" name={field} value="yes" defaultChecked={isChosen} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {units.length > 0 ? (
          <DeskSelect label="Storage unit" name="unit" options={units} value={unit} any="As booked" />
        ) : null}
        <DeskSelect label={COVER_TITLE} name="cover" options={covers} value={cover} any="As booked" />
      </FilterForm>
    </Panel>
  );
}

type ItemFieldsProps = { readonly label: string; readonly lines: readonly ItemLine[] };

/** Renders the quantity of each item. Zero removes it from the list. */
function ItemFields({ label, lines }: ItemFieldsProps) {
  return (
    <ul className={itemFieldsStyles.root} aria-label={label}>
      {lines.map(({ field, title, detail, quantity, own }) => (
        <li key={field} className={itemFieldsStyles.line}>
          {own ? <input type="hidden" name={own.field} value={own.value} /> : null}
          <label htmlFor={field} className={itemFieldsStyles.title}>
            {title}
          </label>
          <span id={`${field}-hint`} className={itemFieldsStyles.detail}>
            {detail}
          </span>
          <input
            id={field}
            name={field}
            type="number"
            inputMode="numeric"
            min={0}
            max={LIMITS.quantity}
            step={1}
            defaultValue={quantity}
            className={itemFieldsStyles.count}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
          />
        </li>
      ))}
    </ul>
  );
}
