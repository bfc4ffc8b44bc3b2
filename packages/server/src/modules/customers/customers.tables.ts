import type { CountryCode } from '@gangway/contract/core/countries.ts';
import type { IdType } from '@gangway/contract/customers/passengers.ts';
import type { CustomerLevel, Gender } from '@gangway/contract/customers/schemas.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    customers: {
      accountId: number;
      realName: string;
      gender: Gender | null;
      birthDate: string | null;
      phone: string;
      email: string | null;
      /** The address that was checked by a mail; null while `email` is another. */
      verifiedEmail: ColumnType<string | null, string | null | undefined, string | null>;
      idCardSealed: string | null;
      idCardFingerprint: string | null;
      idCardEnding: string | null;
      passportSealed: string | null;
      passportFingerprint: string | null;
      passportEnding: string | null;
      remarks: Generated<string>;
      level: Generated<CustomerLevel>;
      referenceCode: string | null;
      superiorId: number | null;
      /** Tells a repeated wish to book without an account; null for those who registered. */
      guestWish: ColumnType<string | null, string | undefined, never>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    savedPassengers: {
      id: Made<number>;
      accountId: number;
      name: string;
      gender: Gender;
      idType: IdType;
      idSealed: string;
      idFingerprint: string;
      idEnding: string;
      passportExpiry: string | null;
      nationality: CountryCode;
      birthDate: string;
      phone: string;
      email: string | null;
      remarks: Generated<string>;
      consentedAt: Date | null;
      updatedAt: Generated<Date>;
    };
    mailedLinks: {
      id: string;
      accountId: number;
      purpose: 'password' | 'email';
      email: string;
      tokenHash: string;
      createdAt: Moment;
      expiresAt: Moment;
      usedAt: ColumnType<Date | null, never, Date>;
      usedWish: ColumnType<string | null, never, string | null>;
    };
  }
}
