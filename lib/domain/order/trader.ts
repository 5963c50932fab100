/** The trader's identity that an order and its check page show (LAW-4, LAW-7). */
export type Trader = {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** "020 7946 0123". `phoneHref` is the same as a tel: link. */
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  /** Our registration as a waste carrier (LAW-10). */
  readonly wasteCarrier: string;
};
