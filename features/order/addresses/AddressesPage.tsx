import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button, buttonClass } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Checkbox } from '@/components/ui/Checkbox';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Note } from '@/components/ui/Note';
import { OrderHead } from '@/features/order/OrderHead';
import { PlainArea, PlainField } from '@/features/order/PlainField/PlainField';
import { changeHref } from '@/features/order/links';
import type { BookedTrader } from '@/features/order/types';
import { ADDRESS_BUTTONS, NO_PHOTOS_FIELD, addressField, offerValue } from '@/lib/contracts/addresses-page';
import type { AddressDetails } from '@/lib/domain/order/appointments';
import { STOP_LABELS } from '@/lib/domain/order/labels';
import { NOTES_KEPT_HOURS } from '@/lib/domain/retention';
import { STOP_LIMITS } from '@/lib/validation/limits';
import type { AddressSection, AddressesModel } from './model';
import styles from './AddressesPage.module.scss';

type AddressesPageProps = { readonly model: AddressesModel; readonly trader: BookedTrader };

/** The fields in the order of the page. */
const FIELDS = [
  'line1',
  'line2',
  'town',
  'note',
  'contactName',
  'contactPhone',
] as const satisfies readonly (keyof AddressDetails)[];

/** Returns the name of an address: "Collection", with its postcode if there are several. */
const nameIn = (stops: readonly AddressSection[], { label, postcode }: AddressSection): string =>
  stops.filter((other) => other.label === label).length > 1 ? `${label}, ${postcode}` : label;

const wrongIn = (stops: readonly AddressSection[]) =>
  stops.flatMap((section) =>
    FIELDS.flatMap((name) => {
      const text = section.errors[name];
      return text ? [{ fieldId: addressField(section.stop, name), text: `${nameIn(stops, section)}: ${text}` }] : [];
    }),
  );

/** Returns the address without the errors of fields that have been changed since. */
const stillWrong = (section: AddressSection, isChanged: (id: string) => boolean): AddressSection => ({
  ...section,
  errors: Object.fromEntries(
    Object.entries(section.errors).filter(
      ([name]) => !isChanged(addressField(section.stop, name as keyof AddressDetails)),
    ),
  ),
});

/** Renders the form for the exact addresses. It needs no script. */
export function AddressesPage({ model, trader }: AddressesPageProps) {
  const { reference, title, lead, orderHref, action, notice, form } = model;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { onInput, isChanged } = useChangedFields();
  const stops = (form?.stops ?? []).map((section) => stillWrong(section, isChanged));
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} />
      {form ? (
        <form method="post" action={action} noValidate className={styles.form} onInput={onInput}>
          {notice ? (
            <Note kind="error" role="status">
              {notice.text}
              {notice.list.length > 0 ? (
                <ul className={styles.kept}>
                  {notice.list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ) : null}
            </Note>
          ) : null}
          <ErrorSummary ref={summary} errors={wrongIn(stops)} />
          <input type="hidden" name="version" value={form.version} />
          {/* Enter presses the first button of a form. */}
          <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
            Save
          </button>
          {stops.map((section) => (
            <AddressDetailFields key={section.stop} section={section} canFind={form.canFind} />
          ))}
          <NoPhotos wants={form.noPhotos} />
          <p className={styles.fixed}>
            Your price is for these postcodes. If the postcode changes,{' '}
            <a href={changeHref(orderHref, 'address')}>update the order</a> first: you see the exact difference. Or ring{' '}
            <a href={trader.phoneHref}>{trader.phone}</a> with your order number and we will do it with you.
          </p>
          <Button type="submit" size="xl">
            {form.stops.length > 1 ? 'Save the addresses' : 'Save the address'}
          </Button>
          {form.stops.length > 1 ? (
            <p className={styles.later}>Not sure of one yet? Leave it empty and come back: the link stays the same.</p>
          ) : null}
        </form>
      ) : (
        <ButtonLink href={orderHref} size="l">
          See your order
        </ButtonLink>
      )}
    </div>
  );
}

/** Renders the customer's refusal of photos inside the home. */
function NoPhotos({ wants }: { readonly wants: boolean }) {
  const [isChecked, setChecked] = useState(wants);
  return (
    <Checkbox
      name={NO_PHOTOS_FIELD}
      label="No photos inside my home"
      hint="Otherwise the crew may photograph rooms and items before and after the job. Only you and our office see the photos."
      checked={isChecked}
      onChange={setChecked}
    />
  );
}

type AddressFieldProps = {
  readonly section: AddressSection;
  readonly name: keyof AddressDetails;
  readonly label: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

function AddressField({ section, name, label, hint, isOptional, isLong, maxLength, ...passed }: AddressFieldProps) {
  const { stop, values, errors } = section;
  const own = { id: addressField(stop, name), label, hint, maxLength, value: values[name], error: errors[name] };
  return isLong ? (
    <PlainArea {...own} optional={isOptional} rows={3} />
  ) : (
    <PlainField {...own} {...passed} optional={isOptional} />
  );
}

type AddressDetailFieldsProps = { readonly section: AddressSection; readonly canFind: boolean };

const LOOKED_UP: Readonly<Record<NonNullable<AddressSection['lookup']>, string>> = {
  nothing: 'We found no street address for this postcode. Type yours below.',
  failed: 'We could not look up the addresses just now. Type yours below.',
  limited: 'Addresses have been looked up too many times this hour. Type yours below.',
};

/** Renders the street, access notes and contact of one address. */
function AddressDetailFields({ section, canFind }: AddressDetailFieldsProps) {
  const { stop, label, postcode, access, offers, lookup } = section;
  const fill = (part: string) => `section-${stop} ${part}`;
  const text = (name: keyof typeof STOP_LIMITS) => ({ section, name, maxLength: STOP_LIMITS[name] });
  return (
    <fieldset className={styles.stop}>
      <legend className={styles.legend}>
        {label}, <span className={styles.postcode}>{postcode}</span>
      </legend>
      <p className={styles.access}>{access}</p>
      {canFind ? (
        <button
          type="submit"
          name={ADDRESS_BUTTONS.find}
          value={stop}
          className={buttonClass({ kind: 'secondary', size: 's', className: styles.find })}
        >
          Find the address
        </button>
      ) : null}
      {lookup ? (
        <p role="status" className={styles.lookup}>
          {LOOKED_UP[lookup]}
        </p>
      ) : null}
      {offers.length > 0 ? (
        <div className={styles.offers}>
          <p>Use one of these:</p>
          <ul>
            {offers.map((address) => (
              <li key={offerValue(stop, address)}>
                <button
                  type="submit"
                  name={ADDRESS_BUTTONS.use}
                  value={offerValue(stop, address)}
                  className={buttonClass({ kind: 'outline', size: 's' })}
                >
                  {[address.line1, address.line2, address.town].filter(Boolean).join(', ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <AddressField {...text('line1')} label={STOP_LABELS.line1} autoComplete={fill('address-line1')} />
      <div className={styles.pair}>
        <AddressField {...text('line2')} label={STOP_LABELS.line2} isOptional autoComplete={fill('address-line2')} />
        <AddressField {...text('town')} label={STOP_LABELS.town} autoComplete={fill('address-level2')} />
      </div>
      <AddressField
        {...text('note')}
        label={STOP_LABELS.notes}
        hint={`The buzzer, the gate, where to park. Deleted ${NOTES_KEPT_HOURS} hours after the job.`}
        isOptional
        isLong
      />
      <div className={styles.pair}>
        <AddressField {...text('contactName')} label={STOP_LABELS.contactName} isOptional autoComplete="off" />
        <AddressField
          {...text('contactPhone')}
          label={STOP_LABELS.contactPhone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
