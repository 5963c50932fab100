import { REPORT_EVENT, reportError } from './report';

describe('reportError', () => {
  it('ERR-3: logs and tells whoever listens, with the name of the call and nothing of its content', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
    window.addEventListener(REPORT_EVENT, listen);
    const error = new Error('down');
    reportError(error, { call: 'listItems' });
    window.removeEventListener(REPORT_EVENT, listen);
    expect(heard).toEqual([{ error, context: { call: 'listItems' } }]);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
