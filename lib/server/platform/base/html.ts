/** Escaped HTML. Only `html` creates it. */
export type Html = { readonly markup: string };

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** Escapes every value except HTML that `html` has made. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const markup = strings.map((part, index) => part + (index < values.length ? valueOf(values[index]) : ''));
  return { markup: markup.join('') };
}

function valueOf(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('\n');
}
