import { CardGroup, ChoiceCard, type CardGroupTexts, type CardOption } from './CardGroup';

type RadioCardsProps = CardGroupTexts & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly CardOption[];
  readonly id?: string | undefined;
};

/** Renders a single choice as cards. The first card has the field's id, as the target of an error summary. */
export function RadioCards({ name, value, onChange, onBlur, options, id = name, ...texts }: RadioCardsProps) {
  return (
    <CardGroup id={id} {...texts}>
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          type="radio"
          name={name}
          // Ids are listed in aria-labelledby, which splits at blanks.
          id={index === 0 ? id : `${id}-${option.value.replaceAll(' ', '-')}`}
          option={option}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          onBlur={onBlur}
          describedBy={texts.error ? `${id}-message` : undefined}
        />
      ))}
    </CardGroup>
  );
}
