/** Key of the camera that the player of this device chose last, an id of the browser. */
export const CAMERA_KEY = 'camera';

/** The parts of an `InputDeviceInfo` that matter. Safari and Firefox name no facing mode. */
export interface Camera {
  kind: string;
  deviceId: string;
  label: string;
  getCapabilities?: () => { facingMode?: string[] };
}

/** Names of cameras on the side of the screen, in the languages of the site. */
const FRONT = /front|vorder|user|facetime|selfie/i;
/** Names of those on the back: "camera2 0, facing back", "Ultra-Weitwinkel-Rückkamera". */
const REAR = /back|rear|environment|rück/i;

function isRear(camera: Camera, isNamed: boolean): boolean {
  const facing = camera.getCapabilities?.().facingMode; // a method: Chromium refuses it without its device
  if (facing && facing.length > 0) return facing.includes('environment');
  return isNamed ? REAR.test(camera.label) : !FRONT.test(camera.label);
}

/**
 * The cameras on the back of a device, in its order. Where no name says which side a camera is on, as on a desk, all
 * that are not named as front cameras. Browsers name cameras only once the player has allowed one.
 */
export function rearCamerasOf(devices: readonly Camera[]): Camera[] {
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  const isNamed = cameras.some(({ label }) => REAR.test(label));
  return cameras.filter((camera) => isRear(camera, isNamed));
}

/** The id of the camera after the given one; undefined with fewer than two. */
export function cameraAfter(cameras: readonly Camera[], id: string | undefined): string | undefined {
  if (cameras.length < 2) return undefined;
  const shown = cameras.findIndex(({ deviceId }) => deviceId === id);
  return cameras[(shown + 1) % cameras.length]?.deviceId;
}
