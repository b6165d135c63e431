const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** No memory in the database, and a limit of its own configuration. */
const otherLack = new Set(['53200', '53400'])

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code)

/** True for an error of PostgreSQL or of our own files that means: the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return fullDisk.has(codeOf(error))
}

/** True for an error that means: there is no room to write. Nothing was written; once there is room, all goes on. */
export function isOutOfRoom(error: unknown): boolean {
  return isDiskFull(error) || otherLack.has(codeOf(error))
}
