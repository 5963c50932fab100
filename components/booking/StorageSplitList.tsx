import { Segments } from '@/components/ui/Segments/Segments';
import { Stepper } from '@/components/ui/Stepper';
import {
  listedStorageSplit,
  STORAGE_SPLIT_PARTS,
  withPart,
  type StorageSplitPart,
} from '@/lib/domain/answers/storage-split';
import { PART_NAMES } from '@/lib/domain/order/storage-split-lines';
import type { FurnitureItem, StorageSplitLine } from '@/lib/domain/order-types';
import styles from './StorageSplitList.module.scss';

type StorageSplitListProps = {
  readonly items: readonly FurnitureItem[];
  readonly lines: readonly StorageSplitLine[];
  readonly parts?: readonly StorageSplitPart[] | undefined;
  readonly onChange: (lines: readonly StorageSplitLine[]) => void;
};

const HOME = 'home';
const optionsOf = (parts: readonly StorageSplitPart[]) =>
  ([HOME, ...parts] as const).map((value) => ({ value, label: PART_NAMES[value] }));

/** Renders the destination of each item: buttons for a single piece, a count per destination for several pieces. */
export function StorageSplitList({ items, lines, parts = STORAGE_SPLIT_PARTS, onChange }: StorageSplitListProps) {
  const listed = listedStorageSplit(lines, items);
  return (
    <ul className={styles.root}>
      {items.map((item) => {
        const line = listed.find(({ id }) => id === item.id) ?? { id: item.id, stored: 0, away: 0 };
        return (
          <li key={item.id} className={styles.line}>
            {item.quantity === 1 ? (
              <One item={item} line={line} parts={parts} onChange={(part) => onChange(moved(listed, item, part))} />
            ) : (
              <Several
                item={item}
                line={line}
                parts={parts}
                onChange={(part, pieces) => onChange(withPart(listed, item, part, pieces))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Row = {
  readonly item: FurnitureItem;
  readonly line: StorageSplitLine;
  readonly parts: readonly StorageSplitPart[];
};

const moved = (lines: readonly StorageSplitLine[], item: FurnitureItem, part: string): readonly StorageSplitLine[] => {
  const others = lines.filter(({ id }) => id !== item.id);
  const to = STORAGE_SPLIT_PARTS.find((known) => known === part);
  return to ? withPart(others, item, to, 1) : others;
};

function One({ item, line, parts, onChange }: Row & { readonly onChange: (part: string) => void }) {
  const part = STORAGE_SPLIT_PARTS.find((known) => line[known] > 0) ?? HOME;
  return (
    <Segments
      legend={item.title}
      name={`split-${item.id}`}
      value={part}
      onChange={onChange}
      options={optionsOf(parts)}
    />
  );
}

function Several({
  item,
  line,
  parts,
  onChange,
}: Row & { readonly onChange: (part: StorageSplitPart, pieces: number) => void }) {
  const { quantity, title } = item;
  return (
    <fieldset className={styles.several}>
      <legend>{`${quantity} × ${title}`}</legend>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <span>{PART_NAMES[part]}</span>
          <Stepper
            size="s"
            label={`${title}: ${PART_NAMES[part].toLowerCase()}`}
            value={line[part]}
            max={quantity - line[part === 'stored' ? 'away' : 'stored']}
            onChange={(pieces) => onChange(part, pieces)}
          />
        </div>
      ))}
      <p className={styles.rest}>{`${PART_NAMES.home}: ${quantity - line.stored - line.away}`}</p>
    </fieldset>
  );
}
