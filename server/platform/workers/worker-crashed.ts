/** The thread was ended, or ended itself, before its job was done. */
export class WorkerCrashed extends Error {}
