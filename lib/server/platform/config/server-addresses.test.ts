import { serverAddresses } from './server-addresses';

describe('the address of a database at several servers', () => {
  it.each([
    ['postgresql://one/smart', ['postgresql://one/smart']],
    [
      'postgres://u:p%2C@one:5432,two/smart?sslmode=require',
      ['postgres://u:p%2C@one:5432/smart?sslmode=require', 'postgres://u:p%2C@two/smart?sslmode=require'],
    ],
    ['postgresql://u:a,b@[::1]:1,[::1]:2/x', ['postgresql://u:a,b@[::1]:1/x', 'postgresql://u:a,b@[::1]:2/x']],
    ['postgresql:///smart?host=/run/postgresql', ['postgresql:///smart?host=/run/postgresql']],
  ])('%s is %j', (url, addresses) => {
    expect(serverAddresses(url)).toEqual(addresses);
  });
});
