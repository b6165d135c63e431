const two = (amount: number) => String(amount).padStart(2, '0')

/** How far a clock is from UTC, in minutes east of it: -300 is `UTC−05:00`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
