import { daysBetween } from '@gangway/contract/core/dates.ts';
import type { Bed, Room, RoomKind } from '@gangway/contract/fleet/schemas.ts';

export const demoShips = [
  {
    name: 'Selat Aurora',
    status: 'active',
    manager: 'Capt. Hassan Ibrahim',
    managerContact: '+60 3-5550 0111',
    description:
      'Our flagship: five passenger decks, three restaurants and an open-air sun deck, 600 guests a sailing.',
    pictures: ['ship-day', 'ship-night', 'ship-deck', 'ship-harbour'],
  },
  {
    name: 'Straits Pearl',
    status: 'maintenance',
    manager: 'Capt. Loh Boon Keat',
    managerContact: '+60 3-5550 0112',
    description: 'Smaller and quieter, in the yard for her yearly survey.',
    pictures: ['second-ship'],
  },
] as const;

interface DemoRoomType {
  code: string;
  kind: RoomKind;
  nameEn: string;
  nameZh: string;
  descriptionEn: string;
  descriptionZh: string;
  hasWindow: boolean;
  maxOccupancy: number;
  dailyQuantity: number;
  amenities: readonly string[];
  beds: readonly Bed[];
  baseSen: number;
  pictures: readonly string[];
}

const comforts = ['toilet', 'wifi', 'tv', 'ac', 'phone', 'hairdryer'];

export const demoRoomTypes: readonly DemoRoomType[] = [
  {
    code: 'SUITE',
    kind: 'cabin',
    nameEn: "Captain's Suite",
    nameZh: '船长套房',
    descriptionEn: 'Two panoramic windows, a sitting corner and the quietest deck of the ship.',
    descriptionZh: '双面全景窗，独立起居角，位于全船最安静的甲板。',
    hasWindow: true,
    maxOccupancy: 4,
    dailyQuantity: 12,
    amenities: [...comforts, 'minibar', 'safe'],
    beds: ['big', 'twin'],
    baseSen: 98_800,
    pictures: ['cabin-balcony', 'cabin-window'],
  },
  {
    code: 'OCEAN-D',
    kind: 'cabin',
    nameEn: 'Ocean View Double',
    nameZh: '海景大床房',
    descriptionEn: 'A double bed under a wide window: wake up to the Strait.',
    descriptionZh: '宽大海景窗旁的大床，醒来即见马六甲海峡。',
    hasWindow: true,
    maxOccupancy: 2,
    dailyQuantity: 44,
    amenities: [...comforts, 'safe'],
    beds: ['big'],
    baseSen: 52_800,
    pictures: ['cabin-window'],
  },
  {
    code: 'OCEAN-T',
    kind: 'cabin',
    nameEn: 'Ocean View Twin',
    nameZh: '海景双床房',
    descriptionEn: 'Two single beds and a window to the sea, for friends who travel together.',
    descriptionZh: '两张单人床配海景窗，适合结伴出行。',
    hasWindow: true,
    maxOccupancy: 2,
    dailyQuantity: 44,
    amenities: [...comforts, 'safe'],
    beds: ['twin'],
    baseSen: 50_800,
    pictures: ['cabin-window-twin'],
  },
  {
    code: 'FAMILY',
    kind: 'cabin',
    nameEn: 'Family Cabin',
    nameZh: '家庭房',
    descriptionEn: 'A double bed and bunks by the window, room for six.',
    descriptionZh: '大床加双层床，临窗设计，最多可住六人。',
    hasWindow: true,
    maxOccupancy: 6,
    dailyQuantity: 20,
    amenities: [...comforts, 'minibar', 'Children’s corner'],
    beds: ['big', 'twin', 'other'],
    baseSen: 88_800,
    pictures: ['cabin-family'],
  },
  {
    code: 'INSIDE-D',
    kind: 'cabin',
    nameEn: 'Inside Double',
    nameZh: '内舱大床房',
    descriptionEn: 'Dark, quiet and cosy: the best sleep on board.',
    descriptionZh: '安静舒适的内舱房，全船最好眠之处。',
    hasWindow: false,
    maxOccupancy: 2,
    dailyQuantity: 50,
    amenities: comforts,
    beds: ['big', 'twin'],
    baseSen: 36_800,
    pictures: ['cabin-inside-double', 'cabin-inside'],
  },
  {
    code: 'INSIDE-3',
    kind: 'cabin',
    nameEn: 'Inside Triple',
    nameZh: '内舱三人房',
    descriptionEn: 'Three single beds at a friendly price.',
    descriptionZh: '三张单人床，经济实惠。',
    hasWindow: false,
    maxOccupancy: 3,
    dailyQuantity: 24,
    amenities: comforts,
    beds: ['other'],
    baseSen: 42_800,
    pictures: ['cabin-triple'],
  },
  {
    code: 'SOLO',
    kind: 'cabin',
    nameEn: 'Solo Cabin',
    nameZh: '单人房',
    descriptionEn: 'A single bed, a desk and a door to close behind you.',
    descriptionZh: '单人床与书桌，独享安静空间。',
    hasWindow: false,
    maxOccupancy: 1,
    dailyQuantity: 12,
    amenities: comforts,
    beds: ['other'],
    baseSen: 24_800,
    pictures: ['cabin-single'],
  },
  {
    code: 'PASS',
    kind: 'standing',
    nameEn: 'Standing ticket',
    nameZh: '站票',
    descriptionEn: 'The whole ship, no cabin: decks, restaurants, music and the sea.',
    descriptionZh: '不含舱房，畅享甲板、餐厅、音乐与大海。',
    hasWindow: false,
    maxOccupancy: 1,
    dailyQuantity: 250,
    amenities: ['wifi', 'toilet', 'Sun deck', 'Buffet'],
    beds: [],
    baseSen: 12_800,
    pictures: ['boarding-pass'],
  },
];

/** Monday to Sunday: the weekend costs more. */
export const weekdayFactors = [0.9, 0.9, 0.9, 0.95, 1.1, 1.3, 1.15] as const;

interface DeckRow {
  ship: string;
  floor: number;
  position: Room['position'];
  type: string;
  from: number;
  count: number;
}

const aurora = 'Selat Aurora';
const pearl = 'Straits Pearl';

export const demoDecks: readonly DeckRow[] = [
  { ship: aurora, floor: 3, position: 'port', type: 'INSIDE-3', from: 3001, count: 12 },
  { ship: aurora, floor: 3, position: 'starboard', type: 'INSIDE-3', from: 3101, count: 12 },
  { ship: aurora, floor: 3, position: 'midship', type: 'SOLO', from: 3201, count: 12 },
  { ship: aurora, floor: 4, position: 'port', type: 'INSIDE-D', from: 4001, count: 13 },
  { ship: aurora, floor: 4, position: 'starboard', type: 'INSIDE-D', from: 4101, count: 13 },
  { ship: aurora, floor: 4, position: 'midship', type: 'INSIDE-D', from: 4201, count: 14 },
  { ship: aurora, floor: 5, position: 'port', type: 'OCEAN-T', from: 5001, count: 16 },
  { ship: aurora, floor: 5, position: 'starboard', type: 'OCEAN-T', from: 5101, count: 16 },
  { ship: aurora, floor: 5, position: 'stern', type: 'FAMILY', from: 5301, count: 8 },
  { ship: aurora, floor: 6, position: 'port', type: 'OCEAN-D', from: 6001, count: 18 },
  { ship: aurora, floor: 6, position: 'starboard', type: 'OCEAN-D', from: 6101, count: 18 },
  { ship: aurora, floor: 6, position: 'stern', type: 'FAMILY', from: 6301, count: 8 },
  { ship: aurora, floor: 7, position: 'bow', type: 'SUITE', from: 7001, count: 6 },
  { ship: aurora, floor: 7, position: 'stern', type: 'SUITE', from: 7301, count: 6 },
  { ship: pearl, floor: 2, position: 'port', type: 'OCEAN-T', from: 201, count: 10 },
  { ship: pearl, floor: 2, position: 'starboard', type: 'OCEAN-D', from: 221, count: 10 },
  { ship: pearl, floor: 1, position: 'midship', type: 'INSIDE-D', from: 101, count: 12 },
];

/** Malaysian public holidays: some on the same day every year, some by the moon and therefore listed. */
const fixedHolidays = ['01-01', '05-01', '08-31', '09-16', '12-25'];
// Fixed dates: the moon says when, and one that is over is simply not priced.
const movingHolidays = [
  '2026-11-08', // Deepavali
  '2027-01-22', // Thaipusam
  '2027-02-06', // Chinese New Year
  '2027-02-07',
  '2027-03-10', // Hari Raya Aidilfitri
  '2027-03-11',
  '2027-05-17', // Hari Raya Haji
  '2027-05-20', // Wesak Day
  '2027-06-06', // Awal Muharram
  '2027-06-07', // The King's birthday
  '2027-10-28', // Deepavali
];
/** Fares on the greatest of them are not given back. */
// Fixed dates: four of those above.
const nonRefundableHolidays = ['2027-02-06', '2027-02-07', '2027-03-10', '2027-03-11'];

export function demoHolidays(from: string, to: string): { date: string; nonRefundable: boolean }[] {
  return daysBetween(from, to, 400)
    .filter((date) => fixedHolidays.includes(date.slice(5)) || movingHolidays.includes(date))
    .map((date) => ({ date, nonRefundable: nonRefundableHolidays.includes(date) }));
}

/** The names of the pictures ships and room types need. */
export const fleetPictures = [...demoShips, ...demoRoomTypes].flatMap((owner) => [...owner.pictures]);
