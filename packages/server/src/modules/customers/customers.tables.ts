import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    customers: {
      accountId: number;
      realName: string;
      gender: 'male' | 'female' | 'other' | null;
      birthDate: string | null;
      phone: string;
      email: string | null;
      idCardSealed: string | null;
      idCardFingerprint: string | null;
      idCardEnding: string | null;
      passportSealed: string | null;
      passportFingerprint: string | null;
      passportEnding: string | null;
      remarks: Generated<string>;
      level: Generated<'superAgent' | 'agent' | 'normal'>;
      updatedAt: Generated<Date>;
    };
  }
}
