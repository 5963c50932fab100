import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import type { PostcodeName } from './types';

type PostcodeFieldProps = {
  readonly id: string;
  readonly name: PostcodeName;
  readonly label: string;
  readonly error: string | undefined;
};

/** Renders an uncontrolled postcode field, because a visitor may type before the code has loaded. */
export function PostcodeField({ id, name, label, error }: PostcodeFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      <div className={field.group}>
        <Icon name="pin" />
        <input
          id={id}
          name={name}
          className={`${field.control} ${field.withIcon}`}
          autoComplete={`section-${name} postal-code`}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
      </div>
    </Field>
  );
}
