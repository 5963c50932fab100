import type { ComponentType } from 'react';

type Title = { readonly title: string };
type PropsOf<Page> = Page extends (props: infer Props) => unknown ? Props : never;

/** The views that a table of pages can render, by kind. A view without a title gets that of its section. */
export type ViewsOf<Pages> = {
  [Kind in keyof Pages]: Omit<PropsOf<Pages[Kind]>, 'kind' | 'title'> & Partial<Title> & { readonly kind: Kind };
}[keyof Pages];

type ViewInProps<Pages> = Title & { readonly pages: Pages; readonly view: ViewsOf<Pages> };

/** Renders a view by the page of its kind. */
export function ViewIn<Pages>({ pages, title, view }: ViewInProps<Pages>) {
  // The compiler cannot see that the page and the view have the same kind.
  const Page = pages[view.kind] as ComponentType<Title & ViewsOf<Pages>>;
  return <Page title={title} {...view} />;
}
