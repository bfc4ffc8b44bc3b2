/** How many unpaid places somebody may hold, and by what they are counted. */
export interface HoldCaps extends HoldLimits {
  accountId: number;
  /** A keyed hash of the network address. */
  addressKey: string;
}

/** The limits as they are set; 0 is none. */
export interface HoldLimits {
  /** At a time, by one account: on one sailing, and on all together. */
  perSailing: number;
  perAccount: number;
  /** At a time, by an agent, on all sailings together. */
  perAgent: number;
  /** At a time, by all accounts of one network address. */
  perAddress: number;
  /** Within a day, by one account: places it held and did not pay for. */
  lapsedPerDay: number;
}
