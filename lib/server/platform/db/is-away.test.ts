import { isDatabaseAway, isOutOfRoom } from './is-away';

describe('what a database says that has no room', () => {
  it.each([
    ['SQLite', { errcode: 13 }],
    ['SQLite, with an extended code', { errcode: 13 | (1 << 8) }],
    ['the system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
    ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('%s: it is away for the moment, and the disk is why', (_, error) => {
    expect([isDatabaseAway(error), isOutOfRoom(error)]).toEqual([true, true]);
  });

  it.each([
    ['a busy file', { errcode: 5 }],
    ['a server that follows another', Object.assign(new Error('cannot execute INSERT'), { code: '25006' })],
    ['a connection that was cut', new Error('Client was closed and is not queryable')],
    ['too many connections', Object.assign(new Error('too many clients'), { code: '53300' })],
  ])('%s: away, and not for want of room', (_, error) => {
    expect([isDatabaseAway(error), isOutOfRoom(error)]).toEqual([true, false]);
  });
});
