import clsx from 'clsx';
import styles from './PriceListBody.module.scss';
import type { ComponentProps } from 'react';
import { PageHero } from '@/components/marketing/PageHero';
import { Accordion } from '@/components/ui/Accordion';
import { cellsOf } from '@/lib/compact-row';
import { PriceTable, type PriceTableRow } from './PriceTable';

type RoomPrices = {
  readonly room: string;
  /** The name of an item and its cells. */
  /** Each as lib/compact-row makes it: name, then cells. */
  readonly rows: readonly string[];
};

type ItemPricesProps = { readonly columns: readonly string[]; readonly rooms: readonly RoomPrices[] };

/** Items room by room, each room's table behind its name. */
function ItemPrices({ columns, rooms }: ItemPricesProps) {
  return (
    <Accordion
      items={rooms.map(({ room, rows }, place) => {
        const id = `room-${place + 1}`;
        return {
          title: room,
          content: (
            <>
              <span id={id} hidden>
                {room}
              </span>
              <PriceTable
                labelledBy={id}
                columns={columns}
                rows={rows.map(cellsOf).map(([name = '', ...cells]) => ({ name, cells }))}
              />
            </>
          ),
        };
      })}
    />
  );
}

type Group = {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly dependsOn: string;
  readonly columns: readonly string[];
};

export type PriceListBodyProps = Pick<ComponentProps<typeof PageHero>, 'trail' | 'drawing'> & {
  /** Which list this is, and from when it holds. */
  readonly version: string;
  /** The same for programs. */
  readonly json: string;
  readonly groups: readonly (Group & { readonly rows: readonly PriceTableRow[] })[];
  readonly items: Group & { readonly rooms: readonly RoomPrices[] };
  /** What is priced by request only. */
  readonly byRequest: string;
};

/** A rule in words with a few figures: it needs more room for its words than for its table. */
const isShort = (columns: Group['columns'], rows: readonly PriceTableRow[]): boolean =>
  columns.length === 2 && rows.length <= 4;

/** The open price list between header and footer. Markup only. */
export function PriceListBody({ trail, drawing, version, json, groups, items, byRequest }: PriceListBodyProps) {
  return (
    <div className={styles.root}>
      <PageHero
        {...{ trail, drawing }}
        title={<>Every price we charge, on one&nbsp;page</>}
        lead="Online prices are exactly these. They are in pounds, include VAT and come from the same rules that price your quote."
      >
        <p className={styles.version}>
          {version}. <a href={json}>Price list as JSON</a>
        </p>
      </PageHero>
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
          <p className={styles.request}>{byRequest}</p>
        </div>
      </div>
    </div>
  );
}
