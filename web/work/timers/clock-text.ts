const two = (count: number): string => String(count).padStart(2, '0')

/** What a clock that counts up shows: `0:05:09`, `26:00:00`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
}

/** The same without its seconds, as a tab's title has room for: `0:05`. */
export function shortClockText(seconds: number): string {
  return clockText(seconds).slice(0, -3)
}
