import clouds from './clouds.svg?url';
import coastDay from './coast-day.svg?url';
import coastNight from './coast-night.svg?url';
import css from './sea-scene.module.css';
import shipDay from './ship-day.svg?url';
import shipNight from './ship-night.svg?url';
import stars from './stars.svg?url';

export type TimeOfDay = 'day' | 'night';

/** The open sea with the ship on it; it fills the box around it and turns to dusk with the time given. */
export function SeaScene({ time }: { time: TimeOfDay }) {
  return (
    <div className={css.scene} data-time={time} aria-hidden="true">
      <div className={css.dusk} />
      <img className={`${css.stars} ${css.night}`} src={stars} alt="" />
      <div className={css.sun} />
      <div className={css.moon} />
      <img className={`${css.clouds} ${css.day}`} src={clouds} alt="" />
      <img className={css.coast} src={coastDay} alt="" />
      <img className={`${css.coast} ${css.night}`} src={coastNight} alt="" />
      <div className={css.sea} />
      <Wave layer="back" height={12} shift={0} />
      <div className={css.ship}>
        <img src={shipDay} alt="" width="920" height="300" />
        <img className={css.night} src={shipNight} alt="" width="920" height="300" />
      </div>
      <Wave layer="middle" height={14} shift={60} />
      <Wave layer="front" height={18} shift={150} />
    </div>
  );
}

// Crests of 240 across six widths of view, so that a step of one crest repeats without a seam.
function Wave({ layer, height, shift }: { layer: string; height: number; shift: number }) {
  const start = -shift - 120;
  const crests = `q60 ${-height} 120 0t120 0`.repeat(8);
  return (
    <svg className={`${css.wave} ${css[layer]}`} viewBox="0 0 1440 160" preserveAspectRatio="none">
      <path d={`M${start} ${height + 4}${crests}V160H${start}z`} />
    </svg>
  );
}
