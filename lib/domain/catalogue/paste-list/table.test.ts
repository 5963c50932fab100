import { readPastedTable } from './table';

const read = (text: string) => readPastedTable(text.split('\n'));

describe('RDT-1: a table', () => {
  it.each<readonly [string, string, readonly string[] | null]>([
    ['a header with commas', 'item,qty,room\nsofa,1,lounge\nchair,6,kitchen', ['1 x sofa', '6 x chair']],
    ['no header, number behind', 'armchair,2\nchair,6', ['2 x armchair', '6 x chair']],
    ['no header, number first', '6\tchairs\tkitchen\n1\tsofa\tlounge', ['6 x chairs', '1 x sofa']],
    ['sides', 'item\tqty\tl\tw\th\ndesk\t1\t120\t60\t75', ['1 x desk (120 x 60 x 75)']],
    ['volumes before the numbers', 'sofa\t35\t1\nchair\t5\t6', ['1 x sofa', '6 x chair']],
    ['two columns that may count', 'chair\t6\t5\nbox\t20\t3', ['some chair', 'some box']],
    ['numbers of rows', '1,sofa,2\n2,desk,1\n3,bed,1\n4,lamp,3', ['2 x sofa', '1 x desk', '1 x bed', '3 x lamp']],
    ['empty counts of a printed sheet', 'item,qty\nsofa,1\nbed,\ndesk,', ['1 x sofa', '0 bed', '0 desk']],
    ['one empty count', 'item,qty\nsofa,1\nbed,2\ndesk,', ['1 x sofa', '2 x bed', 'some desk']],
    ['quotes', '"item","qty"\n"sofa, 3 seats","1"', ['1 x sofa  3 seats']],
    ['a table of a note', '| item | qty |\n|---|---|\n| bed | 1 |', ['1 x bed']],
    ['lines without columns', 'sofa\ndesk, lamp\nbed', null],
    ['words between commas', 'sofa, desk\nbed, lamp', null],
  ])('%s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });
});
