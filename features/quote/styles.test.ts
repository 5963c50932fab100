import { stylesUnder } from '@/lib/testing/styles-of';

const HERE = 'features/quote';

/** Their code and styles come only when somebody asks for them. */
const ON_REQUEST = /\/(Modal|Toast)\//;

describe('the styles of a step, a check page and the choice of a return', () => {
  it.each([
    ['moving/MovingStepPage', 'moving/styles'],
    ['storage/StorageStepPage', 'storage/styles'],
    ['storage-return/ReturnStepPage', 'units/styles'],
    ['cleaning/CleaningStepPage', 'cleaning/styles'],
    ['storage-return/ChooseReturn/ChooseReturn', 'storage-return/choice-styles'],
    ['moving/MovingCheckPage', 'check/styles'],
    ['storage/StorageCheckPage', 'check/styles'],
    ['storage-return/ReturnCheckPage', 'storage-return/check-styles'],
    ['cleaning/CleaningCheckPage', 'check/styles'],
  ])('of %s are all there with the page, before the code that they belong to', (page, list) => {
    const needed = [...stylesUnder(`${HERE}/${page}.tsx`)].filter((file) => !ON_REQUEST.test(file));
    expect([...stylesUnder(`${HERE}/${list}.ts`)].toSorted()).toEqual(needed.toSorted());
  });
});
