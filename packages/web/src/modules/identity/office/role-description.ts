import { shippedRoles } from '@gangway/contract/core/office-routes.ts';
import type { Role } from '@gangway/contract/identity/schemas.ts';
import { shippedDescriptions } from '@gangway/contract/identity/shipped-descriptions.ts';
import { translate } from '#lib/i18n.ts';

/** What a role says of itself: what it was shipped with in the reader's language, else as an operator wrote it. */
export function roleDescription({ description }: Pick<Role, 'description'>): string {
  const shipped = shippedRoles.find((name) => shippedDescriptions[name] === description);
  return shipped ? translate(`roles.shipped.${shipped}`) : description;
}
