import { type SettingKey, type SettingKind, settingRegistry, type SettingValue } from './registry.ts';

/**
 * Reads the text a config entry holds as the value its key asks for.
 * Texts and instants stand as they are, everything else as JSON. Numbers stand in digits only: 10.00 is ten to JSON, and
 * ten ringgit to whoever writes it where sen are asked for.
 */
export function readSetting<K extends SettingKey>(
  key: K,
  stored: string,
): { ok: true; value: SettingValue<K> } | { ok: false; id: string } {
  const info = settingRegistry[key];
  const inWords = numberWords[info.kind];
  if (inWords && stored !== '' && !/^(0|-?[1-9]\d*)$/.test(stored)) return { ok: false, id: inWords };
  const candidate = info.kind === 'text' || info.kind === 'instant' ? stored : parseJson(stored);
  const result = info.schema.safeParse(candidate);
  if (result.success) return { ok: true, value: result.data as SettingValue<K> };
  const { message = '', path = [] } = result.error.issues[0] ?? {};
  const isNamed = message.startsWith('setting.') || message.startsWith('validation.');
  return { ok: false, id: isNamed ? message : (tierWords[String(path.at(-1))] ?? '') };
}

/** What the numbers of a tier must be, in words. */
const tierWords: Record<string, string> = { fromDays: 'setting.tierDays', percent: 'setting.tierFee' };

/** How the kinds that are numbers are written, in words. */
const numberWords: Partial<Record<SettingKind, string>> = {
  integer: 'setting.digits',
  percent: 'setting.digits',
  money: 'setting.sen',
};

/** The text a value is stored as. */
export function writeSetting(key: SettingKey, value: unknown): string {
  const { kind } = settingRegistry[key];
  return kind === 'text' || kind === 'instant' ? String(value) : JSON.stringify(value);
}

/** The least and greatest number a setting takes, where it is a number. */
export function settingBounds(key: SettingKey): { min?: number; max?: number } {
  const { schema } = settingRegistry[key];
  const bounds: { min?: number; max?: number } = {};
  if ('minValue' in schema && typeof schema.minValue === 'number') bounds.min = schema.minValue;
  if ('maxValue' in schema && typeof schema.maxValue === 'number') bounds.max = schema.maxValue;
  return bounds;
}

/** What a text says as JSON; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
