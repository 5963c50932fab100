/** Renders JSON data from the server into the document, to be found by its id. */
export function JsonElement({ id, data }: { readonly id: string; readonly data: unknown }) {
  // `<` is escaped, so that no value can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
