import { useState } from 'react';

type State = 'idle' | 'busy' | 'lost';

/** Asks the device where it is; it may refuse. */
export function useOwnPosition(onFound: (at: { latitude: number; longitude: number }) => void) {
  const [state, setState] = useState<State>('idle');
  return {
    busy: state === 'busy',
    lost: state === 'lost',
    ask() {
      setState('busy');
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setState('idle');
          onFound({ latitude, longitude });
        },
        () => setState('lost'),
        { enableHighAccuracy: true, timeout: 15_000 },
      );
    },
  };
}
