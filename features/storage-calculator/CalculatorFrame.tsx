import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { Note } from '@/components/ui/Note';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { STORAGE_UNITS, UNIT_HEIGHT_FEET, formatSquareFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { ROUTES, chosenPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import unitTableStyles from './UnitTable.module.scss';
import styles from './CalculatorFrame.module.scss';

type CalculatorFrameProps = {
  readonly trail: readonly Crumb[];
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
  readonly children: ReactNode;
};

export function CalculatorFrame({ trail, explanation, children }: CalculatorFrameProps) {
  return (
    <div className={styles.root}>
      <Breadcrumb trail={trail} />
      <header className={styles.head}>
        <h1>Storage calculator</h1>
        <p>
          List what you have and see it packed to scale: which unit or van it fills, what would not fit in the next size
          down, and what it costs in all.
        </p>
      </header>
      <noscript>
        <Note kind="quiet">The calculator needs JavaScript. Every unit and its price is in the table below.</Note>
      </noscript>
      {children}
      <UnitTable />
      <section className={styles.explanation} aria-labelledby="how-it-works">
        <h2 id="how-it-works">How we work it out</h2>
        <dl>
          {explanation.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** With large text the table is wider than a phone, and the scrolled part must be reachable by keyboard. */
const SCROLLING = { role: 'region', 'aria-label': 'Prices a week, by unit and term', tabIndex: 0 } as const;

function UnitTable() {
  return (
    <section className={unitTableStyles.root} aria-labelledby="unit-table">
      <h2 id="unit-table">Every unit and its price</h2>
      <div className={unitTableStyles.scroller} {...SCROLLING}>
        <table>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              {STORAGE_DURATIONS.map(({ term, title }) => (
                <th key={term} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STORAGE_UNITS.map(({ space, title, squareFeet }) => (
              <tr key={space}>
                <th scope="row">
                  {title}
                  <small>
                    {formatSquareFeet(squareFeet)}
                    <span>, {formatCubicFeet(squareFeet * UNIT_HEIGHT_FEET)}</span>
                  </small>
                </th>
                {STORAGE_DURATIONS.map(({ term }) => (
                  <td key={term}>
                    <AppLink
                      href={chosenPath(ROUTES.storageQuote, { plan: space, term })}
                      className={unitTableStyles.price}
                      data-spot="storage_calculator"
                    >
                      {formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: space, squareFeet: null }, term))}
                    </AppLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={unitTableStyles.note}>
        Pounds a week, VAT included. Select a price to get a quote. Every unit is {UNIT_HEIGHT_FEET} ft high. Terms:{' '}
        {STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0)
          .map(
            ({ title, minimumWeeks, discountPercent }) =>
              `${title} is ${minimumWeeks} weeks or more, ${discountPercent}%\u00a0off`,
          )
          .join('; ')}
        .
      </p>
    </section>
  );
}
