import { render, screen } from '@testing-library/react';
import { SearchInput } from './DeskForm';

it.each([
  ['Ada Sample 07700 900 123', 0],
  ['a b c d e f g h i', 1],
])('RDT-1: a search for "%s" says which words are left out, if any', (value, count) => {
  render(<SearchInput label="Name" value={value} />);
  expect(screen.queryAllByText('Only the first 8 words are looked for.')).toHaveLength(count);
});
