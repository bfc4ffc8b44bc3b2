import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { farAhead } from '../packages/server/test/days.ts';
import type { Buyer } from './fill-buyers.ts';
import type { OrderGround } from './fill-orders.ts';
import { plainPost } from './plain-post.ts';

/** One sailing everybody wants, as many as there are in a month, or in a season. */
export type Where = 'hot' | 'spread' | 'season';

/** No divisor of the turns in which cabins are booked, so that they fall on all of them. */
export const sailingsOf = { hot: 1, spread: 51, season: 501 } as const satisfies Record<Where, number>;

export interface Shop {
  bought(): number;
  /** Buys for the next in the row; throws where no order was made. */
  buy(where: Where): Promise<void>;
  close(): void;
}

/**
 * Customers as they come, one after the other: of ten, two name an agent, one will pay from the balance, and one takes a cabin,
 * the others two boarding passes. On the sailing everybody wants there are boarding passes only.
 */
export function openShop(
  url: string,
  options: {
    ground: OrderGround;
    buyers: readonly Buyer[];
    agentCode: string;
    clients: number;
    /** So many have bought in this database already: whoever comes now is somebody else. */
    before?: number;
  },
): Shop {
  const { ground, buyers, agentCode, clients, before = 0 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let people = 2 * before;
  let bought = 0;
  let next = before;

  function wish(where: Where, turn: number) {
    const isCabin = where !== 'hot' && turn % 10 === 0;
    const cabinTypeId = ground.cabinTypeIds[(turn / 10) % ground.cabinTypeIds.length];
    const referrer = turn % 5 === 1 ? agentCode : 'GANGWAY';
    return {
      key: randomUUID(),
      method: turn % 10 === 3 ? 'balance' : 'cash',
      agreed: true,
      lines: [
        {
          sailingId:
            where === 'hot' ? ground.hotSailingId : ground.firstSailingId + (turn % sailingsOf[where]),
          roomTypeId: isCabin ? cabinTypeId : ground.roomTypeId,
          bed: null,
          passengers: [passenger(++people, referrer), passenger(++people, referrer)],
          shownTotalSen: (isCabin ? 1 : 2) * ground.priceSen,
        },
      ],
    };
  }

  return {
    bought: () => bought,
    close: () => agent.destroy(),
    async buy(where) {
      const turn = next++;
      const buyer = buyers[turn % buyers.length];
      if (!buyer) throw new Error('there is nobody to buy');
      const body = JSON.stringify(wish(where, turn));
      const answer = await plainPost(`${url}${apiBase}/shipClient/checkout`, { ...buyer, body, agent });
      if (!answer.includes('"success":1,')) throw new Error(`no order was made: ${answer.slice(0, 500)}`);
      bought += 1;
    },
  };
}

function passenger(number: number, referrer: string) {
  return {
    name: `Passenger ${number}`,
    gender: 'female',
    idType: 'passport',
    idNumber: `B${String(number).padStart(9, '0')}`,
    passportExpiry: farAhead,
    nationality: 'SG',
    birthDate: '1990-05-05',
    phone: '+6581234567',
    referrer,
  };
}
