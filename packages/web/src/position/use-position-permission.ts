import { useEffect, useState } from 'react';

type Status = 'unknown' | 'granted' | 'refused';

interface Permission {
  /** `granted`: the watch may start; the browser may still ask the player. */
  status: Status;
  /** The player tapped: ask the browser. */
  grant: () => void;
  /** The browser refused the position. */
  refuse: () => void;
}

/** The last tap on this page: browsers without the Permissions API do not tell, and a player should not tap on every spot. */
let tapped = false;

/** Whether this site may read the position. Follows changes in the browser's settings. */
export function usePositionPermission(): Permission {
  const [status, setStatus] = useState<Status>(tapped ? 'granted' : 'unknown');

  useEffect(() => {
    const listener = new AbortController();
    async function follow() {
      const permission = await navigator.permissions?.query({ name: 'geolocation' });
      if (!permission || listener.signal.aborted) return;
      const adopt = () => {
        if (permission.state === 'granted') setStatus('granted');
        if (permission.state === 'denied') setStatus('refused');
      };
      adopt();
      permission.addEventListener('change', adopt, { signal: listener.signal });
    }
    // A browser that does not know this permission asks the player after a tap.
    follow().catch(() => undefined);
    return () => listener.abort();
  }, []);

  return {
    status,
    grant() {
      tapped = true;
      setStatus('granted');
    },
    refuse() {
      tapped = false;
      setStatus('refused');
    },
  };
}
