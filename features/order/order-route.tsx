import type { ComponentType } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import type { BookedTrader } from './types';

/** Returns the route component of an order's page, in the frame that names the company. */
export const orderRoute = <Props extends object>(Page: ComponentType<Props>) =>
  function OrderRoute(props: Props & { readonly trader: BookedTrader }) {
    return (
      <QuoteLayout company={props.trader} leave={{ label: 'Home page', href: '/' }}>
        <Page {...props} />
      </QuoteLayout>
    );
  };
