import type { ComponentProps } from 'react';
import { QuestionList } from '@/components/marketing/QuestionList';
import { SectionHead } from '@/components/marketing/SectionHead';
import { AppLink } from '@/components/ui/AppLink';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, shareOfWidest } from '@/components/ui/Drawing/Drawing';
import { ROUTES } from '@/lib/routes';
import likePlacesStyles from './LikePlaces.module.scss';
import lineUpStyles from './LineUp.module.scss';
import { UnitGrid, type UnitGridProps } from './UnitGrid';
import unitPricesStyles from './UnitPrices.module.scss';
import type { Call, HomeInUnit, Place, SizedUnit, Term } from './types';
import styles from './UnitSizesBody.module.scss';

type UnitSizesBodyProps = UnitGridProps &
  ComponentProps<typeof LikePlaces> &
  Pick<ComponentProps<typeof UnitPrices>, 'trips'> &
  Pick<ComponentProps<typeof QuestionList>, 'questions'> &
  Pick<ComponentProps<typeof Breadcrumb>, 'trail'> & { readonly call: Call };

export function UnitSizesBody({ trail, places, homes, trips, questions, call, ...grid }: UnitSizesBodyProps) {
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <div className={styles.content}>
          <Breadcrumb trail={trail} />
          <header className={styles.head}>
            <h1>Storage units, drawn to&nbsp;scale</h1>
            <p>
              We collect your things, store them and bring them back. Compare the sizes and choose the one you need.
            </p>
          </header>
          <LineUp units={grid.units} />
          <h2 className={styles.choose}>Choose by what it holds</h2>
          <UnitGrid {...grid} />
        </div>
      </div>
      <div className={styles.places} data-later>
        <LikePlaces places={places} homes={homes} />
      </div>
      <div className={styles.prices} data-later>
        <UnitPrices units={grid.units} terms={grid.terms} trips={trips} />
      </div>
      <div className={styles.questions} data-later>
        <QuestionList title="Questions about sizes" name="unit-questions" questions={questions} {...call} />
      </div>
    </div>
  );
}

type LineUpProps = { readonly units: readonly Pick<SizedUnit, 'id' | 'title' | 'floor' | 'small'>[] };

/** Renders all units in a row at one scale, each a link to its card. */
function LineUp({ units }: LineUpProps) {
  return (
    <nav className={lineUpStyles.root} aria-label="Units by size">
      <ul className={lineUpStyles.units}>
        {units.map(({ id, title, floor, small }) => (
          <li key={id}>
            <a href={`#${id}`} className={lineUpStyles.unit}>
              <Drawing {...small} isEager />
              <b>{title}</b>
              <span className={lineUpStyles.floor}>{floor}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LikePlacesProps = { readonly places: readonly Place[]; readonly homes: readonly HomeInUnit[] };

function LikePlaces({ places, homes }: LikePlacesProps) {
  const drawings = places.map(({ drawing }) => drawing);
  return (
    <section className={likePlacesStyles.root}>
      <SectionHead
        title={<>Not sure? Think of a&nbsp;place you know</>}
        lead="A rough guide to the unit each would fill, stacked with care."
      />
      <ul className={likePlacesStyles.places}>
        {places.map(({ place, unit, unitId, drawing }) => (
          <li key={place}>
            <a href={`#${unitId}`} className={likePlacesStyles.place} style={shareOfWidest(drawing, drawings)}>
              <Drawing {...drawing} />
              <b>{place}</b>
              <span>{unit}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={likePlacesStyles.homes}>
        <div>
          <h3>Which unit for a whole home?</h3>
          <p>
            Our packing program tried the usual contents of a home in each unit. The storage calculator gives the same
            answers.
          </p>
          <ButtonLink href={ROUTES.storageCalculator} iconAfter="arrow-right">
            Pack my own list
          </ButtonLink>
        </div>
        <table>
          <caption className={likePlacesStyles.unseen}>The unit for a whole home</caption>
          <thead>
            <tr>
              <th scope="col">Home</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {homes.map(({ home, contents, unit, unitId, note }) => (
              <tr key={home}>
                <th scope="row">
                  {home}
                  <small>{contents}</small>
                </th>
                <td>
                  <a href={`#${unitId}`}>{unit}</a>
                  {note ? <small>{note}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type UnitPricesProps = {
  readonly units: readonly SizedUnit[];
  readonly terms: readonly Term[];
  readonly trips: string;
};

function UnitPrices({ units, terms, trips }: UnitPricesProps) {
  return (
    <section className={unitPricesStyles.root}>
      <div className={unitPricesStyles.content}>
        <SectionHead id="prices" title="Prices of all units" lead="Pounds a week, VAT included." />
        <table aria-labelledby="prices">
          <thead>
            <tr>
              <th scope="col">Unit</th>
              {terms.map(({ value, label, detail }) => (
                <th key={value} scope="col">
                  {label}
                  <small>{detail}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(({ space, title, floor, prices }) => (
              <tr key={space}>
                <th scope="row">
                  {title}
                  <small>{floor}</small>
                </th>
                {prices.map(({ week }, index) => (
                  <td key={terms[index]?.value}>{week}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={unitPricesStyles.note}>
          {trips} <AppLink href={ROUTES.prices}>See the full price list</AppLink>
        </p>
      </div>
    </section>
  );
}
