import { Accordion } from '@/components/ui/Accordion/Accordion';
import { cellsOf } from '@/lib/compact-row';
import { PriceTable } from '../PriceTable/PriceTable';

export type RoomPrices = {
  readonly room: string;
  /** The name of an item and its cells. */
  /** Each as lib/compact-row makes it: name, then cells. */
  readonly rows: readonly string[];
};

type ItemPricesProps = { readonly columns: readonly string[]; readonly rooms: readonly RoomPrices[] };

/** Items room by room, each room's table behind its name. */
export function ItemPrices({ columns, rooms }: ItemPricesProps) {
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
