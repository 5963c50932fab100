/** A refusal in Stripe's words. `details` stand beside them in the error, and replace its type. */
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
