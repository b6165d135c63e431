const whole = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 1 })

/** Bytes as people read them: `812 B`, `34 kB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${whole.format(bytes)} B`
  if (bytes < 1_000_000) return `${whole.format(bytes / 1_000)} kB`
  return `${tenth.format(bytes / 1_000_000)} MB`
}
