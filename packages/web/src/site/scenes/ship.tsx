import css from './ship.module.css';

/** The ship from the side, bow to the right. Its colours follow the time of day around it. */
export function Ship({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 920 330" aria-hidden="true">
      <defs>
        <clipPath id="ship-hull">
          <path d={hull} />
        </clipPath>
        <linearGradient id="ship-sheen" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".16" />
          <stop offset="1" stopColor="#000" stopOpacity=".25" />
        </linearGradient>
      </defs>
      <Rigging />
      <Funnel />
      <path className={css['wall']} d="M150 112V76h404c30 0 52 18 62 36z" />
      <path className={css['wall']} d="M108 152v-40h556c26 0 48 20 58 40z" />
      <path className={css['wall']} d="M84 198v-46h658c28 0 48 20 58 46z" />
      <path
        className={css['shade']}
        d="M150 76h404c6 0 12 1 17 2v5H150zM108 112h558c8 1 15 3 21 6H108zM84 152h660c9 1 16 4 23 8H84z"
      />
      <path className={css['glass']} d="M540 87h28c14 2 26 10 34 20h-62z" />
      <Windows from={176} to={520} step={34} y={89} width={20} height={14} />
      <Windows from={132} to={640} step={36} y={124} width={24} height={17} />
      <Windows from={108} to={740} step={36} y={168} width={24} height={19} />
      <Lifeboats />
      <path
        className={css['rail']}
        d="M84 152H62v44M150 76h-34v36M742 152l58 44M800 180l92-26M822 174v18M846 167v20M870 160v20"
      />
      <path className={css['hull']} d={hull} />
      <g clipPath="url(#ship-hull)">
        <path fill="#ff7a5c" d="M0 222h920v8H0z" />
        <path fill="#0e7c86" d="M0 266h920v40H0z" />
        <path fill="url(#ship-sheen)" d={hull} />
        <Portholes />
      </g>
      <path className={css['sheer']} d="M30 198h770c40 0 72-10 100-28" />
      <text className={css['name']} x="690" y="252">
        GANGWAY
      </text>
    </svg>
  );
}

const hull = 'M30 198h770c40 0 72-10 100-28-10 48-48 100-94 122H122c-38 0-70-40-92-94z';

interface WindowRow {
  from: number;
  to: number;
  step: number;
  y: number;
  width: number;
  height: number;
}

function Windows({ from, to, step, y, width, height }: WindowRow) {
  return range(from, to, step).map((x) => (
    <rect key={x} className={css['glass']} x={x} y={y} width={width} height={height} rx="4" />
  ));
}

function Portholes() {
  return range(140, 660, 40).map((x) => <circle key={x} className={css['glass']} cx={x} cy="248" r="7" />);
}

function Lifeboats() {
  return range(180, 620, 88).map((x) => (
    <g key={x}>
      <path fill="#ff7a5c" d={`M${x} 144h52c0 9-6 14-14 14h-24c-8 0-14-5-14-14z`} />
      <path fill="#fff" d={`M${x + 4} 144c2-7 10-9 22-9s20 2 22 9z`} />
    </g>
  ));
}

function Funnel() {
  return (
    <>
      <path fill="#ff7a5c" d="M252 78l14-58h58l10 58z" />
      <path className={css['hull']} d="M265 24l2-10h56l2 10zM259 50h70l2 11h-75z" />
      <path fill="#fff" d="M280 66c6-6 10-6 16 0s10 6 16 0v5c-6 6-10 6-16 0s-10-6-16 0z" />
    </>
  );
}

const lights = [
  ...along(500, 18, 700, 66, 892, 150),
  ...along(324, 16, 410, 60, 500, 18),
  ...along(264, 16, 150, 60, 62, 150),
];

function Rigging() {
  return (
    <>
      <path className={css['rail']} d="M500 78V14M484 40h32M488 52h24" />
      <path fill="#ff7a5c" d="M500 12l26 7-26 8z" />
      <path className={css['wire']} d="M500 18Q700 66 892 150M324 16Q410 60 500 18M264 16Q150 60 62 150" />
      {lights.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={css['light']} cx={x} cy={y} r="3.2" />
      ))}
    </>
  );
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Points of a hanging wire: a quadratic curve from one end over its control point to the other. */
function along(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): [number, number][] {
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => {
    const at = (a: number, b: number, c: number) =>
      Math.round((1 - t) * (1 - t) * a + 2 * (1 - t) * t * b + t * t * c);
    return [at(x0, x1, x2), at(y0, y1, y2)];
  });
}
