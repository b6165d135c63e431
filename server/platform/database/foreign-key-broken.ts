/** True for an error of PostgreSQL that means: a row still refers to one that was removed, or refers to one that isn't there. */
export function isForeignKeyBroken(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '23503'
}
