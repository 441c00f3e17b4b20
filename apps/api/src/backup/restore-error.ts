import { StartError } from '#errors/start-error.ts';

/** A backup that cannot be restored here; `message` tells the operator why. */
export class RestoreError extends StartError {}
