import { DeskTable } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, type Titled } from '@/features/desk-kit/Panel/Panel';
import type { PricesView } from '@/lib/contracts/desk-office';
import styles from './PricesPage.module.scss';

export function PricesPage({ title, version, groups }: Titled<PricesView>) {
  return (
    <>
      <PageHeading title={title} detail={`${version}. To change a price, ask whoever looks after your website.`} />
      <div className={styles.groups}>
        {groups.map(({ title: name, source, dependsOn, columns, rows }) => (
          <Panel key={name} title={name}>
            <p className={styles.source}>{source}</p>
            <p className={styles.source}>{dependsOn}</p>
            <DeskTable
              caption={name}
              columns={columns.map((column, index) => ({
                title: column,
                isNumber: index > 0,
                cell: (cells: readonly string[]) => cells[index],
              }))}
              rows={rows}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}
