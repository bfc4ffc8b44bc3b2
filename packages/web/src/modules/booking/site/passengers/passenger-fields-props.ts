import type { ReactNode } from 'react';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';

export interface PassengerFieldsProps {
  index: number;
  passenger: PassengerDraft;
  today: string;
  houseCode: string;
  onChange: (part: Partial<PassengerDraft>) => void;
  /** A field was left: from now on it says what is wrong with it. */
  onLeave: (field: string) => void;
  /** What helps with the phone number and with the referrer, beside the field. */
  phoneHelp?: ReactNode;
  referrerHelp?: ReactNode;
  canKeep: boolean;
}
