import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from './read-settings.ts';

export interface Company {
  name: string;
  email: string;
  phone: string;
  /** Empty where none is set. */
  address: string;
}

/** Who writes, and where an answer reaches them. */
export async function readCompany(db: Db): Promise<Company> {
  const values = await readSettings(db, 'company.name', 'company.email', 'company.phone', 'company.address');
  return {
    name: values['company.name'],
    email: values['company.email'],
    phone: values['company.phone'],
    address: values['company.address'],
  };
}
