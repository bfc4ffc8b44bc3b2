/**
 * Moves `Date` of this process or page by a constant. Timers and everything that runs evenly stay as they are. Stands by
 * itself, because it is handed to browsers as text.
 */
export function shiftDate(offsetMs) {
  const Real = globalThis.Date;
  const realNow = Real.now.bind(Real);
  // A test that has brought a clock of its own into the page has told it the time already.
  if (!Function.prototype.toString.call(Real).includes('[native code]')) return;
  Real.now = () => realNow() + offsetMs;
  const Shifted = new Proxy(Real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [realNow() + offsetMs] : given, made),
    apply: () => new Shifted().toString(),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
