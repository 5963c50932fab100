/** Adds a script to the page, once. */
export function loadScript(src: string, attributes: Readonly<Record<string, string>> = {}): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = Object.assign(document.createElement('script'), { src, async: true });
  Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
  document.head.append(script);
}
