import { knownAmenities } from '@gangway/contract/fleet/schemas.ts';
import {
  type Icon,
  IconAirConditioning,
  IconBottle,
  IconDeviceTv,
  IconLock,
  IconPhone,
  IconToiletPaper,
  IconWifi,
  IconWind,
} from '@tabler/icons-react';

export type KnownAmenity = (typeof knownAmenities)[number];

export function isKnownAmenity(name: string): name is KnownAmenity {
  return knownAmenities.some((known) => known === name);
}

export const amenityIcons: Record<KnownAmenity, Icon> = {
  toilet: IconToiletPaper,
  wifi: IconWifi,
  tv: IconDeviceTv,
  ac: IconAirConditioning,
  minibar: IconBottle,
  safe: IconLock,
  phone: IconPhone,
  hairdryer: IconWind,
};
