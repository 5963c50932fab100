import { AppLink } from '@/components/ui/AppLink';
import { SectionHead } from '@/components/marketing/SectionHead';
import { ROUTES } from '@/lib/routes';
import type { SizedUnit, Term } from './types';
import styles from './UnitPrices.module.scss';

type UnitPricesProps = {
  readonly units: readonly SizedUnit[];
  readonly terms: readonly Term[];
  /** The prices of collection and return, in words. */
  readonly trips: string;
};

/** Renders all prices in a table, to compare. */
export function UnitPrices({ units, terms, trips }: UnitPricesProps) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
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
        <p className={styles.note}>
          {trips} <AppLink href={ROUTES.prices}>See the full price list</AppLink>
        </p>
      </div>
    </section>
  );
}
