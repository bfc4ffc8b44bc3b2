import { useQuery } from '@tanstack/react-query';
import { homeQuery } from '../../modules/sailings/site/site-queries.ts';
import { Cabins } from './cabins.tsx';
import { Closing } from './closing.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { Ways } from './ways.tsx';

/** How it works, what there is to book, what people ask. */
export function Guide() {
  const { data: home } = useQuery(homeQuery);
  return (
    <>
      <Steps />
      {home && home.roomTypes.length > 0 ? <Cabins home={home} /> : <Ways />}
      <Questions />
      <Closing />
    </>
  );
}
