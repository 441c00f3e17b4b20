import { deviceStore } from '@puzzle-runs/web/session/session.ts';
import { useEffect, useRef, useState } from 'react';

const KEY = 'eventSound';

/** Two short tones, made by the browser; silent where it does not allow sound before a press. */
function playTone(): void {
  try {
    const audio = new AudioContext();
    const volume = new GainNode(audio, { gain: 0 });
    volume.connect(audio.destination);
    for (const [index, frequency] of [660, 880].entries()) {
      const at = audio.currentTime + index * 0.2;
      const tone = new OscillatorNode(audio, { frequency });
      tone.connect(volume);
      volume.gain.setTargetAtTime(0.2, at, 0.01);
      volume.gain.setTargetAtTime(0, at + 0.14, 0.02);
      tone.start(at);
      tone.stop(at + 0.2);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // No sound on this device: the title and the row still tell of the call.
  }
}

/**
 * Sounds a tone when a new call comes, if the organiser chose so on this device. `calls` are the ids of the unread
 * ones; those of the first read are not new.
 */
export function useCallAlarm(calls: readonly number[] | undefined) {
  const [sound, setSound] = useState(() => deviceStore.get(KEY) === 'on');
  const known = useRef<ReadonlySet<number>>(undefined);

  useEffect(() => {
    if (!calls) return;
    const isNew = known.current && calls.some((id) => !known.current?.has(id));
    known.current = new Set([...(known.current ?? []), ...calls]);
    if (isNew && sound) playTone();
  }, [calls, sound]);

  return {
    sound,
    /** Switching it on sounds once: it lets the browser play, and the organiser hears what to listen for. */
    setSound(on: boolean) {
      setSound(on);
      deviceStore.set(KEY, on ? 'on' : 'off');
      if (on) playTone();
    },
  };
}
