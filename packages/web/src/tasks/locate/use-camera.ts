import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceStore } from '../../session/session.ts';
import { createQrDetector } from './qr-detector.ts';
import { CAMERA_KEY, cameraAfter, rearCamerasOf } from './rear-cameras.ts';

/** `refused`: the player denied access; `none`: no camera, or the page may not use it (no https). */
type CameraState = 'starting' | 'running' | 'refused' | 'none';

const SCAN_INTERVAL_MS = 120;

/** Chromium's names of the light of a camera, which TypeScript does not know. */
type Torch = { torch?: boolean };

function stateOfError(error: unknown): CameraState {
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
}

/** The camera that the player chose last, while this device has it; else a rear one. */
async function openCamera(): Promise<MediaStream> {
  const chosen = deviceStore.get(CAMERA_KEY);
  const { mediaDevices } = navigator;
  if (chosen) {
    const stream = await mediaDevices
      .getUserMedia({ video: { deviceId: { exact: chosen } } })
      .catch((error: unknown) => {
        if (stateOfError(error) === 'refused') throw error;
      });
    if (stream) return stream;
  }
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}

function hasTorch(track: MediaStreamTrack | undefined): boolean {
  return (track?.getCapabilities?.() as Torch | undefined)?.torch === true;
}

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Shows another rear camera, and remembers it on this device; undefined with one camera only. */
  change: (() => void) | undefined;
  /** Whether the light of the camera is on; undefined where it has none. */
  light: boolean | undefined;
  switchLight: () => void;
}

/**
 * Shows the rear camera in a video element and scans until a QR code is read or the component unmounts. Releases the
 * camera when the page is hidden, and calls `onHidden`.
 */
export function useCamera({ onCode, onHidden }: { onCode: (text: string) => void; onHidden: () => void }): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const [state, setState] = useState<CameraState>('starting');
  const [next, setNext] = useState<string>();
  const [light, setLight] = useState<boolean>();
  /** Counts the cameras that were shown. */
  const [turn, setTurn] = useState(0);
  const report = useEffectEvent((text: string) => onCode(text));
  const hide = useEffectEvent(() => document.hidden && onHidden());

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function start(element: HTMLVideoElement) {
      stream = await openCamera();
      if (signal.aborted) return stop();
      element.srcObject = stream;
      await element.play();
      const detector = await createQrDetector();
      const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      if (signal.aborted) return;
      [track.current] = stream.getVideoTracks();
      setState('running');
      setLight(hasTorch(track.current) ? false : undefined);
      setNext(cameraAfter(rearCamerasOf(devices), track.current?.getSettings().deviceId));
      async function scan() {
        const [code] = await detector.detect(element).catch(() => []);
        if (signal.aborted) return;
        if (code) report(code.rawValue);
        else timer = setTimeout(() => void scan(), SCAN_INTERVAL_MS);
      }
      await scan();
    }

    function stop() {
      for (const each of stream?.getTracks() ?? []) each.stop();
    }

    if (video.current) start(video.current).catch((error: unknown) => !signal.aborted && setState(stateOfError(error)));
    document.addEventListener('visibilitychange', hide, { signal });
    return () => {
      control.abort();
      clearTimeout(timer);
      stop();
    };
  }, [turn]);

  return {
    video,
    state,
    change:
      next === undefined
        ? undefined
        : () => {
            deviceStore.set(CAMERA_KEY, next);
            setState('starting');
            setTurn(turn + 1);
          },
    light,
    switchLight() {
      // A track that refuses keeps its light as it is.
      track.current?.applyConstraints({ advanced: [{ torch: !light } as MediaTrackConstraintSet] }).then(
        () => setLight(!light),
        () => undefined,
      );
    },
  };
}
