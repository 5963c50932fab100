import { useState } from 'react';
import { Segments } from '@/components/ui/Segments/Segments';
import { SelectField } from '@/components/ui/SelectField';
import { LOWEST_FLOOR, floorLabel, parseFloor } from '@/lib/domain/places/floors';
import styles from './AddressFields.module.scss';

/** The floors of most homes, one press each. */
const USUAL = [
  { value: '0', label: 'Ground' },
  { value: '1', label: '1st' },
  { value: '2', label: '2nd' },
  { value: '3', label: '3rd' },
] as const;
const OTHER = 'other';
const HIGHEST_FLOOR = 30;

const isUsual = (floor: number): boolean => USUAL.some(({ value }) => Number(value) === floor);
const OTHER_FLOORS = Array.from({ length: HIGHEST_FLOOR - LOWEST_FLOOR + 1 }, (_, index) => index + LOWEST_FLOOR)
  .filter((floor) => !isUsual(floor))
  .map(floorLabel);

type FloorFieldProps = {
  readonly name: string;
  readonly floor: number | null;
  readonly onFloor: (floor: number | null) => void;
  readonly error: string | undefined;
};

/** Asks for the floor: buttons for the usual ones, a menu for the others. */
export function FloorField({ name, floor, onFloor, error }: FloorFieldProps) {
  const [wantsOther, setWantsOther] = useState(floor !== null && !isUsual(floor));
  const isOther = floor === null ? wantsOther : !isUsual(floor);
  const choose = (value: string) => {
    setWantsOther(value === OTHER);
    onFloor(value === OTHER ? null : Number(value));
  };
  return (
    <div className={styles.floor}>
      <Segments
        legend="Floor"
        name={name}
        // The error of a missing floor leads to the field that lacks it.
        id={isOther ? `${name}.usual` : name}
        value={isOther ? OTHER : floor === null ? '' : String(floor)}
        onChange={choose}
        options={[...USUAL, { value: OTHER, label: 'Other' }]}
        error={isOther ? undefined : error}
      />
      {isOther ? (
        <SelectField
          label="Which floor?"
          id={name}
          name={`${name}.other`}
          value={floor === null ? '' : floorLabel(floor)}
          onChange={(label) => onFloor(label === '' ? null : parseFloor(label))}
          options={[{ value: '', label: 'Choose' }, ...OTHER_FLOORS.map((label) => ({ value: label, label }))]}
          error={error}
        />
      ) : null}
    </div>
  );
}
