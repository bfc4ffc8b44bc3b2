/** What each of so many people pays: equal parts that add up to the whole, the odd sen with the first ones. */
export function splitPrice(totalSen: number, people: number): number[] {
  const part = Math.floor(totalSen / people);
  const odd = totalSen - part * people;
  return Array.from({ length: people }, (_, index) => part + (index < odd ? 1 : 0));
}

/**
 * What those who are still in an order leave with: each with the price of their own ticket, whoever left before. What the order
 * holds besides is theirs in equal parts: the money of those who left their cabin, fees that come back when a sailing is
 * cancelled, or, less than nothing, what was never paid. Its odd sen go to the cheapest tickets, so that none gets ahead.
 */
export function worthOfEach(pricesSen: readonly number[], worthSen: number): number[] {
  const besides = worthSen - pricesSen.reduce((sum, price) => sum + price, 0);
  const parts = splitPrice(besides, pricesSen.length);
  const cheapestFirst = pricesSen.map((_, index) => index).toSorted((a, b) => price(a) - price(b));
  const places = new Map(cheapestFirst.map((index, place) => [index, place]));
  return pricesSen.map((own, index) => own + (parts[places.get(index) ?? 0] ?? 0));

  function price(index: number): number {
    return pricesSen[index] ?? 0;
  }
}
