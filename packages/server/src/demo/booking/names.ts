import type { CountryCode } from '@gangway/contract/core/countries.ts';

/** How people of one background are called, where their documents come from and how they are phoned. */
export interface Background {
  nationality: CountryCode;
  /** How many of a hundred passengers. */
  share: number;
  families: readonly string[];
  men: readonly string[];
  women: readonly string[];
  /** She has the family name she was born with. */
  wifeKeepsName: boolean;
  /** `family` is that of the household, `father` the given name of its father. */
  fullName(given: string, family: string, father: string, isMan: boolean): string;
  /** `#` is a digit, `@` a letter. */
  passport: string;
  phone: string;
}

const familyFirst = (given: string, family: string) => `${family} ${given}`;
const familyLast = (given: string, family: string) => `${given} ${family}`;

/** The people of a port on the Strait and those who come to visit it. */
export const backgrounds: readonly Background[] = [
  {
    nationality: 'MY',
    share: 26,
    wifeKeepsName: true,
    families: ['Rahman', 'Ismail', 'Abdullah', 'Osman', 'Hassan', 'Yusof', 'Zainal', 'Karim'],
    men: [
      'Ahmad Faiz',
      'Muhammad Hakim',
      'Azlan',
      'Hafiz',
      'Khairul',
      'Syafiq',
      'Iskandar',
      'Amirul',
      'Danial',
    ],
    women: [
      'Nur Aina',
      'Siti Hajar',
      'Farah',
      'Nurul Izzah',
      'Aishah',
      'Hidayah',
      'Zarina',
      'Sofea',
      'Balqis',
    ],
    fullName: (given, family, father, isMan) => `${given} ${isMan ? 'bin' : 'binti'} ${father || family}`,
    passport: 'A########',
    phone: '+601########',
  },
  {
    nationality: 'MY',
    share: 28,
    wifeKeepsName: true,
    families: [
      'Tan',
      'Lim',
      'Lee',
      'Wong',
      'Ng',
      'Chong',
      'Goh',
      'Teoh',
      'Ong',
      'Chan',
      'Yap',
      'Khoo',
      'Cheah',
    ],
    men: ['Wei Jie', 'Jun Hao', 'Kok Leong', 'Chee Keong', 'Zi Xuan', 'Yong Sheng', 'Boon Huat', 'Kah Wai'],
    women: ['Hui Min', 'Xin Yi', 'Pei Shan', 'Siew Ling', 'Jia Wen', 'Li Ting', 'Mei Yan', 'Shu Fen'],
    fullName: familyFirst,
    passport: 'A########',
    phone: '+601########',
  },
  {
    nationality: 'MY',
    share: 9,
    wifeKeepsName: true,
    families: ['Raj', 'Krishnan', 'Subramaniam', 'Muniandy', 'Pillai', 'Nair'],
    men: ['Kumar', 'Vikram', 'Suresh', 'Prakash', 'Ganesh', 'Arvind'],
    women: ['Priya', 'Kavitha', 'Shalini', 'Anjali', 'Meena', 'Deepa'],
    fullName: (given, family, father, isMan) => `${given} ${isMan ? 'a/l' : 'a/p'} ${father || family}`,
    passport: 'H########',
    phone: '+601########',
  },
  {
    nationality: 'SG',
    share: 11,
    wifeKeepsName: true,
    families: ['Tay', 'Koh', 'Chua', 'Sim', 'Toh', 'Ang', 'Seah', 'Quek'],
    men: ['Marcus', 'Jun Wei', 'Aaron', 'Desmond', 'Kai Xiang'],
    women: ['Rachel', 'Hui Ling', 'Cheryl', 'Jia En', 'Michelle'],
    fullName: familyLast,
    passport: 'K#######@',
    phone: '+658#######',
  },
  {
    nationality: 'CN',
    share: 11,
    wifeKeepsName: true,
    families: ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '周', '吴'],
    men: ['伟', '强', '磊', '浩然', '子轩', '建国', '志明'],
    women: ['芳', '娜', '静', '雨桐', '欣怡', '秀英', '丽华'],
    fullName: (given, family) => `${family}${given}`,
    passport: 'EJ#######',
    phone: '+86138########',
  },
  {
    nationality: 'ID',
    share: 4,
    wifeKeepsName: false,
    families: ['Santoso', 'Wijaya', 'Hartono', 'Siregar', 'Kusuma'],
    men: ['Budi', 'Agus', 'Rizky', 'Dimas', 'Yoga'],
    women: ['Dewi', 'Ratna', 'Putri', 'Wulan', 'Indah'],
    fullName: familyLast,
    passport: 'C#######',
    phone: '+62812#######',
  },
  {
    nationality: 'KR',
    share: 4,
    wifeKeepsName: true,
    families: ['Kim', 'Lee', 'Park', 'Choi', 'Jung'],
    men: ['Min-jun', 'Seo-jun', 'Ji-ho', 'Hyun-woo', 'Tae-yang'],
    women: ['Seo-yeon', 'Ji-woo', 'Ha-eun', 'Soo-jin', 'Yu-na'],
    fullName: familyFirst,
    passport: 'M########',
    phone: '+8210########',
  },
  {
    nationality: 'IN',
    share: 3,
    wifeKeepsName: false,
    families: ['Mehta', 'Sharma', 'Iyer', 'Gupta'],
    men: ['Arjun', 'Rohan', 'Karthik', 'Vivaan', 'Rahul'],
    women: ['Ananya', 'Neha', 'Lakshmi', 'Pooja', 'Isha'],
    fullName: familyLast,
    passport: 'Z#######',
    phone: '+9198########',
  },
  {
    nationality: 'AU',
    share: 2,
    wifeKeepsName: false,
    families: ['Wilson', 'Taylor', 'Murphy'],
    men: ['Jack', 'Liam', 'Noah', 'Ethan', 'Cooper'],
    women: ['Olivia', 'Grace', 'Chloe', 'Ruby', 'Matilda'],
    fullName: familyLast,
    passport: 'PA#######',
    phone: '+614########',
  },
  {
    nationality: 'GB',
    share: 2,
    wifeKeepsName: false,
    families: ['Smith', 'Hughes', 'Clarke'],
    men: ['Oliver', 'George', 'Harry', 'Arthur', 'Leo'],
    women: ['Amelia', 'Isla', 'Emily', 'Poppy', 'Freya'],
    fullName: familyLast,
    passport: '#########',
    phone: '+447#########',
  },
];
