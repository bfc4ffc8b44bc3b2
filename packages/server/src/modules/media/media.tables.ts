import type { Generated } from 'kysely';
import type { Made } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    images: {
      id: Made<number>;
      width: number;
      height: number;
      createdAt: Generated<Date>;
      createdBy: number | null;
      used: Generated<boolean>;
    };
    imageFiles: { imageId: number; width: number; bytes: Buffer };
    slides: {
      id: Made<number>;
      titleEn: string;
      titleZh: string;
      link: string;
      weight: number;
      enabled: boolean;
      imageId: number;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
  }
}
