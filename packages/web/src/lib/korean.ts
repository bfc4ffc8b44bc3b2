import { chooseParticles } from '@gangway/contract/core/korean-particles.ts';
import type { MessageDescriptor, MessageOptions } from '@lingui/core';
import { i18n } from './i18n.ts';

type Values = Record<string, unknown>;

let speaks = false;

/** Teaches the texts Korean particles. Only those who read Korean load this. */
export function learnKorean(): void {
  if (speaks) return;
  speaks = true;
  const translate = i18n._.bind(i18n);
  i18n._ = (asked: string | MessageDescriptor, ...rest: [Values?, MessageOptions?]) => {
    const text = typeof asked === 'string' ? translate(asked, ...rest) : translate(asked);
    return i18n.locale === 'ko' ? chooseParticles(text) : text;
  };
}
