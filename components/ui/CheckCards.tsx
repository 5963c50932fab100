import { CardGroup, ChoiceCard, type CardGroupTexts, type CardOption } from './RadioCards/CardGroup';

type CheckCardsProps = CardGroupTexts & {
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly CardOption[];
  readonly id?: string | undefined;
};

/** Renders options as cards with checkboxes. Passes on the chosen values in the order of the options. */
export function CheckCards({ name, value, onChange, onBlur, options, id = name, ...texts }: CheckCardsProps) {
  function toggle(changed: string, checked: boolean): void {
    onChange(
      options.map((option) => option.value).filter((each) => (each === changed ? checked : value.includes(each))),
    );
  }
  return (
    <CardGroup id={id} {...texts}>
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          type="checkbox"
          name={name}
          id={index === 0 ? id : `${id}-${option.value}`}
          option={option}
          checked={value.includes(option.value)}
          onChange={(checked) => toggle(option.value, checked)}
          onBlur={onBlur}
          describedBy={texts.error ? `${id}-message` : undefined}
        />
      ))}
    </CardGroup>
  );
}
