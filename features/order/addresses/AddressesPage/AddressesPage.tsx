import { useEffect, useRef, useState } from 'react';
import { useChangedFields } from '@/components/forms/use-changed-fields';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Checkbox } from '@/components/ui/Checkbox';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Note } from '@/components/ui/Note';
import { NO_PHOTOS_FIELD, addressField } from '@/lib/contracts/addresses-page';
import type { AddressDetails } from '@/lib/domain/order/addresses';
import { changeHref } from '../../links';
import { OrderHead } from '../../OrderHead';
import type { BookedTrader } from '../../types';
import type { AddressesModel, AddressSection } from '../model';
import { AddressDetailFields } from './StopFields';
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

/** Renders the form for the exact addresses, which follows the payment. Plain HTML, so it needs no script. */
export function AddressesPage({ model, trader }: AddressesPageProps) {
  const { reference, title, lead, orderHref, action, notice, form } = model;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
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
          <ErrorSummary ref={said} errors={wrongIn(stops)} />
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
            Your price is for these postcodes. If it will be another one,{' '}
            <a href={changeHref(orderHref, 'address')}>change the address of the order</a> first: you see the exact
            difference. Or ring <a href={trader.phoneHref}>{trader.phone}</a> with your order number and we will do it
            with you.
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

/**
 * Renders the customer's refusal of photos inside the home. The crew takes photos in case something is questioned
 * later.
 */
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
