import { expect, it } from 'vitest';
import { blankPassenger } from '#modules/booking/shared/passenger-draft.ts';
import { draftOfSale } from './sale-draft.ts';
import { emptySale } from './sale-values.ts';

it('writes down neither documents nor health, nor that somebody agreed', () => {
  const passenger = blankPassenger({
    name: 'Lee Kah Fai',
    phone: '012-345 6789',
    idNumber: '900505-14-5673',
    idEnding: '5673',
    expecting: true,
    dueDate: '2030-01-01',
    remarks: 'uses a wheelchair',
  });
  const draft = draftOfSale({ ...emptySale('2030-01-01', 'HOUSE'), passengers: [passenger], agreed: true });
  expect(draft.agreed).toBe(false);
  expect(draft.passengers).toEqual([
    { ...passenger, idNumber: '', idEnding: null, expecting: false, dueDate: '', remarks: '' },
  ]);
});
