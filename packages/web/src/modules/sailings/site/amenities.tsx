import { useTranslate } from '#lib/use-translate.ts';
import css from './amenities.module.css';

const drawings = {
  toilet: 'M6 4h3v8M6 12h13a6 6 0 0 1-6 6h-2l1 3H7l1-4a5 5 0 0 1-2-4z',
  wifi: 'M2.5 9a14 14 0 0 1 19 0M5.5 12.5a9.5 9.5 0 0 1 13 0M8.7 16a5 5 0 0 1 6.6 0M12 19.3v.2',
  tv: 'M3.5 6h17v11h-17zM8 21h8',
  ac: 'M3 5h18v7H3zM6 9h9M7 15c0 2-1.5 2-1.5 4M12 15v4M17 15c0 2 1.5 2 1.5 4',
  minibar: 'M6 3h12v18H6zM6 10h12M9 6v2M9 13v3',
  safe: 'M4 4h16v15H4zM7 19v2M17 19v2M12 8.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 8.5v6M9 11.5h6',
  phone: 'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3c0 1-1 2-2 2A17 17 0 0 1 4 5c0-1 1-2 2-2z',
  hairdryer:
    'M4 9a5 5 0 0 1 5-5h11v8l-8 2H9a5 5 0 0 1-5-5zM10 14l1 7h3l1-8M9 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
} as const;

type Known = keyof typeof drawings;

/** What there is in a cabin: those we know with a sign and in the reader's language, others as the operator wrote them. */
export function Amenities({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  return (
    <ul className={css.list}>
      {names.map((name) => (
        <li key={name}>
          <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
            <path d={isKnown(name) ? drawings[name] : 'M5 12.5l4.5 4.5L19 7.5'} />
          </svg>
          {isKnown(name) ? t(`offers.amenity.${name}`) : name}
        </li>
      ))}
    </ul>
  );
}

function isKnown(name: string): name is Known {
  return Object.hasOwn(drawings, name);
}
