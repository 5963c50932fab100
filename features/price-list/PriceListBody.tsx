import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { PageHero } from '@/components/marketing/PageHero';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { cellsOf } from '@/lib/compact-row';
import { ROUTES } from '@/lib/routes';
import priceTableStyles from './PriceTable.module.scss';
import styles from './PriceListBody.module.scss';

type RoomPrices = {
  readonly room: string;
  readonly rows: readonly string[];
};

type ItemPricesProps = { readonly columns: readonly string[]; readonly rooms: readonly RoomPrices[] };

/** Renders the items room by room, each room's table collapsed behind its name. */
function ItemPrices({ columns, rooms }: ItemPricesProps) {
  return (
    <Disclosures>
      {rooms.map(({ room, rows }, place) => {
        const id = `room-${place + 1}`;
        return (
          <Disclosure key={room} title={<span id={id}>{room}</span>}>
            <PriceTable
              labelledBy={id}
              columns={columns}
              rows={rows.map(cellsOf).map(([name = '', ...cells]) => ({ name, cells }))}
            />
          </Disclosure>
        );
      })}
    </Disclosures>
  );
}

type Group = {
  readonly id: string;
  readonly title: string;
  readonly dependsOn: string;
  readonly columns: readonly string[];
};

type PriceListBodyProps = Pick<ComponentProps<typeof PageHero>, 'trail' | 'drawing'> & {
  /** The version of the list, and the date from which it applies. */
  readonly version: string;
  readonly json: string;
  readonly groups: readonly (Group & { readonly rows: readonly PriceTableRow[] })[];
  readonly items: Group & { readonly rooms: readonly RoomPrices[] };
  /** The items and services that are priced only by request. */
  readonly byRequest: string;
};

/** Returns whether a table is a rule with a few figures, whose text needs more room than its table. */
const isShort = (columns: Group['columns'], rows: readonly PriceTableRow[]): boolean =>
  columns.length === 2 && rows.length <= 4;

export function PriceListBody({ trail, drawing, version, json, groups, items, byRequest }: PriceListBodyProps) {
  return (
    <div className={styles.root}>
      <PageHero
        trail={trail}
        drawing={drawing}
        title={<>Every price we charge, on one&nbsp;page</>}
        lead="Online prices are exactly these. They are in pounds, include VAT and come from the same rules that price your quote."
        action={{ label: 'Get a price', href: ROUTES.getAQuote, spot: 'prices' }}
      />
      <div className={styles.content}>
        <nav className={styles.contents} aria-label="Price list">
          <ul>
            {[...groups, items].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.groups}>
          {groups.map(({ id, title, dependsOn, columns, rows }, index) => (
            <section
              key={id}
              id={id}
              className={clsx(styles.group, isShort(columns, rows) && styles.short)}
              data-later={index > 0 || undefined}
            >
              <h2 id={`${id}-title`}>{title}</h2>
              <p className={styles.text}>{dependsOn}</p>
              <PriceTable labelledBy={`${id}-title`} columns={columns} rows={rows} />
            </section>
          ))}
          <section id={items.id} className={styles.group} data-later>
            <h2>{items.title}</h2>
            <p className={styles.text}>{items.dependsOn}</p>
            <ItemPrices columns={items.columns} rooms={items.rooms} />
          </section>
          <div className={styles.request}>
            <p>{byRequest}</p>
            <p className={styles.version}>
              {version}. <a href={json}>Price list as JSON</a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

type PriceTableRow = {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly cells: readonly string[];
};

type PriceTableProps = {
  readonly labelledBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly PriceTableRow[];
};

/** Renders a table of the price list. Callers pass at most five columns: more do not fit on the narrowest phone. */
function PriceTable({ labelledBy, columns, rows }: PriceTableProps) {
  return (
    <div className={priceTableStyles.scroller}>
      <table className={priceTableStyles.root} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {detail ? <small>{detail}</small> : null}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
