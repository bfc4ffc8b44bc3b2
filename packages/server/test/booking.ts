import { randomUUID } from 'node:crypto';
import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { CheckoutAnswer, OrderLineInput, PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { catalogueMaker, standing } from './catalogue.ts';
import { farAhead } from './days.ts';
import type { TestServer } from './start-test-server.ts';

let people = 0;

/** An adult with a document nobody else has. */
export function somebody(more: Partial<PassengerInput> = {}): PassengerInput {
  people += 1;
  return {
    name: `Passenger ${people}`,
    gender: 'female',
    idType: 'passport',
    idNumber: `P${String(people).padStart(8, '0')}`,
    passportExpiry: farAhead,
    nationality: 'SG',
    birthDate: '1990-05-05',
    phone: '+6581234567',
    referrer: 'GANGWAY',
    ...more,
  };
}

/** A ship with one cabin type and boarding passes, and one sailing of it. */
export interface SmallSailing {
  shipId: number;
  routeId: number;
  cabinId: number;
  passId: number;
  sailingId: number;
}

export const cabinPrice = 50_000;
export const passPrice = 12_000;

/** Makes something to book, over HTTP as an editor would. */
export async function makeSailing(
  server: TestServer,
  options: { date: string; cabins?: number; passes?: number; capacity?: number; name?: string },
): Promise<SmallSailing> {
  const make = catalogueMaker(server, await server.login('editor'));
  const name = options.name ?? 'Aurora';
  const shipId = await make.ship(name);
  const { cabins = 10, passes = 100 } = options;
  const cabinId = await make.roomType(`CABIN-${name}`, {
    dailyQuantity: cabins,
    maxOccupancy: 4,
    beds: ['big', 'twin'],
  });
  const week = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      { day: passPrice, night: passPrice },
    ]),
  );
  const passId = await make.roomType(`PASS-${name}`, { ...standing, dailyQuantity: passes, week });
  await make.rooms(shipId, cabinId, 1, cabins);
  const routeId = await make.route();
  const more = options.capacity ? { capacity: options.capacity } : {};
  const sailingId = await make.sailing(shipId, routeId, options.date, 'day', more);
  return { shipId, routeId, cabinId, passId, sailingId };
}

export function cabinLine(
  { sailingId, cabinId }: SmallSailing,
  passengers: PassengerInput[] = [somebody()],
  more: Partial<OrderLineInput> = {},
): OrderLineInput {
  return { sailingId, roomTypeId: cabinId, bed: 'big', passengers, shownTotalSen: cabinPrice, ...more };
}

export function passLine(
  { sailingId, passId }: SmallSailing,
  passengers: PassengerInput[] = [somebody()],
  more: Partial<OrderLineInput> = {},
): OrderLineInput {
  const shownTotalSen = passPrice * passengers.length;
  return { sailingId, roomTypeId: passId, bed: null, passengers, shownTotalSen, ...more };
}

/** Sends a checkout with a key of its own. */
export async function buy(
  server: TestServer,
  token: string,
  lines: OrderLineInput[],
  more: object = {},
): Promise<CheckoutAnswer> {
  const body = { key: randomUUID(), method: 'cash' as const, agreed: true as const, lines, ...more };
  const answer = await server.call(bookingCalls.checkout, { body }, { token });
  if (answer.code !== 200) throw new Error(`${answer.message} ${JSON.stringify(answer.fields)}`);
  return answer.data;
}

/** The order of the first line; throws with the reason when there is none. */
export function firstOrder(answer: Pick<CheckoutAnswer, 'lines'>) {
  const [line] = answer.lines;
  if (!line?.ok) throw new Error(line?.message ?? 'no line');
  return line.order;
}

/** Opens a customer account and gives its token. */
export async function newCustomer(server: TestServer, username: string): Promise<string> {
  const password = 'secret-1';
  const body = {
    username,
    password,
    confirmPassword: password,
    realName: username,
    phone: '0123456789',
    birthDate: '1990-01-01',
    agreed: true as const,
  };
  const answer = await server.call(customersCalls.register, { body });
  if (answer.code !== 200) throw new Error(answer.message);
  return answer.data;
}
