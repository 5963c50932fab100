/** An error answer in Stripe's format. `details` are added to the error and can replace its type. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status = 400,
    readonly details: object = {},
  ) {
    super(message);
  }

  get body(): object {
    const { message, code, details } = this;
    return { error: { type: 'invalid_request_error', code, message, ...details } };
  }
}
