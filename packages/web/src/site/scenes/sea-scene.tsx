import { Ship } from './ship.tsx';
import css from './sea-scene.module.css';

export type TimeOfDay = 'day' | 'night';

/** The open sea with the ship on it; it fills the box around it and turns to dusk with the time given. */
export function SeaScene({ time }: { time: TimeOfDay }) {
  return (
    <div className={css['scene']} data-time={time} aria-hidden="true">
      <div className={css['dusk']} />
      <Stars />
      <div className={css['sun']} />
      <div className={css['moon']} />
      <Clouds />
      <Coast />
      <div className={css['sea']}>
        <Glitter />
      </div>
      <Wave className={css['back']} d={wave(12, 0)} />
      <div className={css['ship']}>
        <Ship className={css['hullBob']} />
      </div>
      <Wave className={css['middle']} d={wave(14, 60)} />
      <Wave className={css['front']} d={wave(18, 150)} />
      <Gulls />
    </div>
  );
}

function Wave({ className, d }: { className: string | undefined; d: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 160" preserveAspectRatio="none">
      <path d={d} />
    </svg>
  );
}

// Seven crests of 240 across six widths of view, so that a step of one crest repeats without a seam.
function wave(height: number, shift: number): string {
  const crests = Array.from({ length: 8 }, () => `q60 ${-height} 120 0t120 0`).join('');
  return `M${-shift - 120} ${height + 4}${crests}V160H${-shift - 120}z`;
}

const stars = Array.from({ length: 90 }, (_, index) => {
  const spread = (index * 137.508) % 1440;
  const height = ((index * 61.8) % 100) ** 1.25;
  return {
    x: Math.round(spread),
    y: Math.round(height),
    r: index % 7 === 0 ? 1.8 : index % 3 === 0 ? 1.2 : 0.8,
  };
});

function Stars() {
  return (
    <svg className={css['stars']} viewBox="0 0 1440 340" preserveAspectRatio="xMidYMin slice">
      {stars.map((star) => (
        <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r={star.r} />
      ))}
    </svg>
  );
}

function Clouds() {
  return (
    <svg className={css['clouds']} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMid slice">
      <path d="M930 120c0-24 20-40 44-36 8-28 54-36 72-10 22-14 56-2 56 26 26-4 44 6 48 20z" />
      <path d="M1180 214c0-17 15-28 31-25 8-22 42-24 52-4 17-8 39 2 38 20 16-1 28 4 32 9z" />
      <path d="M560 84c0-15 13-26 28-23 8-18 35-21 45-3 14-8 34 1 34 17 17-2 28 3 31 9z" />
      <path d="M60 236c0-19 17-32 35-29 9-24 48-28 60-5 18-10 46 2 45 23 21-2 34 4 38 11z" />
    </svg>
  );
}

/** Hills, a lighthouse and the cranes of the port, far away. */
function Coast() {
  return (
    <svg className={css['coast']} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice">
      <path
        className={css['far']}
        d="M0 150v-50c70-30 130-44 210-30 60 10 100-22 170-14 90 10 120 50 230 54 80 4 130-18 210-8 70 8 110 30 190 28 110-4 150-40 250-36 70 2 120 22 180 18v38z"
      />
      <path
        className={css['near']}
        d="M0 150v-22c60-14 120-22 190-14 70 10 130 2 200 18 50 10 90 16 140 18zM1440 150v-34c-60-16-110-10-160 0-60 14-90 28-160 34z"
      />
      <path
        className={css['near']}
        d="M86 120V66h5v54zM60 72h84l10 6H56zM108 120V66h4v54zM64 72l24-20 34 20zM214 122V82h4v40zM196 86h66l8 5h-78zM232 122V82h4v40zM198 86l20-15 26 15z"
      />
      <path className={css['near']} d="M1350 122l5-52h14l5 52zM1352 66h20v-10l-10-8-10 8z" />
      <path className={css['beam']} d="M1352 58L1090 26v44zM1372 58l68-12v24z" />
    </svg>
  );
}

function Glitter() {
  return (
    <svg className={css['glitter']} viewBox="0 0 300 200" preserveAspectRatio="none">
      <path d="M96 8h108M120 22h70M84 36h120M128 52h90M70 68h96M150 84h70M92 102h116M130 122h60M76 144h92M160 166h50M108 186h70" />
    </svg>
  );
}

function Gulls() {
  return (
    <svg className={css['gulls']} viewBox="0 0 200 80">
      <path d="M10 30q12-16 24 0 12-16 24 0M90 14q9-12 18 0 9-12 18 0M140 52q8-10 15 0 8-10 15 0" />
    </svg>
  );
}
