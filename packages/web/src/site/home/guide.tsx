import { Cabins } from './cabins.tsx';
import { Closing } from './closing.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { useDrawnHome } from './use-drawn-home.ts';
import { Ways } from './ways.tsx';

/** How it works, what there is to book, what people ask. */
export function Guide() {
  const home = useDrawnHome();
  return (
    <>
      <Steps />
      {home && home.roomTypes.length > 0 ? <Cabins home={home} /> : <Ways />}
      <Questions />
      <Closing />
    </>
  );
}
