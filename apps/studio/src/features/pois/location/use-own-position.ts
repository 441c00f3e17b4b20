import { useState } from 'react';

type State = 'idle' | 'busy' | 'lost';

/** Asks the browser for the position of the device. `lost` is true if the browser refuses or times out after 15 s. */
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
