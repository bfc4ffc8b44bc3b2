import { useEffect, useState } from 'react';
import { usePage } from '../../lib/use-page.ts';
import type { TimeOfDay } from '../scenes/sea-scene.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { Ways } from './ways.tsx';

export function HomePage() {
  usePage('site.title.home');
  const [time, setTime] = useState<TimeOfDay>('day');

  // The header lies over the hero and must stay readable on both skies.
  useEffect(() => {
    document.documentElement.dataset['time'] = time;
    return () => {
      delete document.documentElement.dataset['time'];
    };
  }, [time]);

  return (
    <>
      <Hero time={time} onTime={setTime} />
      <Steps />
      <Ways />
      <Questions />
      <Closing />
    </>
  );
}
