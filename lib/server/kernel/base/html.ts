/** HTML that has been escaped where it must be; only `html` makes it. */
export type Html = { readonly markup: string };

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A template tag: every value is escaped, except what `html` itself has made. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const markup = strings.map((part, index) => part + (index < values.length ? valueOf(values[index]) : ''));
  return { markup: markup.join('') };
}

function valueOf(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('\n');
}
