export type Signal = 'accepted' | 'warned' | 'refused';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Milliseconds. */
  from: number;
  length: number;
  shape: OscillatorType;
}

/** Each can be told from the others without looking, by ear and by hand: one high, two middling, one long and low. */
export const signals: Record<Signal, { tones: readonly Tone[]; vibration: readonly number[] }> = {
  accepted: {
    tones: [
      { pitch: 1_175, from: 0, length: 70, shape: 'sine' },
      { pitch: 1_760, from: 70, length: 110, shape: 'sine' },
    ],
    vibration: [60],
  },
  warned: {
    tones: [
      { pitch: 660, from: 0, length: 130, shape: 'triangle' },
      { pitch: 660, from: 210, length: 130, shape: 'triangle' },
    ],
    vibration: [90, 80, 90],
  },
  refused: {
    tones: [{ pitch: 165, from: 0, length: 550, shape: 'square' }],
    vibration: [350, 100, 350],
  },
};

const lateMs = 500;

let audio: AudioContext | null = null;

/** Lets the page be heard from the first tap or key on: before it, browsers keep every page silent. Gives what ends it. */
export function allowSound(): () => void {
  addEventListener('pointerdown', allow, { once: true });
  addEventListener('keydown', allow, { once: true });
  return () => {
    removeEventListener('pointerdown', allow);
    removeEventListener('keydown', allow);
  };
}

const allow = () => void wakeAudio().catch(() => {});

/** Says what became of a scan, by sound and vibration; a device that has neither stays silent. */
export function signal(kind: Signal): void {
  const { tones, vibration } = signals[kind];
  // Missing where there is nothing to vibrate.
  if ('vibrate' in navigator) navigator.vibrate([...vibration]);
  const from = performance.now();
  void wakeAudio()
    .then((context) => {
      // A sound that was kept back until the first tap would speak of somebody long gone.
      if (performance.now() - from < lateMs) for (const tone of tones) play(context, tone);
    })
    .catch(() => {});
}

async function wakeAudio(): Promise<AudioContext> {
  audio ??= new AudioContext({ latencyHint: 'interactive' });
  if (audio.state === 'suspended') await audio.resume();
  return audio;
}

function play(context: AudioContext, { pitch, from, length, shape }: Tone): void {
  const start = context.currentTime + from / 1_000;
  const end = start + length / 1_000;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  // Without a soft edge a tone begins and ends with a click.
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(shape === 'square' ? 0.25 : 0.6, start + 0.008);
  volume.gain.setValueAtTime(shape === 'square' ? 0.25 : 0.6, end - 0.015);
  volume.gain.linearRampToValueAtTime(0, end);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(end);
}
