import type { SaleValues } from './sale-values.ts';

export type SaleDraft = Pick<SaleValues, keyof SaleValues>;

/**
 * What of a sale may be written down: not the numbers of documents, nothing about somebody's health, which remarks tell too,
 * and not that the customer agreed.
 */
export function draftOfSale(values: SaleValues): SaleDraft {
  return {
    ...values,
    agreed: false,
    passengers: values.passengers.map((one) => ({
      ...one,
      idNumber: '',
      idEnding: null,
      expecting: false,
      dueDate: '',
      remarks: '',
    })),
  };
}
