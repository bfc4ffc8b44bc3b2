import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, instant, nothing, text } from '../core/fields.ts';
import {
  changeConfigBody,
  configEntry,
  configEntryBody,
  configKey,
  configValueBody,
  siteSettings,
} from './schemas.ts';

const view = { route: '/setup/settingConfig', access: 'view' } as const;
const edit = { route: '/setup/settingConfig', access: 'edit' } as const;

export const settingsCalls = {
  queryList: defineCall({
    method: 'GET',
    path: '/config/queryList',
    summary: 'Every config entry: known keys with the value in force, then other keys',
    permission: view,
    response: z.array(configEntry),
  }),
  exportConfig: defineCall({
    method: 'POST',
    path: '/config/export',
    summary: 'The config entries that match, under their headings, as an Excel file',
    permission: view,
    body: z.strictObject({ filter: z.strictObject({ keyword: text(80).optional() }).prefault({}) }),
    response: fileContent,
    kind: 'file',
  }),
  getValue: defineCall({
    method: 'GET',
    path: '/config/getValue',
    summary: 'The value in force for a key',
    permission: view,
    query: z.strictObject({ key: configKey }),
    response: z.string(),
    errors: ['record.missing'],
  }),
  add: defineCall({
    method: 'POST',
    path: '/config/add',
    summary: 'Add a config entry',
    permission: edit,
    body: configEntryBody,
    response: configEntry,
    errors: ['setting.exists', 'setting.invalid'],
  }),
  updateValueByKey: defineCall({
    method: 'POST',
    path: '/config/updateValueByKey',
    summary: 'Change the value of a key',
    permission: edit,
    body: configValueBody,
    response: configEntry,
    errors: ['record.changed', 'record.missing', 'setting.invalid'],
  }),
  update: defineCall({
    method: 'POST',
    path: '/config/update',
    summary: 'Change value and remark of a config entry',
    permission: edit,
    body: changeConfigBody,
    response: configEntry,
    errors: ['record.changed', 'record.missing', 'setting.invalid'],
  }),
  remove: defineCall({
    method: 'POST',
    path: '/config/delete/{key}',
    summary: 'Put a known key back to its default, or remove another key',
    permission: edit,
    params: z.strictObject({ key: configKey }),
    response: nothing,
    errors: ['record.missing'],
  }),
  getUseTime: defineCall({
    method: 'GET',
    path: '/config/getUseTime',
    summary: 'The moment the system expires, shown as the deadline',
    permission: 'staff',
    response: instant,
  }),
  siteSettings: defineCall({
    method: 'GET',
    path: '/shipClient/settings',
    summary: 'The settings the customer site shows',
    permission: 'public',
    response: siteSettings,
  }),
};
