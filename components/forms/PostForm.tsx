import type { ComponentProps } from 'react';

type PostFormProps = ComponentProps<'form'> & { readonly fields?: Readonly<Record<string, string | number>> };

/** Renders a form that posts without a script, with its hidden fields. */
export const PostForm = ({ fields = {}, children, ...form }: PostFormProps) => (
  <form noValidate method="post" {...form}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
