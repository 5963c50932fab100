import { Button } from '@/components/ui/Button';
import { Sheet } from '../Panel/Panel';
import { DeskSelect } from './DeskField';
import { FilterForm } from './DeskForm';

type StateFilterProps = {
  /** The path of the page that it filters. */
  readonly action: string;
  readonly states: Parameters<typeof DeskSelect>[0]['options'];
  readonly value: string;
};

/** Renders a filter by state, for a list without a search. */
export function StateFilter({ action, states, value }: StateFilterProps) {
  return (
    <Sheet>
      <FilterForm action={action}>
        <DeskSelect label="Status" name="state" options={states} value={value} any="All" />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </FilterForm>
    </Sheet>
  );
}
