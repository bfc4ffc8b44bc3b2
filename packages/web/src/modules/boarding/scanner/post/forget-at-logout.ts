import { noticeLogout, operator } from '#ui/scanner/operator.ts';
import type { Engine } from '../engine/engine.ts';

/** Has an open device forget whom it knew as soon as nobody is signed in, in whichever tab they logged out. */
export function forgetAtLogout(engine: Engine): void {
  const look = () => {
    if (operator.get().session === 'none') void engine.forgetPeople();
  };
  operator.subscribe(look);
  // The server, too, tells a session that is over; whether somebody ended it here, the token knows.
  engine.subscribe(() => {
    if (engine.state().session === 'ended') noticeLogout();
  });
  look();
}
