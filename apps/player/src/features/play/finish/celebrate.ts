/** Confetti from both sides, unless reduced motion is preferred. Loaded lazily. */
export async function celebrate(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:40';
  document.body.append(canvas);
  // No worker: the content security policy forbids blob workers.
  const burst = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const style = getComputedStyle(document.documentElement);
  const colors = ['--trail', '--sun', '--flag'].map((name) => style.getPropertyValue(name).trim());
  const shot = { particleCount: 70, spread: 70, startVelocity: 45, ticks: 160, colors };
  await Promise.all([
    burst({ ...shot, angle: 60, origin: { x: 0, y: 0.7 } }),
    burst({ ...shot, angle: 120, origin: { x: 1, y: 0.7 } }),
  ]);
  canvas.remove();
}
