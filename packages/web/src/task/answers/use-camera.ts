import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createQrDetector } from './qr-detector.ts';

/** `refused`: the player said no; `none`: there is no camera, or the page may not ask (no https). */
type CameraState = 'starting' | 'running' | 'refused' | 'none';

const SCAN_INTERVAL_MS = 120;

function stateOfError(error: unknown): CameraState {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
}

/**
 * Shows the rear camera in a video element and looks for a QR code until one is read or the component goes. The camera is
 * let go as soon as the page is hidden; `onHidden` tells.
 */
export function useCamera({ onCode, onHidden }: { onCode: (text: string) => void; onHidden: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const report = useEffectEvent((text: string) => onCode(text));
  const hide = useEffectEvent(() => document.hidden && onHidden());

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function start(element: HTMLVideoElement) {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (signal.aborted) return stop();
      element.srcObject = stream;
      await element.play();
      const detector = await createQrDetector();
      setState('running');
      async function scan() {
        const [code] = await detector.detect(element).catch(() => []);
        if (signal.aborted) return;
        if (code) report(code.rawValue);
        else timer = setTimeout(() => void scan(), SCAN_INTERVAL_MS);
      }
      await scan();
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    if (video.current) start(video.current).catch((error: unknown) => !signal.aborted && setState(stateOfError(error)));
    document.addEventListener('visibilitychange', hide, { signal });
    return () => {
      control.abort();
      clearTimeout(timer);
      stop();
    };
  }, []);

  return { video, state };
}
