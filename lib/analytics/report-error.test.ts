import { connectErrorService, reportError } from './report-error';

describe('error reports', () => {
  it('ERR-2: keeps early errors and hands them to the error service once it is there', () => {
    const received: unknown[] = [];
    reportError(new Error('before'));
    connectErrorService((error) => received.push(error));
    reportError(new Error('after'));
    expect(received).toEqual([new Error('before'), new Error('after')]);
  });
});
