import { countTasks, startWords } from './checklist-words';

it.each([
  [0, 26, '26 things to do.'],
  [0, 1, '1 thing to do.'],
  [3, 26, '3 of 26 done.'],
])('counts %i done of %i tasks', (done, all, text) => {
  expect(countTasks(done, all)).toBe(text);
});

it.each([
  [0, 4, 'Start with these four'],
  [0, 1, 'Start with this one'],
  [2, 4, 'Do these four next'],
  [2, 0, 'Nothing is due in the next seven days'],
])('names, after %i tasks, the %i to do first', (done, first, text) => {
  expect(startWords(done, first)).toBe(text);
});
