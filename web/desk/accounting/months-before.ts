/** The months up to one, as `2026-11`, the newest first. */
export function monthsBefore(month: string, count: number): string[] {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return Array.from({ length: count }, (_each, back) => {
    const at = year * 12 + of - 1 - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
