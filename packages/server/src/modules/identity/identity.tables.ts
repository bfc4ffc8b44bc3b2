import type { Post } from '@gangway/contract/core/posts.ts';
import type { Role, SystemUser } from '@gangway/contract/identity/schemas.ts';
import type { Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

export type EndReason = 'logout' | 'elsewhere' | 'password' | 'role' | 'disabled' | 'deleted';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    roles: {
      id: Made<number>;
      name: string;
      template: Role['template'];
      description: string;
      builtIn: Generated<boolean>;
      posts: Generated<Post[]>;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    roleGrants: { roleId: number; route: string; access: 'view' | 'edit' };
    accounts: {
      id: Made<number>;
      kind: 'staff' | 'customer' | 'guest';
      username: string;
      passwordHash: string;
      name: Generated<string>;
      avatarImageId: number | null;
      introduction: Generated<string>;
      roleId: number | null;
      status: Generated<SystemUser['status']>;
      lastLoginAt: Date | null;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
      deletedAt: Date | null;
    };
    sessions: {
      id: Made<number>;
      accountId: number;
      tokenHash: string;
      address: string;
      device: string;
      startedAt: Moment;
      lastSeenAt: Moment;
      expiresAt: Moment;
      endedAt: Date | null;
      endReason: EndReason | null;
      byLink: Generated<boolean>;
      linkOrderId: number | null;
      linkAsked: Generated<boolean>;
    };
    menus: {
      path: string;
      parent: string | null;
      titleEn: string;
      titleZh: string;
      titleKo: string;
      icon: string;
      position: number;
      enabled: boolean;
      legacy: boolean;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
  }
}
