/** Throws paper from both sides for a moment; nothing moves where motion is unwanted. The code is fetched when it is needed. */
export async function celebrate(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:40';
  document.body.append(canvas);
  // No worker: the policy of the site does not allow those made from a blob.
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
