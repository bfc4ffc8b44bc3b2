declare module '*.md' {
  import type { LegalSection } from '#modules/settings/site/legal/legal-text.ts';

  export const sections: readonly LegalSection[];
}
