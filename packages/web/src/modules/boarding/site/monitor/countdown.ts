/** A span of time as a clock shows it, in hours, minutes and seconds: `0:42:10`, `36:05:00`. */
export function countdown(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
}

const pad = (number: number) => String(number).padStart(2, '0');
