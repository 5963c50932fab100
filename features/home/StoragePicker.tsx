import styles from './StoragePicker.module.scss';
import type { ReactNode } from 'react';
import { SectionHead } from '@/components/marketing/SectionHead';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { PlainSegments } from '@/components/ui/Segments/PlainSegments';
import { Tag } from '@/components/ui/Tag';
import { ROUTES } from '@/lib/routes';
import type { StorageTermChoice, StorageUnitCard } from './types';
import unitChoiceStyles from './UnitChoice.module.scss';
import unitFactsStyles from './UnitFacts.module.scss';

type ByChoiceProps = {
  readonly of: 'unit' | 'term';
  readonly alternatives: readonly ReactNode[];
};

/** Renders all alternatives. The style sheet shows the one at the position of the checked radio button. */
function ByChoice({ of, alternatives }: ByChoiceProps) {
  const Element = of === 'unit' ? 'div' : 'span';
  return (
    <Element className={of === 'unit' ? styles.byUnit : styles.byTerm}>
      {alternatives.map((alternative, index) => (
        <Element key={index}>{alternative}</Element>
      ))}
    </Element>
  );
}

type StoragePickerProps = {
  readonly units: readonly StorageUnitCard[];
  readonly largerUnits: readonly { readonly title: string; readonly weeks: readonly string[] }[];
  readonly terms: readonly StorageTermChoice[];
  readonly initialUnit: string;
  readonly initialTerm: string;
};

/** Renders the choice of unit and term as radio buttons of a GET form, with the prices of all choices in the markup. */
export function StoragePicker({ units, largerUnits, terms, initialUnit, initialTerm }: StoragePickerProps) {
  const widest = Math.max(...units.map(({ drawing }) => drawing.width));
  const tallest = Math.max(...units.map(({ drawing }) => drawing.height));
  return (
    <section className={styles.root}>
      <form
        noValidate
        action={ROUTES.storageQuote}
        method="get"
        className={styles.content}
        aria-labelledby="storage-sizes"
      >
        <div className={styles.head}>
          <SectionHead
            id="storage-sizes"
            title={<>Every unit, drawn to&nbsp;scale</>}
            lead="Each is shown with furniture and boxes inside. Choose the size your things would fill."
          />
        </div>
        <fieldset className={styles.units}>
          <legend className={styles.unseen}>Size of the unit</legend>
          <div className={styles.lineUp}>
            {units.map((unit) => (
              <UnitChoice key={unit.value} unit={unit} isInitial={unit.value === initialUnit}>
                <ByChoice of="term" alternatives={unit.prices.map(({ week }) => week)} />
              </UnitChoice>
            ))}
          </div>
          <p className={styles.larger}>
            Larger:{' '}
            {largerUnits.map(({ title, weeks }) => (
              <span key={title}>
                {title}, <ByChoice of="term" alternatives={weeks} /> a week.{' '}
              </span>
            ))}
            <AppLink href={ROUTES.unitSizes}>All sizes</AppLink>
          </p>
        </fieldset>
        <div className={styles.art} style={{ aspectRatio: `${widest} / ${tallest}` }}>
          <ByChoice
            of="unit"
            alternatives={units.map(({ drawing }) => (
              // The widest drawing fills the box, and all have one scale.
              <div key={drawing.path} style={{ width: `${(100 * drawing.width) / widest}%` }}>
                <Drawing {...drawing} />
              </div>
            ))}
          />
        </div>
        <div className={styles.info}>
          <ByChoice
            of="unit"
            alternatives={units.map((unit) => (
              <UnitFacts key={unit.value} {...unit} />
            ))}
          />
          <PlainSegments
            legend="How long for?"
            name="term"
            options={terms}
            initialValue={initialTerm}
            className={styles.terms}
            onMist
          />
          <div className={styles.box}>
            <div aria-live="polite">
              <ByChoice
                of="unit"
                alternatives={units.map(({ value, isFrom, prices }) => (
                  <ByChoice
                    key={value}
                    of="term"
                    alternatives={prices.map(({ week, payment }, index) => (
                      <span key={payment} className={styles.price}>
                        {isFrom ? <b>from </b> : null}
                        <strong>{week}</strong> <b>a week</b>
                        <small>
                          {terms[index]?.condition ? `${prices[0]?.week} ${terms[index].condition}` : 'The list price.'}{' '}
                          {payment} {terms[index]?.every}, VAT included. {terms[index]?.trips}
                        </small>
                      </span>
                    ))}
                  />
                ))}
              />
            </div>
            <Button type="submit" size="l" iconAfter="arrow-right" data-spot="home_storage">
              Store this size
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}

type UnitChoiceProps = {
  readonly unit: StorageUnitCard;
  readonly isInitial: boolean;
  readonly children: ReactNode;
};

/** Renders a radio button whose label is the card of a unit. All drawings have one scale. */
function UnitChoice({ unit, isInitial, children }: UnitChoiceProps) {
  const { value, title, like, isPopular, isFrom, thumbnail } = unit;
  return (
    <label className={unitChoiceStyles.unit}>
      <input type="radio" name="plan" value={value} className={unitChoiceStyles.input} defaultChecked={isInitial} />
      <span className={unitChoiceStyles.tick}>
        <Icon name="check" />
      </span>
      <span className={unitChoiceStyles.thumbnail}>
        <Drawing {...thumbnail} />
      </span>
      <b className={unitChoiceStyles.name}>{title}</b>
      <span className={unitChoiceStyles.like}>{like}</span>
      <span className={unitChoiceStyles.week}>
        {isFrom ? 'from ' : null}
        {children} a week
      </span>
      {isPopular ? (
        <span className={unitChoiceStyles.flag}>
          <Tag kind="hot">Popular</Tag>
        </span>
      ) : null}
    </label>
  );
}

function UnitFacts({ title, like, floor, height, volume }: StorageUnitCard) {
  return (
    <>
      <p className={unitFactsStyles.size}>
        {title}, {like}
      </p>
      <dl className={unitFactsStyles.measures}>
        {Object.entries({ Floor: floor, Height: height, Volume: volume }).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
