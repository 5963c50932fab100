import type { ComponentType } from 'react';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import type { BookedTrader } from './types';

/** Returns the component of a page of an order: the page between the way home and who the customer has a contract with. */
export const orderRoute = <Props extends object>(Page: ComponentType<Props>) =>
  function OrderRoute(props: Props & { readonly trader: BookedTrader }) {
    return (
      <QuoteLayout company={props.trader} leave={{ label: 'Home page', href: '/' }}>
        <Page {...props} />
      </QuoteLayout>
    );
  };
