import clsx from 'clsx';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { Button } from '@/components/ui/Button';
import { controlProps, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Icon } from '@/components/ui/Icon/Icon';
import select from '@/components/ui/SelectField.module.scss';
import { MEASURE_NAMES, type MeasureName } from '@/lib/domain/access-check/typical';
import { ACCESS_CHECK_ANSWER } from '@/lib/tool-routes';
import { OWN_SIDES, type AccessCheckFormModel, type SizeField } from './types';
import styles from './AccessCheckForm.module.scss';

const LABELS: Readonly<Record<SizeField, string>> = {
  ownWidth: 'Width',
  ownDepth: 'Depth',
  ownHeight: 'Height',
  doorWidth: 'Front door, clear width',
  doorHeight: 'Front door, clear height',
  hallWidth: 'Hall, width',
  hallTurn: 'Hall after its turn, width',
  ceiling: 'Hall, ceiling height',
  stairsWidth: 'Stairs, width',
  landing: 'Turn on the stairs, depth of the landing',
  landingCeiling: 'Turn on the stairs, height above it',
  liftDoor: 'Lift door, clear width',
  liftWidth: 'Lift, width inside',
  liftDepth: 'Lift, depth inside',
  liftHeight: 'Lift, height of door and car',
  roomDoor: 'Room door, clear width',
};

export function AccessCheckForm(form: AccessCheckFormModel) {
  const { items, home, homes, errors } = form;
  const homeTexts = { label: 'Kind of home', error: errors.home };
  return (
    <form noValidate method="get" action={ACCESS_CHECK_ANSWER} className={styles.root} aria-label="Items and home">
      <fieldset className={clsx(styles.items, errors.item && styles.invalid)}>
        <legend>Items</legend>
        <ul>
          {items.map(({ id, title, isChosen }, index) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  id={index === 0 ? 'item' : undefined}
                  name="item"
                  value={id}
                  defaultChecked={isChosen}
                  aria-describedby={errors.item ? 'item-message' : undefined}
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
        <FieldMessage id="item-message" error={errors.item} />
      </fieldset>
      <Sizes
        form={form}
        names={OWN_SIDES}
        title="An item of your own"
        lead="At its widest points, without feet and cushions."
      />
      <Field id="home" {...homeTexts}>
        <div className={field.group}>
          <select
            {...controlProps('home', homeTexts)}
            defaultValue={home}
            className={`${field.control} ${select.select}`}
          >
            {homes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={field.iconEnd} />
        </div>
      </Field>
      <Sizes
        form={form}
        names={MEASURE_NAMES}
        title="I have measured the route"
        lead="Anything you leave empty counts as typical for the home. A door’s clear width is from the face of the open door to the frame."
      />
      <Button type="submit" size="l" className={styles.button}>
        See whether it goes through
      </Button>
    </form>
  );
}

type SizesProps = {
  readonly form: AccessCheckFormModel;
  readonly names: readonly SizeField[];
  readonly title: string;
  readonly lead: string;
};

/** Renders optional measurements in centimetres, collapsed until one is given or wrong. */
function Sizes({ form: { sizes, typical, errors }, names, title, lead }: SizesProps) {
  return (
    <Disclosures>
      <Disclosure title={title} isOpen={names.some((name) => sizes[name] !== undefined || errors[name] !== undefined)}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.fields}>
          {names.map((name) => {
            const usual = typical[name as MeasureName];
            const texts = {
              label: `${LABELS[name]}, cm`,
              error: errors[name],
              hint: usual === undefined ? undefined : `Typical: ${usual}`,
            };
            return (
              <Field key={name} id={name} {...texts}>
                <input
                  {...controlProps(name, texts)}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  defaultValue={sizes[name]}
                  className={field.control}
                />
              </Field>
            );
          })}
        </div>
      </Disclosure>
    </Disclosures>
  );
}
