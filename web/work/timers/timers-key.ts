/** What the list of a person's timers is kept under. */
export const timersKey = ['time.listTimers', {}] as const
